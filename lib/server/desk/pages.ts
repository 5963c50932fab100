import type { DeskSection } from '@/lib/contracts/desk-paths';
import type { DeskView } from '@/lib/contracts/desk-views';
import { isLocalDate, londonDate } from '@/lib/domain/london-time';
import { claimPage, claimsView, newClaimPage } from '@/lib/server/modules/claims/desk-pages';
import { extraPage } from '@/lib/server/modules/extras/desk-pages';
import { reviewsView } from '@/lib/server/modules/reviews/desk-pages';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { addressPage } from './address-page';
import { addressesPage } from './addresses';
import { auditView } from './audit-words';
import { capacityView } from './capacity-view';
import { contactPage } from './contact';
import { crewsView } from './crews-view';
import { dayPlanView } from './day-plan';
import { enquiriesView } from './enquiries';
import { invoicesView } from './invoices';
import { itemsPage } from './items-page';
import { cancelPage, reschedulePage } from './order-change-pages';
import { orderPage } from './order-page';
import { ordersView } from './orders';
import { outboxView } from './outbox';
import { peopleView } from './people';
import { personView } from './person';
import { pricesView } from './prices';
import { promoView } from './promo';
import { quoteTyped, quoteView, type ReceiptOf } from './quote-page';
import { refundPage } from './refund-page';
import { rentalPage } from './rental-page';
import { storageView } from './storage';
import { todayView } from './today';
import { unpaidView } from './unpaid';
import { visitPage } from './visit-page';

/** The path of a page below /desk. Its first word is the open section, and ":name" is a variable. */
type PagePath = `${DeskSection}${'' | `/${string}`}`;

type NamesIn<Path extends string> = Path extends `${infer Word}/${infer Rest}`
  ? NamesIn<Word> | NamesIn<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type Asked<Name extends string> = Readonly<Record<Name, string>> & {
  readonly query: Query;
  readonly receiptOf: ReceiptOf;
};

/** A view, or a redirect to the only result of a search; null for an unknown subject. */
type Shown = DeskView | { readonly redirect: string } | null;

export type DeskPageDefinition = {
  readonly path: PagePath;
  /** Loads the view. `asked` contains the query and the variables of the path. */
  readonly load: (deps: Deps, asked: Asked<never>) => Promise<Shown> | Shown;
};

/** Returns a page of the back office. `load` gets the variables of its path by their names. */
export const defineDeskPage = <const Path extends PagePath>(
  path: Path,
  load: (deps: Deps, asked: Asked<NamesIn<Path>>) => Promise<Shown> | Shown,
): DeskPageDefinition => ({ path, load: load as DeskPageDefinition['load'] });

/** Returns the day in a query, or today. */
const dayIn = ({ now }: Pick<Deps, 'now'>, query: Query): string =>
  isLocalDate(queryParam(query, 'date')) ? queryParam(query, 'date') : londonDate(now());

/** Returns a redirect to the quote whose reference was searched for, else the list. */
const quoteOr = (list: (deps: Deps, query: Query) => Promise<Shown>) => async (deps: Deps, query: Query) => {
  const redirect = await quoteTyped(deps, queryParam(query, 'search'));
  return redirect === null ? list(deps, query) : { redirect };
};
const ordersOrQuote = quoteOr(ordersView);
const peopleOrQuote = quoteOr(peopleView);

/** The pages of the back office. features/desk/Desk renders their views. */
export const DESK_PAGES: readonly DeskPageDefinition[] = [
  defineDeskPage('today', todayView),
  defineDeskPage('orders', (deps, { query }) => ordersOrQuote(deps, query)),
  defineDeskPage('orders/:reference', (deps, { reference }) => orderPage(deps, reference)),
  defineDeskPage('orders/:reference/cancel', (deps, { reference }) => cancelPage(deps, reference)),
  defineDeskPage('orders/:reference/refund', (deps, { reference, query }) => refundPage(deps, reference, query)),
  defineDeskPage('orders/:reference/extra', (deps, { reference, query }) => extraPage(deps, reference, query)),
  defineDeskPage('orders/:reference/claim', (deps, { reference }) => newClaimPage(deps, reference)),
  defineDeskPage('orders/:reference/address', (deps, { reference, query }) => addressPage(deps, reference, query)),
  defineDeskPage('orders/:reference/items', (deps, { reference, query }) => itemsPage(deps, reference, query)),
  defineDeskPage('orders/:reference/contact', (deps, { reference }) => contactPage(deps, reference)),
  defineDeskPage('orders/:reference/addresses', (deps, { reference }) => addressesPage(deps, reference)),
  defineDeskPage('orders/:reference/reschedule', (deps, { reference, query }) =>
    reschedulePage(deps, reference, query),
  ),
  defineDeskPage('people', (deps, { query }) => peopleOrQuote(deps, query)),
  defineDeskPage(
    'people/:record',
    async (deps, { record, receiptOf }) => (await quoteView(deps, record, receiptOf)) ?? personView(deps, record),
  ),
  defineDeskPage('day', (deps, { query }) => dayPlanView(deps, dayIn(deps, query))),
  defineDeskPage('day/:visit', (deps, { visit }) => visitPage(deps, visit)),
  defineDeskPage('crews', (deps, { query }) => crewsView(deps, dayIn(deps, query), queryParam(query, 'link'))),
  defineDeskPage('storage', (deps, { query }) => storageView(deps, query)),
  defineDeskPage('storage/:reference', (deps, { reference }) => rentalPage(deps, reference)),
  defineDeskPage('unpaid', unpaidView),
  defineDeskPage('invoices', (deps, { query }) => invoicesView(deps, query)),
  defineDeskPage('leads', (deps, { query }) => enquiriesView(deps, query)),
  defineDeskPage('reviews', reviewsView),
  defineDeskPage('claims', (deps, { query }) => claimsView(deps, query)),
  defineDeskPage('claims/:reference/:number', (deps, { reference, number }) => claimPage(deps, reference, number)),
  defineDeskPage('capacity', (deps, { query }) => capacityView(deps, dayIn(deps, query))),
  defineDeskPage('promo', promoView),
  defineDeskPage('prices', pricesView),
  defineDeskPage('outbox', (deps, { query }) => outboxView(deps, query)),
  defineDeskPage('log', (deps, { query }) => auditView(deps, query)),
];
