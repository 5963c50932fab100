import dynamic from 'next/dynamic';
import type { SeldomView as SeldomViews } from './SeldomView';
import { ViewIn, type ViewsOf } from './ViewIn';
import './SeldomView?styles';
import { TodayPage } from '../TodayPage/TodayPage';
import { OrdersPage } from '../OrdersPage';
import { OrderPage } from '../OrderPage/OrderPage';
import { EnquiriesPage } from '../EnquiriesPage';
import { DayPlanPage } from '../DayPlanPage/DayPlanPage';
import { PeoplePage } from '../PeoplePage/PeoplePage';
import { PersonPage } from '../PeoplePage/PersonPage';

/** The pages that operators open all day. */
const FREQUENT_PAGES = {
  today: TodayPage,
  orders: OrdersPage,
  order: OrderPage,
  leads: EnquiriesPage,
  day: DayPlanPage,
  people: PeoplePage,
  person: PersonPage,
};
type FrequentView = ViewsOf<typeof FREQUENT_PAGES>;
export type DeskView = FrequentView | SeldomViews;

/** Split from the first bundle. Its styles are not, because the server renders its markup. */
const SeldomView = dynamic(() => import('./SeldomView').then((module) => module.SeldomView));

const isFrequent = (view: DeskView): view is FrequentView => view.kind in FREQUENT_PAGES;

export function ViewOf({ title, view }: { readonly title: string; readonly view: DeskView }) {
  if (isFrequent(view)) return <ViewIn pages={FREQUENT_PAGES} title={title} view={view} />;
  return <SeldomView title={title} view={view} />;
}
