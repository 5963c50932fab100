import { ViewIn, type ViewsOf } from './ViewIn';
import { AddressPage, AddressesPage, ReschedulePage } from '../ChangePages/ChangePages';
import { DeskClaimPage } from '@/features/claims/DeskClaimPage';
import { DeskClaimsPage } from '@/features/claims/DeskClaimsPage';
import { DeskNewClaimPage } from '@/features/claims/DeskNewClaimPage';
import { DeskExtraPage } from '@/features/extras/DeskExtraPage';
import { CancelPage } from '../ChangePages/CancelPage';
import { CapacityPage } from '../CapacityPage/CapacityPage';
import { ContactPage } from '../ChangePages/ContactPage';
import { CrewsPage } from '../CrewsPage/CrewsPage';
import { InvoicesPage } from '../InvoicesPage';
import { ItemsPage } from '../ChangePages/ItemsPage';
import { LogPage } from '../LogPage';
import { OutboxPage } from '../OutboxPage/OutboxPage';
import { QuotePage } from '../PeoplePage/QuotePage';
import { PricesPage } from '../PricesPage';
import { PromoPage } from '../PromoPage';
import { RefundPage } from '../ChangePages/RefundPage';
import { DeskReviewsPage } from '@/features/reviews/DeskReviewsPage';
import { StoragePage } from '../StoragePage/StoragePage';
import { RentalPage } from '../StoragePage/RentalPage';
import { VisitPage } from '../VisitPage/VisitPage';
import { UnpaidPage } from '../UnpaidPage';

/** The pages that change one order, and those of the office. They are opened from another page, or seldom. */
const SELDOM_PAGES = {
  storage: StoragePage,
  store: RentalPage,
  crews: CrewsPage,
  capacity: CapacityPage,
  promo: PromoPage,
  prices: PricesPage,
  reviews: DeskReviewsPage,
  outbox: OutboxPage,
  audit: LogPage,
  addresses: AddressesPage,
  address: AddressPage,
  quote: QuotePage,
  unpaid: UnpaidPage,
  invoices: InvoicesPage,
  items: ItemsPage,
  contact: ContactPage,
  cancel: CancelPage,
  claims: DeskClaimsPage,
  claim: DeskClaimPage,
  newClaim: DeskNewClaimPage,
  refund: RefundPage,
  extra: DeskExtraPage,
  visit: VisitPage,
  reschedule: ReschedulePage,
};
export type SeldomView = ViewsOf<typeof SELDOM_PAGES>;

export function SeldomView({ title, view }: { readonly title: string; readonly view: SeldomView }) {
  return <ViewIn pages={SELDOM_PAGES} title={title} view={view} />;
}
