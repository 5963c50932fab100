import type { CreateOrderRequest } from '@/lib/contracts/checkout';
import { mailbox } from '@/lib/domain/account';
import { WHOLE_UNIT } from '@/lib/domain/pricing/storage-return';
import { emptiesStore } from '@/lib/domain/services/flows';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import type { Trx } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { tokenMatches } from '@/lib/server/kernel/installation/token';
import { findDraft } from '@/lib/server/subjects/drafts/repo';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { findOrder, findOrderByReference, lockOrder } from '@/lib/server/subjects/orders/repo';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';
import { isStore, stockOf, takenFrom } from '@/lib/server/subjects/stock/stock';
import { MESSAGES } from '@/lib/validation/messages';

export type ReturnRequest = Extract<CreateOrderRequest, { readonly flow: 'storage-return' }>;
/** An order that takes things out of a store. */
export const isReturn = (request: CreateOrderRequest): request is ReturnRequest => emptiesStore(request.flow);
type Ports = Pick<Deps, 'db' | 'now'>;

/**
 * OWN-1: goods leave storage only for who has shown to own them. The store of a return, by a draft that was begun with
 * proof (begin.ts), by the reference and key of the storage order, or by its reference for whoever is signed in with its
 * address. Throws Problem owner_unproven, the same for a store that there is not and for somebody else's.
 */
export async function provenStore(
  { db, now }: Ports,
  { draftId, store }: ReturnRequest,
  user: SessionUser | null,
): Promise<OrderRow> {
  const owns = (row: OrderRow) => user !== null && mailbox(row.email) === user.email;
  const draft = draftId === null ? undefined : await findDraft(db, draftId);
  const [begun, named] = await Promise.all([
    draft?.store_order_id ? findOrder(db, draft.store_order_id) : undefined,
    store.reference === '' ? undefined : findOrderByReference(db, store.reference),
  ]);
  const isFresh = (draft?.store_proved_until ?? '') > now().toISOString();
  if (isStore(begun) && (isFresh || owns(begun))) return begun;
  if (isStore(named) && (owns(named) || tokenMatches(store.token, named.token_hash))) return named;
  throw new Problem('owner_unproven');
}

/**
 * The request with what the store says in place of what was sent: which unit, what is in it, how large each thing is.
 * Throws Problem validation_failed for what is not there any more, a day before the collection, and an address that is
 * not the store's: whoever owns the things has to hear of it.
 */
export async function asStored({ db, now }: Ports, request: ReturnRequest, store: OrderRow): Promise<ReturnRequest> {
  const { answers, draftId } = request;
  if (mailbox(answers.email) !== mailbox(store.email)) throw wrongField('answers.email', MESSAGES.storeEmail);
  const apartFrom = (row: OrderRow) => draftId !== null && row.draft_id === draftId && row.state === 'awaiting_payment';
  const stock = await stockOf(db, store, { now: now(), apartFrom });
  if (answers.dates.deliveryDate < stock.since)
    throw wrongField('answers.dates.deliveryDate', MESSAGES.beforeCollection);
  const chosen = takenFrom(stock, answers.furnitureItems);
  if (answers.returnKind === 'unit' ? stock.isOver : chosen === null) throw notThere();
  return {
    ...request,
    answers: {
      ...answers,
      storageSpace: orderOf(store).storageSpace ?? '',
      squareFeet: store.square_feet,
      storedItems: [...stock.items],
      furnitureItems: answers.returnKind === 'unit' ? [] : [...(chosen ?? [])],
    },
  };
}

/**
 * In the transaction that writes a return: of two returns of the same things one wins. Throws Problem validation_failed
 * when the other did.
 */
export async function takeFromStore(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  if (!(await isStillStored(trx, order, now))) throw notThere();
}

/** Whether everything that a return names is in its store, whose row is taken until the end of the transaction. */
export async function isStillStored(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.store_order_id === null) return true;
  const store = await lockOrder(trx, order.store_order_id);
  if (!isStore(store)) return false;
  const stock = await stockOf(trx, store, { now, apartFrom: ({ id }) => id === order.id });
  const listed = orderOf(order).furnitureItems.filter(({ id }) => id !== WHOLE_UNIT);
  return !stock.isOver && takenFrom(stock, listed) !== null;
}

const notThere = () => wrongField('answers.furnitureItems', MESSAGES.notInStorage);
