import { CALL_OUTCOMES } from '@/lib/contracts/desk-calls';
import type { DeskFact } from '@/lib/contracts/desk-parts';
import type { PersonPanel } from '@/lib/contracts/desk-people';
import { CLAIM_STATE_LABELS } from '@/lib/domain/claims/claims';
import { formatDate } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { INVOICE_NAMES } from '@/lib/domain/order/invoice';
import type { ReviewState } from '@/lib/domain/reviews/customer-review';
import { deskPath } from '@/lib/routes';
import { claimHref, dueText } from '@/lib/server/modules/claims/desk-pages';
import { invoicesOf } from '@/lib/server/modules/invoices/repo';
import { toLink } from '@/lib/server/modules/invoices/view';
import { lineOf } from '@/lib/server/modules/orders/desk-orders';
import { contractState, owedText } from '@/lib/server/modules/rentals/desk-storage';
import { openCharges } from '@/lib/server/modules/rentals/desk-storage-repo';
import type { OrderRow, ReviewRow } from '@/lib/server/platform/db/schema';
import { moment } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { callsOfOrders, claimsOfOrders, contractsOf, ordersAsDelegate, reviewsOfOrders } from './desk-person-repo';

/**
 * Returns the panels of a person's orders: rentals, documents, reviews, claims, calls, and orders made as a delegate.
 */
export async function orderPanels(
  deps: Deps,
  orders: readonly OrderRow[],
  mailbox: string | null,
): Promise<readonly PersonPanel[]> {
  const { db } = deps;
  const ids = orders.map(({ id }) => id);
  const [stores, documents, reviews, claims, calls, helped] = await Promise.all([
    rentalFacts(deps, orders),
    documentFacts(deps, orders),
    reviewsOfOrders(db, ids),
    claimsOfOrders(db, ids),
    callsOfOrders(db, ids),
    mailbox === null ? [] : ordersAsDelegate(db, mailbox),
  ]);
  const referenceOf = (id: string): string => orders.find((order) => order.id === id)?.reference ?? '';
  return [
    { title: 'Storage', facts: stores },
    { title: 'Invoices', facts: documents },
    { title: 'Claims', facts: claims.map((claim) => claimFact(claim, referenceOf(claim.order_id))) },
    { title: 'Reviews', facts: reviews.map((review) => reviewFact(review, referenceOf(review.order_id))) },
    {
      title: 'Calls',
      facts: calls.flatMap(({ at, outcome, text, order_id: id }) =>
        outcome === null ? [] : [callFact({ at, what: CALL_OUTCOMES[outcome], text }, referenceOf(id))],
      ),
    },
    { title: 'Ordered for others', facts: helped.map(asFact) },
  ];
}

const asFact = (row: OrderRow): DeskFact => {
  const { reference, href, service, state, when } = lineOf(row);
  return { label: reference, text: [service, state.label, when].join(', '), href };
};

const claimFact = (
  claim: Parameters<typeof dueText>[0] & { readonly number: number },
  reference: string,
): DeskFact => ({
  label: reference,
  text: [CLAIM_STATE_LABELS[claim.state], dueText(claim)].filter(Boolean).join(', '),
  href: claimHref(reference, claim.number),
});

const REVIEW_STATES: Readonly<Record<ReviewState, string>> = {
  waiting: 'Waits for a decision',
  published: 'Published',
  refused: 'Refused',
  withdrawn: 'Taken back',
};

/** Returns a review for the list. Its stars are shown only after the decision, so that they do not influence it. */
const reviewFact = ({ state, stars, sent_at: at }: ReviewRow, reference: string): DeskFact => ({
  label: reference,
  text: [REVIEW_STATES[state], ...(state === 'published' ? [`${stars} of 5 stars`] : []), moment(at)].join(', '),
  href: deskPath('reviews'),
});

type Call = { readonly at: string; readonly what: string; readonly text: string };
const callFact = ({ at, what, text }: Call, reference: string): DeskFact => ({
  label: moment(at),
  text: [`${what}, about ${reference}`, text].filter(Boolean).join(': '),
  href: deskPath('orders', reference),
});

/** Returns invoices and credit notes, with the links that the customer has. */
async function documentFacts({ db, config }: Deps, orders: readonly OrderRow[]): Promise<readonly DeskFact[]> {
  if (orders.length === 0) return [];
  const [secret, invoices] = await Promise.all([
    readSecret(db, config.secretKey),
    invoicesOf(
      db,
      orders.map(({ id }) => id),
    ),
  ]);
  return orders.flatMap((order) =>
    invoices
      .filter(({ order_id: id }) => id === order.id)
      .map((invoice) => {
        const { number, kind, issuedOn, url } = toLink(invoice, order.reference, orderToken(secret, order.id));
        const text = `${number}, ${formatDate(issuedOn)}, ${formatPence(invoice.gross_pence)}`;
        return { label: INVOICE_NAMES[kind], text, href: url };
      }),
  );
}

/** Returns the current and past rentals of the orders, with the open charges. */
async function rentalFacts({ db, now }: Deps, orders: readonly OrderRow[]): Promise<readonly DeskFact[]> {
  const ids = orders.map(({ id }) => id);
  const [contracts, charges] = await Promise.all([contractsOf(db, ids), openCharges(db, ids)]);
  return contracts.flatMap(({ order_id: id, state }) =>
    orders
      .filter((order) => order.id === id)
      .map(({ reference }) => {
        const owed = owedText(
          charges.filter((charge) => charge.order_id === id),
          now(),
        );
        const text = [contractState(state).label, owed === '' ? 'nothing open' : `${owed} open`].join(', ');
        return { label: reference, text, href: deskPath('storage', reference) };
      }),
  );
}
