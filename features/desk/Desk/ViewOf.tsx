import dynamic from 'next/dynamic';
import type { DeskView } from '@/lib/contracts/desk-views';
import './SeldomView?styles';
import { TodayPage } from '../TodayPage/TodayPage';
import { OrdersPage } from '../OrdersPage';
import { OrderPage } from '../OrderPage/OrderPage';
import { EnquiriesPage } from '../EnquiriesPage';
import { DayPlanPage } from '../DayPlanPage/DayPlanPage';
import { PeoplePage } from '../PeoplePage/PeoplePage';
import { PersonPage } from '../PeoplePage/PersonPage';

/** Split from the first bundle. Its styles are not, because the server renders its markup. */
const SeldomView = dynamic(() => import('./SeldomView').then((module) => module.SeldomView));

export function ViewOf({ title, view }: { readonly title: string; readonly view: DeskView }) {
  switch (view.kind) {
    case 'today':
      return <TodayPage title={title} {...view} />;
    case 'orders':
      return <OrdersPage title={title} {...view} />;
    case 'order':
      return <OrderPage {...view} />;
    case 'leads':
      return <EnquiriesPage title={title} {...view} />;
    case 'day':
      return <DayPlanPage {...view} />;
    case 'people':
      return <PeoplePage title={title} {...view} />;
    case 'person':
      return <PersonPage {...view} />;
    default:
      return <SeldomView title={title} view={view} />;
  }
}
