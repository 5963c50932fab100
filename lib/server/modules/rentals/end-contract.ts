import { mailbox } from '@/lib/domain/account';
import { storedSince } from '@/lib/domain/answers/ordered-storage-split';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { formatDate, londonDate, type LocalDate } from '@/lib/domain/london-time';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { STUDENT_DISCOUNT_PERCENT } from '@/lib/domain/prices/assumptions';
import { squareFeetOf } from '@/lib/domain/pricing/storage-rates';
import { endOfRent } from '@/lib/domain/storage/payments';
import { agreedRent, firstPaidUntil, keptOf, nextCharge } from '@/lib/domain/storage/rent';
import { allOf } from '@/lib/domain/storage/spaces';
import { clientSpaces, isBookedOrDone, rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { storageOrdersOf } from '@/lib/server/modules/orders/clients-orders-repo';
import { orderOf, quoteOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import type { ChargeRow, OrderRow, StorageContractRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { chargesOf, isOwed, updateCharge } from './charges-repo';
import { NO_MOVE, deleteContract, findContract, insertContract, rentOf, updateContract } from './contracts-repo';
import { formatPence, pence, sum, type Pence } from '@/lib/domain/money';
import { endContractSessions } from '@/lib/server/modules/ledger/end-payments';
import type { PaymentProvider } from '@/lib/server/platform/payment-provider/port';
import { refundPart } from '@/lib/server/modules/ledger/refunds';
import { findPayment } from '@/lib/server/modules/ledger/repo';

/**
 * Updates the contract of a rental to match its orders. Call it in every transaction that books, changes or cancels
 * one. After the first charge only the end follows. An agreed move is cancelled when the contract ends before it or
 * more items stay.
 */
export async function syncContract(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  const rentalId = order.store_order_id ?? order.id;
  // Locks the rental's row, so that a parallel charge or end sees this booking.
  await syncRental(trx, rentalId === order.id ? order : await lockOrder(trx, rentalId), now);
}

/** Begins the contract of a booked storage order. For any other order, updates its rental's contract. */
export async function beginContract(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  if (!rentsUnit(order)) return syncContract(trx, order, now);
  const agreed = agreedIn(order);
  if (!agreed) return;
  const at = now.toISOString();
  const contract = { ...AT_FIRST, ...agreed, order_id: order.id, created_at: at, updated_at: at };
  await insertContract(trx, { ...contract, ...(await factsOf(trx, order, contract, now)) });
}

/** Updates and returns the contract of a storage order, or undefined when there is none. */
export async function syncRental(trx: Trx, rental: OrderRow, now: Date): Promise<StorageContractRow | undefined> {
  const known = await findContract(trx, rental.id);
  if (!known) return undefined;
  const isCharged = (await chargesOf(trx, rental.id)).length > 0;
  if ((!isBookedOrDone(rental) || !rentsUnit(rental)) && !isCharged) {
    await deleteContract(trx, rental.id);
    return undefined;
  }
  const agreed = isCharged || known.moved_on !== null ? known : { ...known, ...agreedIn(rental) };
  const row = { ...agreed, ...(await factsOf(trx, rental, agreed, now)) };
  if (isAnother(row, known)) await updateContract(trx, rental.id, row, now);
  if (known.move_on !== null && row.move_on === null) {
    const why = row.ends_on === null ? 'more' : 'ending';
    await announceMoveOff(trx, rental.id, { on: known.move_on, why, at: now });
  }
  return row;
}

async function factsOf(
  trx: Trx,
  rental: OrderRow,
  contract: StorageContractRow,
  now: Date,
): Promise<Partial<StorageContractRow>> {
  const charges = await chargesOf(trx, rental.id);
  const paidUntil = charges.at(-1)?.period_until ?? firstPaidUntil(rentOf(contract));
  const isInArrears = charges.some(isGivenUp);
  if (!isBookedOrDone(rental)) return calledOff(contract, paidUntil, now);
  const space = await spaceOf(trx, rental, contract.move_on ?? londonDate(now));
  const returnsOn = contract.desk_end ?? space?.returnsOn ?? null;
  const move = stillMoves(contract, returnsOn, space ? allOf(space) : []) ? {} : NO_MOVE;
  return { ...move, ...after({ ...contract, ...move }, { paidUntil, returnsOn, isInArrears }) };
}

/** Whether an agreed move still happens: the rent lasts until then and the items fit. */
function stillMoves(
  { move_on: on, ...contract }: StorageContractRow,
  returnsOn: LocalDate | null,
  things: readonly FurnitureItem[],
): boolean {
  if (on === null) return true;
  const { move_pieces: most } = contract;
  const rent = { storageTerm: contract.term, since: contract.started_on };
  const isOver = returnsOn !== null && endOfRent(rent, returnsOn) <= on;
  return !isOver && (isLarger(contract) || inventoryTotals(things).pieces <= (most ?? 0));
}

const isLarger = ({ space, square_feet, move_space, move_square_feet }: Omit<StorageContractRow, 'move_on'>): boolean =>
  move_space !== null &&
  squareFeetOf({ storageSpace: move_space, squareFeet: move_square_feet }) >
    squareFeetOf({ storageSpace: space, squareFeet: square_feet });

const isGivenUp = (charge: ChargeRow): boolean => charge.state === 'failed' && charge.next_try_at === null;

type Facts = { readonly paidUntil: LocalDate; readonly returnsOn: LocalDate | null; readonly isInArrears: boolean };

function after(row: StorageContractRow, { paidUntil, returnsOn, isInArrears }: Facts): Partial<StorageContractRow> {
  const rent = rentOf(row);
  const endsOn = returnsOn === null ? null : endOfRent(rent, returnsOn);
  if (row.state === 'ended') return { paid_until: paidUntil, next_charge_on: null };
  const next = nextCharge(rent, paidUntil, endsOn);
  return {
    paid_until: paidUntil,
    ends_on: endsOn,
    next_charge_on: next?.from ?? null,
    // A charge above the announced amount is announced anew first.
    ...(next && next.amount > (row.noticed_pence ?? Infinity) && { noticed_for: null, noticed_pence: null }),
    state: isInArrears ? 'in_arrears' : endsOn === null ? 'active' : 'ending',
  };
}

/** Returns the end of a contract whose order was cancelled after a charge: it ends today. */
const calledOff = (
  { state, ends_on: endsOn }: StorageContractRow,
  paidUntil: LocalDate,
  now: Date,
): Partial<StorageContractRow> => ({
  paid_until: paidUntil,
  next_charge_on: null,
  ends_on: endsOn ?? londonDate(now),
  ...NO_MOVE,
  state: state === 'ended' ? state : 'ending',
});

const isAnother = (row: StorageContractRow, known: StorageContractRow): boolean =>
  (Object.keys(row) as (keyof StorageContractRow)[]).some((key) => key !== 'updated_at' && row[key] !== known[key]);

const AT_FIRST: Omit<StorageContractRow, keyof Agreed | 'order_id' | 'created_at' | 'updated_at'> = {
  next_charge_on: null,
  ends_on: null,
  state: 'active',
  noticed_for: null,
  noticed_on: null,
  noticed_pence: null,
  new_weekly_pence: null,
  new_from: null,
  desk_end: null,
  note: '',
  ...NO_MOVE,
  moved_on: null,
};

type Agreed = Pick<
  StorageContractRow,
  'space' | 'square_feet' | 'term' | 'list_pence' | 'weekly_pence' | 'student_percent' | 'started_on' | 'paid_until'
>;

/** Returns the agreed terms, or null for an order that stores nothing. Throws when its quote has no rent. */
function agreedIn(rental: OrderRow): Agreed | null {
  const order = orderOf(rental);
  const { storageSpace, storageTerm, isStudent } = order;
  const since = storedSince(order);
  if (storageSpace === null || storageTerm === null || since === undefined) return null;
  const { list, weekly } = agreedRent(quoteOf(rental), storageTerm);
  return {
    space: storageSpace,
    square_feet: rental.square_feet,
    term: storageTerm,
    list_pence: list,
    weekly_pence: weekly,
    student_percent: isStudent ? STUDENT_DISCOUNT_PERCENT : 0,
    started_on: since,
    paid_until: since,
  };
}

/** Returns a rental on a day, assuming that all current bookings take place. */
async function spaceOf(trx: Trx, rental: OrderRow, day: LocalDate) {
  const rows = await storageOrdersOf(trx, mailbox(rental.email));
  return clientSpaces(rows, day).find(({ collection }) => collection.id === rental.id);
}

type MoveOff = {
  readonly on: LocalDate;
  readonly why: OutboxTopics['storage.move_off.customer']['why'] | 'ending';
  readonly at: Date;
};

/** Records that an agreed move is cancelled, and tells the customer unless everything comes back. */
export async function announceMoveOff(trx: Trx, orderId: string, { on, why, at }: MoveOff): Promise<void> {
  const cause = why === 'asked' ? 'visitor' : 'sweep';
  await insertEvent(trx, orderId, { type: 'unit_move_off', cause, at, detail: { kind: formatDate(on) } });
  if (why === 'ending') return;
  const dedupeKey = `storage.move_off:${orderId}:${on}:${at.toISOString()}`;
  await enqueue(trx, 'storage.move_off.customer', { orderId, on, why }, { dedupeKey, now: at });
}

/** The effect of a contract's end on its charges. `back`: the refund of paid ones. */
export type Settlement = {
  readonly kept: readonly { readonly charge: ChargeRow; readonly kept: Pence }[];
  readonly back: Pence;
};

/** Returns the settlement of an end: whole unused weeks are refunded if paid, and not owed otherwise. */
export function settlementOf(
  contract: StorageContractRow,
  charges: readonly ChargeRow[],
  endsOn: LocalDate,
): Settlement {
  const kept = charges.map((charge) => ({ charge, kept: keptOfCharge(contract, charge, endsOn) }));
  const paid = kept.filter(({ charge }) => charge.state === 'paid');
  return { kept, back: sum(paid.map((one) => pence(one.charge.pence - one.kept))) };
}

const keptOfCharge = (contract: StorageContractRow, charge: ChargeRow, endsOn: LocalDate): Pence => {
  const period = { from: charge.period_from, until: charge.period_until, amount: charge.pence };
  return pence(Math.min(charge.pence, keptOf(rentOf(contract), period, endsOn)));
};

/**
 * Ends a contract whose last day is over and settles its charges. Waits for open answers of `provider` only. Returns
 * false when it ends later after all, or has ended.
 */
export async function endContract(
  trx: Trx,
  orderId: string,
  { now, provider }: { readonly now: Date; readonly provider: PaymentProvider['id'] },
): Promise<boolean> {
  const rental = await lockOrder(trx, orderId);
  const contract = await syncRental(trx, rental, now);
  if (!contract || contract.state === 'ended') return false;
  if (contract.ends_on === null || contract.ends_on >= londonDate(now)) return false;
  const charges = await chargesOf(trx, orderId);
  // An open attempt must finish first, because its money belongs to this settlement.
  if (await isAnswerToCome(trx, charges, provider)) return false;
  const { kept, back } = settlementOf(contract, charges, contract.ends_on);
  for (const one of kept) await settle(trx, one.charge, one.kept, now);
  if (kept.some((one) => isOwed(one.charge) && one.kept < one.charge.pence)) {
    await endContractSessions(trx, { orderId, at: now });
  }
  await updateContract(trx, orderId, { state: 'ended', next_charge_on: null }, now);
  const detail = { amount: formatPence(back) };
  await insertEvent(trx, orderId, { type: 'storage_ended', cause: 'sweep', at: now, detail });
  await enqueue(trx, 'storage.ended.customer', { orderId }, { dedupeKey: `storage.ended:${orderId}`, now });
  return true;
}

/** Whether a charge of this provider still awaits its answer. Another provider gives none. */
async function isAnswerToCome(
  trx: Trx,
  charges: readonly ChargeRow[],
  provider: PaymentProvider['id'],
): Promise<boolean> {
  for (const { attempt_id: attempt } of charges) {
    if (attempt === null) continue;
    const payment = await findPayment(trx, attempt);
    if (!payment || payment.provider === provider) return true;
  }
  return false;
}

async function settle(trx: Trx, charge: ChargeRow, kept: Pence, now: Date): Promise<void> {
  const less = pence(charge.pence - kept);
  if (less === 0) return;
  if (isOwed(charge)) {
    const set = kept === 0 ? ({ state: 'waived', next_try_at: null } as const) : { pence: kept };
    return updateCharge(trx, charge.id, set, now);
  }
  const payment = charge.payment_id === null ? undefined : await findPayment(trx, charge.payment_id);
  if (charge.state === 'paid' && payment) {
    await refundPart(trx, payment, { amount: less, reason: 'storage_ended', at: now });
  }
}
