/** The styles of the home page for its first load, where the code of its components is not there. */
import './Hero/Hero.module.scss';
import './NothingHidden/NothingHidden.module.scss';
import './Plans/Plans.module.scss';
import './Steps/Steps.module.scss';
