import { mailbox } from '@/lib/domain/account';
import { homeOfStored } from '@/lib/domain/answers/ordered-storage-split';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { HOUR_MS, londonDate } from '@/lib/domain/london-time';
import { RETURN_PROOF_HOURS } from '@/lib/domain/storage/delegates';
import { ROUTES, stepPath } from '@/lib/routes';
import { assignRental } from '@/lib/server/modules/drafts/repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { staysBecause } from '@/lib/server/modules/rentals/unit-offers';
import type { Drafts } from '@/lib/server/modules/returns/service';
import { contentsOf, isRental } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { Db, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { CreateOrderRequest } from '@/lib/contracts/checkout';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { fillsRental } from '@/lib/domain/services/flows';
import { addsToRental, isBookedOrDone } from '@/lib/server/modules/orders/client-spaces';
import { ordersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { awaitsOrderPayment, isUnpaidOf } from '@/lib/server/modules/orders/standing';
import { packer } from '@/lib/server/platform/packing/packer';
import { MESSAGES } from '@/lib/validation/messages';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';

/**
 * Returns whether more can be added to a unit: it is collected, its size is known, nothing is owed and no end is
 * booked. Not for a rental that the office bills.
 */
export async function takesMore(db: Db, { id, square_feet }: OrderRow, now: Date): Promise<boolean> {
  const contract = await findContract(db, id);
  if (!contract || contract.started_on >= londonDate(now)) return false;
  if (contract.space === 'custom' && square_feet === null) return false;
  return (await staysBecause(db, contract, now)) === null;
}

const FIRST_STEP = 'packing';

/**
 * Begins an addition for a proven owner as a draft, which may be ordered for RETURN_PROOF_HOURS, and returns its path.
 * Throws Problem not_found for an order that is no rental, change_not_offered where nothing can be added.
 * @param owner the proven mailbox whose account lists the draft; null where only the order's key was given
 */
export async function beginStorageAddition(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  drafts: Drafts,
  rental: OrderRow | undefined,
  owner: string | null,
): Promise<string> {
  if (!isRental(rental)) throw new Problem('not_found');
  if (!(await takesMore(db, rental, now()))) throw new Problem('change_not_offered');
  const order = orderOf(rental);
  const { details, isStudent, storageSpace, storageTerm } = order;
  const address = homeOfStored(order);
  const answers = {
    ...EMPTY_STORAGE_ANSWERS,
    ...details,
    email: mailbox(details.email),
    isStudent,
    isTopUp: true,
    storageSpace: storageSpace ?? '',
    storageTerm: storageTerm ?? '',
    squareFeet: rental.square_feet,
    ...(address && { addresses: { storage_collection: address } }),
  } as const;
  const { draftId } = await drafts.save({ draftId: null, flow: 'storage', step: FIRST_STEP, answers }, owner);
  const until = new Date(now().getTime() + RETURN_PROOF_HOURS * HOUR_MS);
  await assignRental(db, draftId, { storeOrderId: rental.id, helperId: null, until });
  return stepPath(ROUTES.storageQuote, FIRST_STEP, draftId);
}

type StorageAdditionRequest = Extract<CreateOrderRequest, { readonly flow: 'storage' }>;
export const isStorageAddition = (request: CreateOrderRequest): request is StorageAdditionRequest =>
  fillsRental(request.flow) && 'isTopUp' in request.answers && request.answers.isTopUp;

type Ports = Pick<Deps, 'db' | 'now'>;
type Items = readonly FurnitureItem[];

/** Rolls back: the contents of the rental differ from those that the new items were packed beside. */
export class InventoryChanged extends Error {}

/**
 * Replaces the sent unit and contents by those of the rental. Throws Problem validation_failed for a rental that takes
 * nothing more, and for an email address other than the rental's.
 */
export async function withAddition(
  { db, now }: Ports,
  request: StorageAdditionRequest,
  rental: OrderRow,
): Promise<StorageAdditionRequest> {
  const { answers, draftId } = request;
  if (mailbox(answers.email) !== mailbox(rental.email)) throw wrongField('answers.email', MESSAGES.storeEmail);
  if (!(await takesMore(db, rental, now()))) throw takesNoMore();
  const storedItems = [...(await contentsOf(db, rental, { now: now(), apartFrom: isUnpaidOf(draftId) }))];
  const { storageSpace, storageTerm } = orderOf(rental);
  if (storageSpace === null || storageTerm === null) throw new Problem('not_found');
  return {
    ...request,
    answers: { ...answers, storageSpace, squareFeet: rental.square_feet, storageTerm, storedItems, storesWhatFits: '' },
  };
}

/**
 * Checks that the unit holds its contents and the new items (FIT-1). Packing is slow, so it runs before any lock.
 * Throws Problem validation_failed, unavailable.
 */
export async function assertRoom({ answers }: StorageAdditionRequest, furnitureItems: Items): Promise<void> {
  const { storageSpace, squareFeet, storedItems } = answers;
  const all = oneLineEach([...storedItems, ...furnitureItems]);
  if (!(await packer().unitHolds({ storageSpace, squareFeet }, all)))
    throw wrongField('answers.furnitureItems', RENTAL_MESSAGES.doesNotFitOwn);
}

/** The unit that an order was packed into, with its contents. */
export type Packed = Pick<StorageAdditionRequest['answers'], 'storageSpace' | 'squareFeet' | 'storedItems'>;

/**
 * Checks in the transaction that writes a top-up that its rental is unchanged, with the rental's row locked. Throws
 * InventoryChanged, and Problem validation_failed for a rental that takes nothing more.
 */
export async function keepRoom(trx: Trx, order: OrderRow, packed: Packed, now: Date): Promise<void> {
  if (order.store_order_id === null) return;
  const rental = await lockOrder(trx, order.store_order_id);
  if (!isRental(rental) || !(await takesMore(trx, rental, now))) throw takesNoMore();
  const storedItems = await contentsOf(trx, rental, { now, apartFrom: ({ id }) => id === order.id });
  const { storageSpace } = orderOf(rental);
  const found = wordingOf({ storageSpace, squareFeet: rental.square_feet, storedItems });
  if (found !== wordingOf(packed)) throw new InventoryChanged();
}

type Found = { readonly storageSpace: string | null; readonly squareFeet: number | null; readonly storedItems: Items };

/** Returns a text that is equal for equal contents of one unit. */
const wordingOf = ({ storageSpace, squareFeet, storedItems }: Found): string =>
  JSON.stringify([
    storageSpace,
    squareFeet,
    storedItems.map(({ id, quantity, cubicFeet }) => [id, quantity, cubicFeet]),
  ]);

const takesNoMore = () => wrongField('answers.furnitureItems', RENTAL_MESSAGES.takesNoMore);

/** Returns whether a top-up has its room after its hold. True for other orders. Locks the rental's row. */
export async function hasRoomStill(trx: Trx, order: OrderRow, now: Date): Promise<boolean> {
  if (!addsToRental(order) || order.store_order_id === null) return true;
  const rental = await lockOrder(trx, order.store_order_id);
  if (!isRental(rental) || !(await takesMore(trx, rental, now))) return false;
  const movedOn = (await findContract(trx, rental.id))?.moved_on ?? '';
  return movedOn < londonDate(new Date(order.created_at)) && !(await isFilledSince(trx, order, now));
}

/** Returns whether another top-up was ordered after the hold. One made during the hold was packed beside this order. */
async function isFilledSince(trx: Trx, { email, store_order_id, hold_expires_at }: OrderRow, now: Date) {
  const others = await ordersOf(trx, mailbox(email));
  return others
    .filter((other) => addsToRental(other) && other.store_order_id === store_order_id)
    .filter((other) => isBookedOrDone(other) || awaitsOrderPayment(other, now))
    .some((other) => other.created_at >= hold_expires_at);
}
