import type { RequestOf } from '@/lib/contracts/endpoint';
import type { moveUnit } from '@/lib/contracts/unit-transfers';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { londonDate } from '@/lib/domain/london-time';
import { formatPounds } from '@/lib/domain/money';
import { squareFeetOf } from '@/lib/domain/pricing/storage-rates';
import { ORDER, orderOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockOrder, updateUnit } from '@/lib/server/modules/orders/repo';
import { unitTaken } from '@/lib/server/modules/units/refusal';
import { updateReservation } from '@/lib/server/modules/units/repo';
import { isFree, UnitTaken } from '@/lib/server/modules/units/take';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { packer } from '@/lib/server/platform/packing/packer';
import { MESSAGES } from '@/lib/validation/messages';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';
import { findContract, NO_MOVE, updateContract } from './contracts-repo';
import { announceMoveOff, syncRental } from './end-contract';
import { isSameUnit, priceIfAny, pricesOf, staysBecause, thingsToMove } from './unit-offers';

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;
type Wanted = Omit<RequestOf<typeof moveUnit>, 'reference' | 'token'>;

/**
 * Agrees another unit at the shown day and price, and reserves it. Throws Problem change_not_offered,
 * nothing_to_change, validation_failed for items that do not fit, by_request, unit_taken, price_changed, order_changed.
 */
export async function agreeMove(ports: Ports, rental: OrderRow, wanted: Wanted): Promise<void> {
  const unit = { storageSpace: wanted.storageSpace, squareFeet: wanted.squareFeet };
  await assertHolds(ports, rental, wanted);
  try {
    await transact(ports.db, (trx) => agree(trx, ports, rental.id, wanted));
  } catch (error) {
    if (error instanceof UnitTaken) throw await unitTaken(ports, { ...unit, storageTerm: orderOf(rental).storageTerm });
    throw error;
  }
  wakeOutbox();
}

/** Packing is slow, so it runs before anything is locked. The transaction compares the contents. */
async function assertHolds({ db, now }: Ports, rental: OrderRow, { storageSpace, squareFeet }: Wanted): Promise<void> {
  const contract = await findContract(db, rental.id);
  if (!contract) throw new Problem('not_found');
  const unit = { storageSpace, squareFeet };
  const own = { storageSpace: contract.space, squareFeet: contract.square_feet };
  if (!priceIfAny(contract, unit)) throw new Problem('by_request', { fields: { squareFeet: MESSAGES.byRequest } });
  if (squareFeetOf(unit) >= squareFeetOf(own)) return;
  const { items } = await thingsToMove(db, rental, contract, now());
  if (!(await packer().unitHolds(unit, items))) throw wrongField('storageSpace', RENTAL_MESSAGES.doesNotFitInside);
}

async function agree(trx: Trx, ports: Ports, rentalId: string, wanted: Wanted): Promise<void> {
  const at = ports.now();
  const unit = { storageSpace: wanted.storageSpace, squareFeet: wanted.squareFeet };
  const rental = await lockOrder(trx, rentalId);
  const contract = await syncRental(trx, rental, at);
  if (!contract) throw new Problem('not_found');
  if ((await staysBecause(trx, contract, at)) !== null) throw new Problem('change_not_offered');
  if (isSameUnit(unit, { storageSpace: contract.space, squareFeet: contract.square_feet })) {
    throw new Problem('nothing_to_change');
  }
  const price = priceIfAny(contract, unit);
  if (price?.perPayment !== wanted.expectedPerPayment) throw new Problem('price_changed');
  const { on, items } = await thingsToMove(trx, rental, contract, at);
  const { pieces } = inventoryTotals(items);
  if (on !== wanted.on || pieces !== wanted.pieces) throw new Problem('order_changed');
  // The unit that was agreed before may be of the same size.
  await updateContract(trx, rental.id, NO_MOVE, at);
  if (!(await isFree(trx, { space: unit.storageSpace, squareFeet: unit.squareFeet }, ports))) throw new UnitTaken();
  const { list, weekly } = pricesOf(contract, unit);
  const move = {
    move_on: on,
    move_space: unit.storageSpace,
    move_square_feet: unit.squareFeet,
    move_list_pence: list,
    move_weekly_pence: weekly,
    move_pieces: pieces,
  };
  await updateContract(trx, rental.id, move, at);
  // The new price may be more than was announced.
  await syncRental(trx, rental, at);
  const detail = { kind: price.label, amount: formatPounds(price.perPayment) };
  await insertEvent(trx, rental.id, { type: 'unit_move_agreed', cause: 'visitor', at, detail });
  const dedupeKey = `storage.moving:${rental.id}:${at.toISOString()}`;
  await enqueue(trx, 'storage.moving.customer', { orderId: rental.id, on }, { dedupeKey, now: at });
}

/** Cancels an agreed move. Throws Problem nothing_to_change. */
export async function callMoveOff({ db, now }: Ports, rental: OrderRow): Promise<void> {
  await transact(db, async (trx) => {
    const at = now();
    const contract = await syncRental(trx, await lockOrder(trx, rental.id), at);
    if (!contract || contract.move_on === null) throw new Problem('nothing_to_change');
    await updateContract(trx, rental.id, NO_MOVE, at);
    await announceMoveOff(trx, rental.id, { on: contract.move_on, why: 'asked', at });
    await syncRental(trx, rental, at);
  });
  wakeOutbox();
}

/** Moves the rental to its agreed unit. Returns false when nothing is due any more. */
export async function carryOutMove(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const rental = await lockOrder(trx, orderId);
  const contract = await syncRental(trx, rental, now);
  if (!contract || contract.move_space === null || contract.move_on === null) return false;
  if (contract.move_on > londonDate(now)) return false;
  const { move_space: space, move_square_feet: squareFeet, move_on: on } = contract;
  const unit = { space, square_feet: squareFeet };
  const order = { ...orderOf(rental), storageSpace: space };
  const moved = await updateUnit(trx, orderId, { order_json: ORDER.write(order), square_feet: squareFeet }, now);
  const prices = {
    list_pence: contract.move_list_pence ?? contract.list_pence,
    weekly_pence: contract.move_weekly_pence ?? contract.weekly_pence,
  };
  const old = { new_weekly_pence: null, new_from: null };
  await updateContract(trx, orderId, { ...unit, ...prices, ...old, ...NO_MOVE, moved_on: on }, now);
  await updateReservation(trx, orderId, unit);
  await syncRental(trx, moved, now);
  await insertEvent(trx, orderId, { type: 'unit_moved', cause: 'sweep', at: now });
  const dedupeKey = `storage.moved:${orderId}:${on}`;
  await enqueue(trx, 'storage.moved.customer', { orderId, on }, { dedupeKey, now });
  return true;
}
