/** The styles of the frame for the first load, where the code of the footer and of the error page is not there. */
import './ErrorPage/ErrorPage.module.scss';
import './Footer/Footer.module.scss';
