/** The styles of a step of this flow for its first load: those of both flows about units, then its own. */
import '../units/styles';
import '../steps/Answered/Answered.module.scss';
import './UnitFit/FitField.module.scss';
import './steps/UnitField/UnitField.module.scss';
