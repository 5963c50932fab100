import type { bookFromAccount } from '@/lib/contracts/accounts';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { mailbox } from '@/lib/domain/account';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import { ROUTES, stepPath } from '@/lib/routes';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { ordersOf } from '@/lib/server/subjects/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { beginReturn, type Drafts } from '@/lib/server/subjects/returns/begin';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { isStore } from '@/lib/server/subjects/stock/stock';

type Asked = RequestOf<typeof bookFromAccount>;

/**
 * Begins a return or a further collection with what is known from one of the client's own units: the answers become a
 * draft, and the flow goes on from there. Nothing that has to be agreed to is taken over. `draftId`: a return that was
 * begun before it was known whose things they are. Throws Problem not_found for an order of somebody else and for one
 * that has no unit.
 */
export async function bookAgain(
  deps: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { orderId, what, draftId, things }: Asked,
  user: SessionUser,
): Promise<ResponseOf<typeof bookFromAccount>> {
  const store = await ownOrder(deps, orderId, user);
  if (!isStore(store)) throw new Problem('not_found');
  if (what !== 'collection') return { path: await beginReturn(deps, drafts, { store, what, draftId, things }) };
  const draft = furtherCollection(store);
  const saved = await drafts.save({ draftId: null, ...draft });
  return { path: stepPath(ROUTES.storageQuote, draft.step, saved.draftId) };
}

/** One of the client's own orders; undefined for anybody else's. */
export const ownOrder = async ({ db }: Pick<Deps, 'db'>, orderId: string, { email }: SessionUser) =>
  (await ordersOf(db, email)).find(({ id }) => id === orderId);

/** Another unit on the same terms, collected at the same door; what goes into it is asked. */
function furtherCollection(store: OrderRow) {
  const { details, isStudent, addresses, storageSpace, storageTerm } = orderOf(store);
  const address = addresses.storage_collection;
  const prefilled = {
    ...{ ...EMPTY_STORAGE_ANSWERS, ...details, email: mailbox(details.email), isStudent },
    ...{ storageSpace, squareFeet: store.square_feet, storageTerm },
    ...(address && { addresses: { storage_collection: address } }),
  };
  return { flow: 'storage', step: 'space', answers: prefilled } as const;
}
