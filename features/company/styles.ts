/** The styles of the pages about the company for the first load, where the code of the components is not there yet. */
import '@/components/marketing/CallToAction/CallToAction.module.scss';
import '@/components/marketing/FactTable/FactTable.module.scss';
import '@/components/marketing/PageHero/PageHero.module.scss';
import '@/components/marketing/PointList/PointList.module.scss';
import '@/components/marketing/PriceLine/PriceLine.module.scss';
import '@/components/marketing/SectionHead/SectionHead.module.scss';
import '@/components/marketing/StepsStrip/StepsStrip.module.scss';
import '@/components/marketing/Story/Story.module.scss';
import '@/components/ui/Breadcrumb/Breadcrumb.module.scss';
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import './AskPanel/AskPanel.module.scss';
import './CompanyBody/CompanyBody.module.scss';
import './FactSheet/FactSheet.module.scss';
import './Ways/Ways.module.scss';
