/** The styles of the account for the first load, where the code of the components is not there yet. */
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Field/Field.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Note/Note.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import '@/components/ui/Tag/Tag.module.scss';
import './AccountFrame/AccountFrame.module.scss';
import './Details/Details.module.scss';
import './FactList/FactList.module.scss';
import './Orders/Orders.module.scss';
import './SignIn/SignIn.module.scss';
import './Spaces/EmptyState.module.scss';
import './Spaces/Space.module.scss';
import './Spaces/Spaces.module.scss';
import './UnitPicture/UnitPicture.module.scss';
