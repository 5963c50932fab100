/** The styles of the page of unit sizes for its first load, where the code of its components is not there. */
import '@/components/marketing/QuestionList/QuestionList.module.scss';
import '@/components/marketing/SectionHead/SectionHead.module.scss';
import '@/components/ui/Accordion/Accordion.module.scss';
import '@/components/ui/Breadcrumb/Breadcrumb.module.scss';
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Segments/Segments.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import '@/components/ui/Tag/Tag.module.scss';
import './LikePlaces/LikePlaces.module.scss';
import './LineUp/LineUp.module.scss';
import './UnitGrid/UnitGrid.module.scss';
import './UnitPrices/UnitPrices.module.scss';
import './UnitSizesBody/UnitSizesBody.module.scss';
