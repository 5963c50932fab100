import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import type { bookFromAccount } from '@/lib/contracts/accounts';
import { mailbox } from '@/lib/domain/account';
import { londonDate } from '@/lib/domain/london-time';
import { EMPTY_RETURN_ANSWERS } from '@/lib/domain/order/return-answers';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/order/storage-answers';
import { ROUTES, stepPath } from '@/lib/routes';
import type { StoredSpace } from '@/lib/domain/storage/spaces';
import type { Deps } from '../deps';
import type { draftsService } from '../drafts/service';
import { Problem } from '../http/problem';
import { orderOf } from '../orders/documents';
import { clientSpaces, type BookedCollection } from '../storage/client-spaces';
import { ordersOf } from './orders-repo';
import type { SessionUser } from './sessions';

type Drafts = Pick<ReturnType<typeof draftsService>, 'save'>;
type Asked = RequestOf<typeof bookFromAccount>;

/**
 * Begins a return or a further collection with what is known from one of the client's own units: the answers become a
 * draft, and the flow goes on from there. Nothing that has to be agreed to is taken over. Throws Problem not_found for
 * an order of somebody else and for one that has no unit.
 */
export async function bookAgain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  { orderId, what }: Asked,
  user: SessionUser,
): Promise<ResponseOf<typeof bookFromAccount>> {
  const rows = await ordersOf(db, user.email);
  const space = clientSpaces(rows, londonDate(now())).find(({ collection }) => collection.row.id === orderId);
  if (!space || (what !== 'collection' && space.phase === 'returned')) throw new Problem('not_found');
  const draft = what === 'collection' ? furtherCollection(space) : returnOf(space, what);
  const { draftId } = await drafts.save({ draftId: null, ...draft });
  const path = what === 'collection' ? ROUTES.storageQuote : ROUTES.returnQuote;
  return { path: stepPath(path, draft.step, draftId) };
}

type Space = StoredSpace<BookedCollection>;

/** Who ordered, and where to: the rest of an order is agreed to anew. */
function known({ collection: { row } }: Space) {
  const { details, isStudent, addresses } = orderOf(row);
  const address = addresses.storage_collection;
  return { answers: { ...details, email: mailbox(details.email), isStudent }, address };
}

function returnOf(space: Space, what: 'unit' | 'items') {
  const { answers, address } = known(space);
  const { storageSpace, squareFeet } = space.collection;
  const prefilled = {
    ...{ ...EMPTY_RETURN_ANSWERS, ...answers, returnKind: what },
    ...{ storageSpace, squareFeet, storedItems: space.items },
    ...(address && { addresses: { delivery: address } }),
  };
  return { flow: 'storage-return', step: what === 'unit' ? 'address' : 'packing', answers: prefilled } as const;
}

/** Another unit on the same terms, collected at the same door; what goes into it is asked. */
function furtherCollection(space: Space) {
  const { answers, address } = known(space);
  const { storageSpace, squareFeet, storageTerm } = space.collection;
  const prefilled = {
    ...{ ...EMPTY_STORAGE_ANSWERS, ...answers, storageSpace, squareFeet, storageTerm },
    ...(address && { addresses: { storage_collection: address } }),
  };
  return { flow: 'storage', step: 'space', answers: prefilled } as const;
}
