/** The styles of the home page for its first load, where the code of its components is not there. */
import '@/components/ui/Accordion/Accordion.module.scss';
import '@/components/ui/ReviewCard/ReviewCard.module.scss';
import '@/components/ui/Tag/Tag.module.scss';
import './Areas/Areas.module.scss';
import './Audiences/Audiences.module.scss';
import './Facts/Facts.module.scss';
import './Hero/Hero.module.scss';
import './HomeBody/HomeBody.module.scss';
import './NothingHidden/NothingHidden.module.scss';
import './Plans/Plans.module.scss';
import './Questions/Questions.module.scss';
import './Reviews/Reviews.module.scss';
import './SectionHead/SectionHead.module.scss';
import './Services/Services.module.scss';
import './Steps/Steps.module.scss';
import './StoragePicker/StoragePicker.module.scss';
