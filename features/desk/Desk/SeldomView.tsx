import type { DeskView } from '@/lib/contracts/desk-views';
import { AddressPage } from '../ChangePages/AddressPage';
import { AddressesPage } from '../ChangePages/AddressesPage';
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
import { ReschedulePage } from '../ChangePages/ReschedulePage';
import { DeskReviewsPage } from '@/features/reviews/DeskReviewsPage';
import { StoragePage } from '../StoragePage/StoragePage';
import { RentalPage } from '../StoragePage/RentalPage';
import { VisitPage } from '../VisitPage/VisitPage';
import { UnpaidPage } from '../UnpaidPage';

type Frequent = 'today' | 'orders' | 'order' | 'leads' | 'day' | 'people' | 'person';
type SeldomProps = { readonly title: string; readonly view: Exclude<DeskView, { readonly kind: Frequent }> };

/** Renders the pages that change one order, and those of the office. They are opened from another page, or seldom. */
export function SeldomView({ title, view }: SeldomProps) {
  switch (view.kind) {
    case 'storage':
      return <StoragePage title={title} {...view} />;
    case 'store':
      return <RentalPage {...view} />;
    case 'crews':
      return <CrewsPage title={title} {...view} />;
    case 'capacity':
      return <CapacityPage title={title} {...view} />;
    case 'promo':
      return <PromoPage title={title} {...view} />;
    case 'prices':
      return <PricesPage title={title} {...view} />;
    case 'reviews':
      return <DeskReviewsPage title={title} {...view} />;
    case 'outbox':
      return <OutboxPage title={title} {...view} />;
    case 'audit':
      return <LogPage title={title} {...view} />;
    case 'addresses':
      return <AddressesPage {...view} />;
    case 'address':
      return <AddressPage {...view} />;
    case 'quote':
      return <QuotePage {...view} />;
    case 'unpaid':
      return <UnpaidPage title={title} {...view} />;
    case 'invoices':
      return <InvoicesPage title={title} {...view} />;
    case 'items':
      return <ItemsPage {...view} />;
    case 'contact':
      return <ContactPage {...view} />;
    case 'cancel':
      return <CancelPage {...view} />;
    case 'claims':
      return <DeskClaimsPage title={title} {...view} />;
    case 'claim':
      return <DeskClaimPage {...view} />;
    case 'newClaim':
      return <DeskNewClaimPage {...view} />;
    case 'refund':
      return <RefundPage {...view} />;
    case 'extra':
      return <DeskExtraPage {...view} />;
    case 'visit':
      return <VisitPage {...view} />;
    case 'reschedule':
      return <ReschedulePage {...view} />;
  }
}
