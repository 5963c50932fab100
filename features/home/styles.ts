/** The styles of the home page for its first load, where the code of its components is not there. */
import '@/components/marketing/LinkRows/LinkRows.module.scss';
import '@/components/marketing/Promises/Promises.module.scss';
import '@/components/marketing/QuestionList/QuestionList.module.scss';
import '@/components/marketing/ReviewStrip/ReviewStrip.module.scss';
import '@/components/marketing/SectionHead/SectionHead.module.scss';
import '@/components/marketing/StepsStrip/StepsStrip.module.scss';
import '@/components/ui/Accordion/Accordion.module.scss';
import '@/components/ui/ReviewCard/ReviewCard.module.scss';
import '@/components/ui/Tag/Tag.module.scss';
import './Areas/Areas.module.scss';
import './Audiences/Audiences.module.scss';
import './Facts/Facts.module.scss';
import './Hero/Hero.module.scss';
import './HomeBody/HomeBody.module.scss';
import './Plans/Plans.module.scss';
import './Services/Services.module.scss';
import './StoragePicker/StoragePicker.module.scss';
