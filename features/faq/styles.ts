/** The styles of the questions for the first load, where the code of the components is not there yet. */
import '@/components/marketing/CallToAction/CallToAction.module.scss';
import '@/components/marketing/PageHero/PageHero.module.scss';
import '@/components/marketing/PriceLine/PriceLine.module.scss';
import '@/components/ui/Accordion/Accordion.module.scss';
import '@/components/ui/Breadcrumb/Breadcrumb.module.scss';
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Field/Field.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/SearchField/SearchField.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import './FaqBody/FaqBody.module.scss';
