import type { DeskView } from '@/lib/contracts/desk-views';
import { CapacityPage } from '../CapacityPage/CapacityPage';
import { AddressPage } from '../ChangePages/AddressPage';
import { AddressesPage } from '../ChangePages/AddressesPage';
import { CancelPage } from '../ChangePages/CancelPage';
import { RefundPage } from '../ChangePages/RefundPage';
import { ContactPage } from '../ChangePages/ContactPage';
import { ReschedulePage } from '../ChangePages/ReschedulePage';
import { CrewsPage } from '../CrewsPage/CrewsPage';
import { DayPlanPage } from '../DayPlanPage/DayPlanPage';
import { LeadsPage } from '../LeadsPage/LeadsPage';
import { LogPage } from '../LogPage/LogPage';
import { OrderPage } from '../OrderPage/OrderPage';
import { OrdersPage } from '../OrdersPage/OrdersPage';
import { OutboxPage } from '../OutboxPage/OutboxPage';
import { PeoplePage } from '../PeoplePage/PeoplePage';
import { PersonPage } from '../PeoplePage/PersonPage';
import { PricesPage } from '../PricesPage/PricesPage';
import { StoragePage } from '../StoragePage/StoragePage';
import { StorePage } from '../StoragePage/StorePage';
import { TodayPage } from '../TodayPage/TodayPage';
import { PromoPage } from '../PromoPage/PromoPage';

/** The page of a view. */
export function ViewOf({ title, view }: { readonly title: string; readonly view: DeskView }) {
  switch (view.kind) {
    case 'today':
      return <TodayPage title={title} {...view} />;
    case 'orders':
      return <OrdersPage title={title} {...view} />;
    case 'order':
      return <OrderPage {...view} />;
    case 'addresses':
      return <AddressesPage {...view} />;
    case 'address':
      return <AddressPage {...view} />;
    case 'contact':
      return <ContactPage {...view} />;
    case 'cancel':
      return <CancelPage {...view} />;
    case 'refund':
      return <RefundPage {...view} />;
    case 'reschedule':
      return <ReschedulePage {...view} />;
    case 'storage':
      return <StoragePage title={title} {...view} />;
    case 'store':
      return <StorePage {...view} />;
    case 'leads':
      return <LeadsPage title={title} {...view} />;
    case 'day':
      return <DayPlanPage {...view} />;
    case 'crews':
      return <CrewsPage title={title} {...view} />;
    case 'capacity':
      return <CapacityPage title={title} {...view} />;
    case 'promo':
      return <PromoPage title={title} {...view} />;
    case 'prices':
      return <PricesPage title={title} {...view} />;
    case 'outbox':
      return <OutboxPage title={title} {...view} />;
    case 'audit':
      return <LogPage title={title} {...view} />;
    case 'people':
      return <PeoplePage title={title} {...view} />;
    case 'person':
      return <PersonPage {...view} />;
  }
}
