/** The styles of the choice of a return for its first load, where the code of its components is not there. */
import '@/components/layout/QuoteLayout/QuoteLayout.module.scss';
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Field/Field.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Logo/Logo.module.scss';
import '@/components/ui/Note/Note.module.scss';
import '@/components/ui/PhoneLink/PhoneLink.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import '@/components/ui/Tag/Tag.module.scss';
import '../pages/EntryPage.module.scss';
import '../units/UnitShelf.module.scss';
import './ChooseReturn/ChooseReturn.module.scss';
