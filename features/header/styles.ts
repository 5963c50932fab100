/** The styles of the header for the first load, where the code of its components is not there. */
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Logo/Logo.module.scss';
import '@/components/ui/PhoneLink/PhoneLink.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import './Header/Header.module.scss';
import './NavGroups/NavGroups.module.scss';
