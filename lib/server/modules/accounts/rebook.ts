import { mailbox } from '@/lib/domain/account';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { londonDate } from '@/lib/domain/london-time';
import { serviceOf } from '@/lib/domain/services/all';
import { emptiesStore, fillsStore } from '@/lib/domain/services/flows';
import { flowPath, ROUTES, stepPath } from '@/lib/routes';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { clientSpaces, topsUp } from '@/lib/server/modules/orders/client-spaces';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { isPayable } from '@/lib/server/modules/orders/standing';
import { beginTopUp } from '@/lib/server/modules/storage-additions/begin';
import { beginReturn, type Drafts } from '@/lib/server/modules/returns/begin';

/** The step at which a repeated order starts in every flow: everything but the day is known. */
export const DAY_STEP = 'date';

/**
 * Returns the quote request of an order that neither empties nor fills a rental, or null when its price is by request.
 */
const requestOf = (row: OrderRow) =>
  serviceOf(row.flow).booked({
    order: orderOf(row),
    services: servicesOf(row),
    quote: quoteOf(row),
    squareFeet: row.square_feet,
    store: null,
  });

/** Returns whether the order collects into a new unit. A move with a part in storage counts as a move. */
const collectsIntoNew = (row: OrderRow): boolean => fillsStore(row.flow) && !topsUp(row);

/**
 * Returns whether a customer can book the order again. An order awaiting payment is paid instead, and a rental whose
 * items are back has no further return.
 * @param own all orders that fill or empty the customer's rentals
 */
export function isBookableAgain(row: OrderRow, own: readonly OrderRow[], now: Date): boolean {
  if (isPayable(row, now)) return false;
  if (collectsIntoNew(row)) return true;
  if (!emptiesStore(row.flow) && !topsUp(row)) return requestOf(row) !== null;
  const space = clientSpaces(own, londonDate(now)).find(({ collection }) => collection.id === row.store_order_id);
  return space !== undefined && space.phase !== 'returned' && space.returnsOn === null;
}

/**
 * Starts a draft from one of the customer's orders and returns the path where it continues. Copies neither the day nor
 * any consent.
 * Throws Problem not_found for somebody else's order and for one that cannot be booked again.
 */
export async function orderAgain(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  own: readonly OrderRow[],
  orderId: string,
  owner: string,
): Promise<string> {
  const row = own.find(({ id }) => id === orderId);
  if (!row || !isBookableAgain(row, own, deps.now())) throw new Problem('not_found');
  if (collectsIntoNew(row)) return furtherCollection(drafts, row, owner);
  const store = own.find(({ id }) => id === row.store_order_id);
  if (topsUp(row)) return beginTopUp(deps, drafts, store, owner);
  if (emptiesStore(row.flow)) {
    return beginReturn(deps, drafts, { store, what: 'unit', draftId: '', owner });
  }
  const { draftId } = await drafts.save(
    { draftId: null, flow: row.flow, step: DAY_STEP, answers: answersAgain(row) },
    owner,
  );
  return stepPath(flowPath(row.flow), DAY_STEP, draftId);
}

/** Returns the draft answers for repeating an order without a rental: all but the day and any consent. */
export function answersAgain(row: OrderRow) {
  const { empty } = serviceOf(row.flow);
  return { ...empty, ...requestOf(row), ...contactOf(row), dates: empty.dates };
}

/**
 * Starts a draft for another unit on the same terms and collection address, and returns its path. The items are asked
 * anew.
 */
export async function furtherCollection(drafts: Drafts, store: OrderRow, owner: string): Promise<string> {
  const { addresses, storageSpace, storageTerm } = orderOf(store);
  const address = addresses.storage_collection;
  const answers = {
    ...EMPTY_STORAGE_ANSWERS,
    ...contactOf(store),
    storageSpace: storageSpace ?? '',
    storageTerm: storageTerm ?? '',
    squareFeet: store.square_feet,
    ...(address && { addresses: { storage_collection: address } }),
  } as const;
  const { draftId } = await drafts.save({ draftId: null, flow: 'storage', step: 'space', answers }, owner);
  return stepPath(ROUTES.storageQuote, 'space', draftId);
}

function contactOf(row: OrderRow) {
  const { details, isStudent } = orderOf(row);
  return { ...details, email: mailbox(details.email), isStudent };
}
