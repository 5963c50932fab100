/** The styles of a return's check page for its first load: that may end in a request instead of an order. */
import '../check/styles';
import './AskForReturn/AskForReturn.module.scss';
