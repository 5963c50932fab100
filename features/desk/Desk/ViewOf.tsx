import dynamic from 'next/dynamic';
import type { DeskView } from '@/lib/contracts/desk-views';
import { TodayPage } from '../TodayPage/TodayPage';
import { OrdersPage } from '../OrdersPage/OrdersPage';
import { OrderPage } from '../OrderPage/OrderPage';
import { LeadsPage } from '../LeadsPage/LeadsPage';
import { DayPlanPage } from '../DayPlanPage/DayPlanPage';
import { PeoplePage } from '../PeoplePage/PeoplePage';
import { PersonPage } from '../PeoplePage/PersonPage';

/** Not part of every page's code: they are opened from another page, or seldom. */
const ChangeViewOf = dynamic(() => import('./ChangeViewOf').then((module) => module.ChangeViewOf));
const OfficeViewOf = dynamic(() => import('./OfficeViewOf').then((module) => module.OfficeViewOf));

/** The page of a view. */
export function ViewOf({ title, view }: { readonly title: string; readonly view: DeskView }) {
  switch (view.kind) {
    case 'today':
      return <TodayPage title={title} {...view} />;
    case 'orders':
      return <OrdersPage title={title} {...view} />;
    case 'order':
      return <OrderPage {...view} />;
    case 'leads':
      return <LeadsPage title={title} {...view} />;
    case 'day':
      return <DayPlanPage {...view} />;
    case 'people':
      return <PeoplePage title={title} {...view} />;
    case 'person':
      return <PersonPage {...view} />;
    case 'addresses':
    case 'address':
    case 'cancel':
    case 'refund':
    case 'reschedule':
    case 'contact':
      return <ChangeViewOf view={view} />;
    case 'storage':
    case 'store':
    case 'crews':
    case 'capacity':
    case 'promo':
    case 'prices':
    case 'outbox':
    case 'audit':
      return <OfficeViewOf title={title} view={view} />;
  }
}
