import dynamic from 'next/dynamic';
import { useEffect, useRef } from 'react';
import { SkipLink } from '@/components/layout/Layout';
import { Logo } from '@/components/ui/Logo';
import { Note } from '@/components/ui/Note';
import { RefusedForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { ACCOUNT_DETAILS } from '@/lib/account-routes';
import type { DeskPageProps } from '@/lib/contracts/desk-parts';
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
import styles from './Desk.module.scss';

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

function ViewOf({ title, view }: { readonly title: string; readonly view: DeskView }) {
  if (isFrequent(view)) return <ViewIn pages={FREQUENT_PAGES} title={title} view={view} />;
  return <SeldomView title={title} view={view} />;
}

/** Scrolls the current tab to the middle of the row, which on a phone is wider than the screen. */
function showCurrent(tabs: HTMLElement | null): void {
  const tab = tabs?.querySelector<HTMLElement>('[aria-current]');
  if (!tabs || !tab) return;
  const before = tab.getBoundingClientRect().left - tabs.getBoundingClientRect().left;
  tabs.scrollLeft += before - (tabs.clientWidth - tab.clientWidth) / 2;
}

/** Renders the operator's desk without client state: links load the page anew, so every page is current. */
export function Desk({ title, operator, tabs, view, notice, refused }: DeskPageProps<DeskView>) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const show = () => showCurrent(nav.current);
    show();
    addEventListener('resize', show);
    return () => removeEventListener('resize', show);
  }, []);
  return (
    <div className={styles.root}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <Logo />
          <a className={styles.operator} href={ACCOUNT_DETAILS}>
            {operator}
          </a>
        </div>
        <nav ref={nav} className={styles.nav} aria-label="Desk">
          {tabs.map(({ href, label, isCurrent }) => (
            <a key={href} className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {notice ? (
          <Note kind={notice.kind} role={notice.kind === 'error' ? 'alert' : 'status'} className={styles.notice}>
            {notice.text}
          </Note>
        ) : null}
        <RefusedForm value={refused}>
          <ViewOf title={title} view={view} />
        </RefusedForm>
      </main>
    </div>
  );
}
