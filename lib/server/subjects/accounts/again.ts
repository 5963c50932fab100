import { mailbox } from '@/lib/domain/account';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { londonDate } from '@/lib/domain/london-time';
import { serviceOf } from '@/lib/domain/services/all';
import { emptiesStore, fillsStore } from '@/lib/domain/services/flows';
import { flowPath, ROUTES, stepPath } from '@/lib/routes';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { clientSpaces, topsUp } from '@/lib/server/subjects/orders/client-spaces';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/subjects/orders/documents';
import { isPayable } from '@/lib/server/subjects/orders/standing';
import { beginTopUp } from '@/lib/server/subjects/top-ups/begin';
import { beginReturn, type Drafts } from '@/lib/server/subjects/returns/begin';

/** The step of every flow that an order is booked again on: all but the day is known. */
export const DAY_STEP = 'date';

/** The request of an order that empties or fills no store; null for one whose price is asked for. */
const requestOf = (row: OrderRow) =>
  serviceOf(row.flow).booked({
    ...{ order: orderOf(row), services: servicesOf(row), quote: quoteOf(row) },
    ...{ squareFeet: row.square_feet, store: null },
  });

/** A collection into a unit of its own; a move with a part in storage is a move again. */
const collectsIntoNew = (row: OrderRow): boolean => fillsStore(row.flow) && !topsUp(row);

/**
 * Whether an order can be booked again: one to pay is paid instead, and what is back does not come back again. `own`: all
 * that fills and empties the client's stores.
 */
export function isBookableAgain(row: OrderRow, own: readonly OrderRow[], now: Date): boolean {
  if (isPayable(row, now)) return false;
  if (collectsIntoNew(row)) return true;
  if (!emptiesStore(row.flow) && !topsUp(row)) return requestOf(row) !== null;
  const space = clientSpaces(own, londonDate(now)).find(({ collection }) => collection.id === row.store_order_id);
  return space !== undefined && space.phase !== 'returned' && space.returnsOn === null;
}

/**
 * Begins one of the client's orders again; answers where it goes on. Nothing that has to be agreed to is taken over, and
 * no day. Throws Problem not_found for an order of somebody else and for one that cannot be booked again.
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

/** What was answered for an order that empties no store and adds to none: all but its day, and nothing that is agreed to. */
export function answersAgain(row: OrderRow) {
  const { empty } = serviceOf(row.flow);
  return { ...empty, ...requestOf(row), ...contactOf(row), dates: empty.dates };
}

/** Another unit on the same terms, collected at the same door; what goes into it is asked. Answers where it goes on. */
export async function furtherCollection(drafts: Drafts, store: OrderRow, owner: string): Promise<string> {
  const { addresses, storageSpace, storageTerm } = orderOf(store);
  const address = addresses.storage_collection;
  const answers = {
    ...{
      ...EMPTY_STORAGE_ANSWERS,
      ...contactOf(store),
      storageSpace: storageSpace ?? '',
      storageTerm: storageTerm ?? '',
    },
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
