/** The styles of the price list for its first load, where the code of its components is not there. */
import '@/components/marketing/PageHero/PageHero.module.scss';
import '@/components/ui/Accordion/Accordion.module.scss';
import '@/components/ui/Breadcrumb/Breadcrumb.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import './PriceListBody/PriceListBody.module.scss';
import './PriceTable/PriceTable.module.scss';
