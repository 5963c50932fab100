import type { ClaimView, ClaimsListView, NewClaimView } from './desk-claims';
import type { ContactView } from './desk-contact';
import type { EnquiriesView } from './desk-enquiries';
import type { ExtraView } from './desk-extras';
import type { ItemsChangeView } from './desk-items';
import type { RefundView, InvoicesView } from './desk-money';
import type { PricesView, OutboxView, AuditView } from './desk-office';
import type {
  AddressChangeView,
  AddressesView,
  CancelView,
  OrderPageView,
  OrdersView,
  RescheduleView,
} from './desk-orders';
import type { DeskNotice, DeskRefusedForm } from './desk-parts';
import type { DeskSection } from './desk-paths';
import type { PeopleView, PersonView, QuoteView } from './desk-people';
import type { PromoView } from './desk-promo';
import type { VisitPageView } from './desk-proof';
import type { CapacityView } from './desk-slots';
import type { StorageView, RentalView } from './desk-storage';
import type { TodayView } from './desk-today';
import type { UnpaidView } from './desk-unpaid';
import type { CrewsView, DayPlanView } from './desk-visits';
import type { ReviewsView } from './reviews';

export type DeskView =
  | TodayView
  | UnpaidView
  | StorageView
  | RentalView
  | InvoicesView
  | OrdersView
  | OrderPageView
  | AddressesView
  | CancelView
  | RefundView
  | ExtraView
  | ClaimsListView
  | ClaimView
  | NewClaimView
  | RescheduleView
  | AddressChangeView
  | ItemsChangeView
  | EnquiriesView
  | ReviewsView
  | DayPlanView
  | VisitPageView
  | CrewsView
  | CapacityView
  | PromoView
  | PricesView
  | OutboxView
  | AuditView
  | PeopleView
  | PersonView
  | QuoteView
  | ContactView;

export type DeskPageProps = {
  readonly title: string;
  readonly operator: string;
  readonly view: DeskView;
  readonly notice: DeskNotice;
  readonly refused: DeskRefusedForm | null;
  /** The open section of the navigation. */
  readonly section: DeskSection;
};
