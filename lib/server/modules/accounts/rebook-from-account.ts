import type { bookFromAccount } from '@/lib/contracts/accounts';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { beginReturn, type Drafts } from '@/lib/server/modules/returns/begin';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import { isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { beginStorageAddition } from '@/lib/server/modules/storage-additions/begin';
import { furtherCollection, rebook } from './rebook';
import { openedRental } from './opened';

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
