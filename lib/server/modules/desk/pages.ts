import { isLocalDate, londonDate } from '@/lib/domain/london-time';
import { peopleView, personView } from '@/lib/server/modules/accounts/desk-people';
import { addressesPage } from '@/lib/server/modules/addresses/desk-addresses';
import { addressPage, cancelPage, reschedulePage } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { itemsPage } from '@/lib/server/modules/order-lifecycle/desk-items';
import { claimPages } from '@/lib/server/modules/claims/desk-pages';
import { crewsView } from '@/lib/server/modules/crew/desk-crews';
import { enquiriesView } from '@/lib/server/modules/enquiries/desk-enquiries';
import { extraPages } from '@/lib/server/modules/extras/desk-extras';
import { invoicesView } from '@/lib/server/modules/invoices/desk-invoices';
import { refundPage, unpaidView } from '@/lib/server/modules/ledger/desk-unpaid';
import { outboxView } from '@/lib/server/modules/notifications/desk-outbox';
import { contactPage } from '@/lib/server/modules/orders/desk-contact';
import { orderPage } from '@/lib/server/modules/orders/desk-order';
import { ordersView } from '@/lib/server/modules/orders/desk-orders';
import { pricesView } from '@/lib/server/modules/quotes/desk-prices';
import { promoView } from '@/lib/server/modules/quotes/desk-promo';
import { quoteTyped, quoteView } from '@/lib/server/modules/quotes/desk-quote';
import { rentalPage, storageView } from '@/lib/server/modules/rentals/desk-rental';
import { reviewPages } from '@/lib/server/modules/reviews/desk-reviews';
import { auditView } from '@/lib/server/modules/sessions/desk-audit';
import { capacityView } from '@/lib/server/modules/slots/desk-capacity';
import { dayPlanView } from '@/lib/server/modules/visits/desk-day-plan';
import { visitPage } from '@/lib/server/modules/visits/desk-visit';
import { defineDeskPage, type DeskPageDefinition, type PageResult } from '@/lib/server/platform/desk/define-page';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { todayView } from './today';

const dayIn = ({ now }: Pick<Deps, 'now'>, query: Query): string =>
  isLocalDate(queryParam(query, 'date')) ? queryParam(query, 'date') : londonDate(now());

/** Redirects to the quote whose reference was searched for, else shows the list. */
const quoteOr =
  <View extends { readonly kind: string }>(list: (deps: Deps, query: Query) => Promise<PageResult<View>>) =>
  async (deps: Deps, query: Query): Promise<PageResult<View>> => {
    const redirect = await quoteTyped(deps, queryParam(query, 'search'));
    return redirect === null ? list(deps, query) : { redirect };
  };
const ordersOrQuote = quoteOr(ordersView);
const peopleOrQuote = quoteOr(peopleView);

/** The navigation has their tabs in this order, that of a working day. features/desk/Desk renders their views. */
export const DESK_PAGES = [
  defineDeskPage('today', todayView, 'Today'),
  defineDeskPage('orders', (deps, { query }) => ordersOrQuote(deps, query), 'Orders'),
  defineDeskPage('orders/:reference', (deps, { reference }) => orderPage(deps, reference)),
  defineDeskPage('orders/:reference/cancel', (deps, { reference }) => cancelPage(deps, reference)),
  defineDeskPage('orders/:reference/refund', (deps, { reference, query }) => refundPage(deps, reference, query)),
  defineDeskPage('orders/:reference/address', (deps, { reference, query }) => addressPage(deps, reference, query)),
  defineDeskPage('orders/:reference/items', (deps, { reference, query }) => itemsPage(deps, reference, query)),
  defineDeskPage('orders/:reference/contact', (deps, { reference }) => contactPage(deps, reference)),
  defineDeskPage('orders/:reference/addresses', (deps, { reference }) => addressesPage(deps, reference)),
  defineDeskPage('orders/:reference/reschedule', (deps, { reference, query }) =>
    reschedulePage(deps, reference, query),
  ),
  ...extraPages,
  defineDeskPage('people', (deps, { query }) => peopleOrQuote(deps, query), 'People'),
  defineDeskPage(
    'people/:record',
    async (deps, { record, receiptOf }) => (await quoteView(deps, record, receiptOf)) ?? personView(deps, record),
  ),
  defineDeskPage('day', (deps, { query }) => dayPlanView(deps, dayIn(deps, query)), 'Day plan'),
  defineDeskPage('day/:visit', (deps, { visit }) => visitPage(deps, visit)),
  defineDeskPage('crews', (deps, { query }) => crewsView(deps, dayIn(deps, query), queryParam(query, 'link')), 'Crews'),
  defineDeskPage('storage', (deps, { query }) => storageView(deps, query), 'Storage'),
  defineDeskPage('storage/:reference', (deps, { reference }) => rentalPage(deps, reference)),
  defineDeskPage('unpaid', unpaidView, 'Unpaid'),
  defineDeskPage('invoices', (deps, { query }) => invoicesView(deps, query), 'Invoices'),
  defineDeskPage('leads', (deps, { query }) => enquiriesView(deps, query), 'Enquiries'),
  ...reviewPages,
  ...claimPages,
  defineDeskPage('capacity', (deps, { query }) => capacityView(deps, dayIn(deps, query)), 'Slots'),
  defineDeskPage('promo', promoView, 'Promo codes'),
  defineDeskPage('prices', pricesView, 'Prices'),
  defineDeskPage('outbox', (deps, { query }) => outboxView(deps, query), 'Messages'),
  defineDeskPage('log', (deps, { query }) => auditView(deps, query), 'Log'),
];

type ViewOf<Page> = Page extends DeskPageDefinition<infer View> ? View : never;
export type DeskView = ViewOf<(typeof DESK_PAGES)[number]>;
