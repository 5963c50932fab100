/** The styles of the reviews for the first load, where the code of the components is not there yet. */
import '@/components/marketing/CallToAction/CallToAction.module.scss';
import '@/components/marketing/PointList/PointList.module.scss';
import '@/components/marketing/PriceLine/PriceLine.module.scss';
import '@/components/marketing/SectionHead/SectionHead.module.scss';
import '@/components/ui/Breadcrumb/Breadcrumb.module.scss';
import '@/components/ui/Button/Button.module.scss';
import '@/components/ui/Chips/Chips.module.scss';
import '@/components/ui/Icon/Icon.module.scss';
import '@/components/ui/Modal/Modal.module.scss';
import '@/components/ui/Note/Note.module.scss';
import '@/components/ui/ReviewCard/ReviewCard.module.scss';
import '@/components/ui/Spinner/Spinner.module.scss';
import '@/components/ui/Tag/Tag.module.scss';
import './ReviewList/ReviewList.module.scss';
import './ReviewModal/ReviewModal.module.scss';
import './ReviewWidget/ReviewWidget.module.scss';
import './ReviewsView/ReviewsView.module.scss';
