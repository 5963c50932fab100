import type { CreateOrderRequest } from '@/lib/contracts/checkout';
import { mailbox } from '@/lib/domain/account';
import { EMPTY_RETURN_ANSWERS, type ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { WHOLE_UNIT } from '@/lib/domain/pricing/storage-return';
import { emptiesRental } from '@/lib/domain/services/flows';
import { activeDelegation, hasDelegation } from '@/lib/server/modules/delegation/delegation';
import { findDraft } from '@/lib/server/modules/drafts/repo';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findOrder, findOrderByReference, lockOrder } from '@/lib/server/modules/orders/repo';
import { isUnpaidOf } from '@/lib/server/modules/orders/standing';
import type { SessionUser } from '@/lib/server/modules/sessions/sessions';
import {
  isRental,
  leavesSome,
  storedInventoryOf,
  takenFrom,
} from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { OrderRow, RentalDelegateRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { tokenMatches } from '@/lib/server/platform/installation/token';
import { DELEGATE_MESSAGES } from '@/lib/validation/delegate-messages';
import { MESSAGES } from '@/lib/validation/messages';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';

export type ReturnRequest = Extract<CreateOrderRequest, { readonly flow: 'storage-return' }>;
/** An order that takes things out of a store. */
export const isReturn = (request: CreateOrderRequest): request is ReturnRequest => emptiesRental(request.flow);
type Ports = Pick<Deps, 'db' | 'now'>;
/** A store, and who may empty some of it in its owner's stead; null for the owner. */
type ProvenOwnership = { readonly rental: OrderRow; readonly delegate: RentalDelegateRow | null };

/**
 * OWN-1: goods leave storage only for who has shown to own them. The store of a return, or of more for its unit, by a draft that was begun with
 * proof (begin.ts), by the reference and key of the storage order, or by its reference for whoever is signed in with its
 * address. A draft that was begun in the owner's stead needs the right to that as well. Throws Problem owner_unproven, the
 * same for a store that there is not and for somebody else's, and right_revoked.
 */
export async function proveOwnership(
  { db, now }: Ports,
  { draftId, store }: Pick<ReturnRequest, 'draftId' | 'store'>,
  user: SessionUser | null,
): Promise<ProvenOwnership> {
  const owns = (row: OrderRow) => user !== null && mailbox(row.email) === user.email;
  const draft = draftId === null ? undefined : await findDraft(db, draftId);
  const [begun, named] = await Promise.all([
    draft?.store_order_id ? findOrder(db, draft.store_order_id) : undefined,
    store.reference === '' ? undefined : findOrderByReference(db, store.reference),
  ]);
  const isFresh = (draft?.store_proved_until ?? '') > now().toISOString();
  const delegate = draft?.helper_id ? await activeDelegation(db, draft.helper_id) : null;
  const isTheirs = (row: OrderRow) => (delegate ? user?.email === delegate.email : owns(row));
  if (isRental(begun) && (isFresh || isTheirs(begun))) return { rental: begun, delegate };
  const isNamed = isRental(named) && (owns(named) || tokenMatches(store.token, named.token_hash));
  if (isNamed && !delegate) return { rental: named, delegate };
  throw new Problem('owner_unproven');
}

/**
 * The request with what the store says in place of what was sent: which unit, what is in it, how large each thing is.
 * Throws Problem validation_failed for what is not there any more, a day before the collection, and an address that is
 * not the store's, or of a helper theirs: whoever owns the things, or may ask for them, has to hear of it.
 */
export async function asStored(
  { db, now }: Ports,
  request: ReturnRequest,
  { rental, delegate }: ProvenOwnership,
): Promise<ReturnRequest> {
  const { answers, draftId } = request;
  if (mailbox(answers.email) !== mailbox((delegate ?? rental).email))
    throw wrongField('answers.email', delegate ? DELEGATE_MESSAGES.helperEmail : MESSAGES.storeEmail);
  const on = answers.dates.deliveryDate;
  const inventory = await storedInventoryOf(db, rental, { now: now(), apartFrom: isUnpaidOf(draftId), on });
  if (on < inventory.since) throw wrongField('answers.dates.deliveryDate', MESSAGES.beforeCollection);
  if (answers.returnKind === 'unit' && on < inventory.completeOn)
    throw wrongField('answers.dates.deliveryDate', RENTAL_MESSAGES.beforeTopUp);
  const chosen = takenFrom(inventory, answers.furnitureItems);
  if (answers.returnKind === 'unit' ? inventory.isOver : chosen === null) throw notThere();
  if (delegate) onlyThings(answers.returnKind, leavesSome(inventory, chosen ?? []), 'answers.');
  return {
    ...request,
    answers: {
      ...answers,
      storageSpace: orderOf(rental).storageSpace ?? '',
      squareFeet: rental.square_feet,
      storedItems: [...inventory.items],
      furnitureItems: answers.returnKind === 'unit' ? [] : [...(chosen ?? [])],
    },
  };
}

/**
 * In the transaction that writes a return: of two returns of the same things one wins, and a right that was taken away
 * meanwhile is gone. Throws Problem validation_failed when the other did, and right_revoked.
 */
export async function takeFromRental(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  // The store's row first: whoever takes the right away has it too.
  if (order.store_order_id !== null) await lockOrder(trx, order.store_order_id);
  if (order.helper_id !== null) await activeDelegation(trx, order.helper_id);
  if (!(await isStillStored(trx, order, now))) throw notThere();
}

/**
 * Whether everything that a return names is in its store on its day, and with a whole unit everything that comes into it; in
 * the owner's stead with a right that lasts, and not the last of it. The store's row is taken until the end of the
 * transaction. True for every order that is no return.
 */
export async function isStillStored(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (order.store_order_id === null || !emptiesRental(order.flow)) return true;
  const rental = await lockOrder(trx, order.store_order_id);
  if (!isRental(rental)) return false;
  const { furnitureItems, dates, storageSpace } = orderOf(order);
  const on = dates.deliveryDate ?? '';
  const inventory = await storedInventoryOf(trx, rental, { now, apartFrom: ({ id }) => id === order.id, on });
  if (storageSpace !== null && on < inventory.completeOn) return false;
  const taken = takenFrom(
    inventory,
    furnitureItems.filter(({ id }) => id !== WHOLE_UNIT),
  );
  if (inventory.isOver || taken === null) return false;
  return order.helper_id === null || (leavesSome(inventory, taken) && (await hasDelegation(trx, order.helper_id)));
}

const notThere = () => wrongField('answers.furnitureItems', MESSAGES.notInStorage);

/**
 * Returns the answers that a delegate's return starts with: the contact details of the delegate's own last order,
 * nothing of the owner's, and no address.
 */
export async function delegatesAnswers(db: Db, { email }: RentalDelegateRow): Promise<ReturnAnswers> {
  const [last] = await ordersOf(db, email);
  if (!last) return { ...EMPTY_RETURN_ANSWERS, email };
  const { details, isStudent } = orderOf(last);
  return { ...EMPTY_RETURN_ANSWERS, ...details, email, isStudent };
}

/**
 * Throws Problem validation_failed unless a delegate's return leaves something: ending the storage is up to the owner.
 * @param path the prefix of fields in the request: "answers." or ''
 */
export function onlyThings(what: string, leavesSome: boolean, path: string): void {
  if (what === 'unit') throw wrongField(`${path}returnKind`, DELEGATE_MESSAGES.ownerEndsStorage);
  if (!leavesSome) throw wrongField(`${path}furnitureItems`, DELEGATE_MESSAGES.somethingStays);
}
