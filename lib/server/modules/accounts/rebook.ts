import type { bookFromAccount } from '@/lib/contracts/accounts';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { mailbox } from '@/lib/domain/account';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { londonDate } from '@/lib/domain/london-time';
import { serviceOf } from '@/lib/domain/services/all';
import { emptiesRental, fillsRental } from '@/lib/domain/services/flows';
import { ROUTES, flowPath, stepPath } from '@/lib/routes';
import { addsToRental, clientSpaces } from '@/lib/server/modules/orders/client-spaces';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import { beginReturn, type Drafts } from '@/lib/server/modules/returns/begin';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { beginStorageAddition } from '@/lib/server/modules/storage-additions/begin';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem } from '@/lib/server/platform/base/problem';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { openedRental } from './opened';

/** The step at which a repeated order starts: everything but the day is known. */
export const DAY_STEP = 'date';

/** Returns the request of an order without a rental, or null when its price is by request. */
const requestOf = (row: OrderRow) =>
  serviceOf(row.flow).booked({
    order: orderOf(row),
    services: servicesOf(row),
    quote: quoteOf(row),
    squareFeet: row.square_feet,
    rental: null,
  });

/** Returns whether the order collects into a new unit. A move with a part in storage counts as a move. */
const collectsIntoNew = (row: OrderRow): boolean => fillsRental(row.flow) && !addsToRental(row);

/**
 * Returns whether a customer can book the order again. An unpaid order is paid instead, and an empty rental has no
 * return.
 * @param own all orders that fill or empty the customer's rentals
 */
export function canRebook(row: OrderRow, own: readonly OrderRow[], now: Date): boolean {
  if (awaitsOrderPayment(row, now)) return false;
  if (collectsIntoNew(row)) return true;
  if (!emptiesRental(row.flow) && !addsToRental(row)) return requestOf(row) !== null;
  const space = clientSpaces(own, londonDate(now)).find(({ collection }) => collection.id === row.store_order_id);
  return space !== undefined && space.phase !== 'returned' && space.returnsOn === null;
}

/**
 * Starts a draft from one of the customer's orders, without the day and any consent, and returns its path. Throws
 * Problem not_found for somebody else's order and for one that cannot be booked again.
 */
export async function rebook(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  own: readonly OrderRow[],
  orderId: string,
  owner: string,
): Promise<string> {
  const row = own.find(({ id }) => id === orderId);
  if (!row || !canRebook(row, own, deps.now())) throw new Problem('not_found');
  if (collectsIntoNew(row)) return furtherCollection(drafts, row, owner);
  const rental = own.find(({ id }) => id === row.store_order_id);
  if (addsToRental(row)) return beginStorageAddition(deps, drafts, rental, owner);
  if (emptiesRental(row.flow)) {
    return beginReturn(deps, drafts, { rental, what: 'unit', draftId: '', owner });
  }
  const { draftId } = await drafts.save(
    { draftId: null, flow: row.flow, step: DAY_STEP, answers: rebookAnswers(row) },
    owner,
  );
  return stepPath(flowPath(row.flow), DAY_STEP, draftId);
}

/** Returns the answers for repeating an order without a rental, without the day and any consent. */
export function rebookAnswers(row: OrderRow) {
  const { empty } = serviceOf(row.flow);
  return { ...empty, ...requestOf(row), ...contactOf(row), dates: empty.dates };
}

/** Starts a draft for another unit on the same terms and collection address, and returns its path. */
export async function furtherCollection(drafts: Drafts, rental: OrderRow, owner: string): Promise<string> {
  const { addresses, storageSpace, storageTerm } = orderOf(rental);
  const address = addresses.storage_collection;
  const answers = {
    ...EMPTY_STORAGE_ANSWERS,
    ...contactOf(rental),
    storageSpace: storageSpace ?? '',
    storageTerm: storageTerm ?? '',
    squareFeet: rental.square_feet,
    ...(address && { addresses: { storage_collection: address } }),
  } as const;
  const { draftId } = await drafts.save({ draftId: null, flow: 'storage', step: 'space', answers }, owner);
  return stepPath(ROUTES.storageQuote, 'space', draftId);
}

function contactOf(row: OrderRow) {
  const { details, isStudent } = orderOf(row);
  return { ...details, email: mailbox(details.email), isStudent };
}

type Asked = RequestOf<typeof bookFromAccount>;

/**
 * Begins a return, an addition, another unit or the same order again as a draft, without any consent, and returns its
 * path. Throws Problem not_found for somebody else's order, and for anything but a return from a unit opened to the
 * user.
 */
export async function rebookFromAccount(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { orderId, what, draftId, things }: Asked,
  user: SessionUser,
): Promise<ResponseOf<typeof bookFromAccount>> {
  const own = await ordersOf(deps.db, user.email);
  if (what === 'again') return { path: await rebook(deps, drafts, own, orderId, user.email) };
  const rental = own.find(({ id }) => id === orderId);
  if (!isRental(rental)) return bookOpened(deps, drafts, { orderId, what, things }, user);
  if (what === 'topUp') return { path: await beginStorageAddition(deps, drafts, rental, user.email) };
  if (what === 'collection') return { path: await furtherCollection(drafts, rental, user.email) };
  return { path: await beginReturn(deps, drafts, { rental, what, draftId, things, owner: user.email }) };
}

type FromUnit = Pick<Asked, 'orderId' | 'things'> & { readonly what: Exclude<Asked['what'], 'again'> };

async function bookOpened(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { orderId, what, things }: FromUnit,
  user: SessionUser,
): Promise<ResponseOf<typeof bookFromAccount>> {
  const opened = await openedRental(deps.db, orderId, user);
  if (!opened || what === 'collection' || what === 'topUp') throw new Problem('not_found');
  return { path: await beginReturn(deps, drafts, { ...opened, what, draftId: '', things, owner: user.email }) };
}

export const ownOrder = async ({ db }: Pick<Deps, 'db'>, orderId: string, { email }: SessionUser) =>
  (await ordersOf(db, email)).find(({ id }) => id === orderId);
