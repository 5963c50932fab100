import { isBooked, type OrderEvent } from '@/lib/domain/order/state';
import { isBookable } from '@/lib/domain/slots/calendar';
import { ADDED_AT, agreedOf, documentsOf, orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockWithRental, moveOrder, renewWords, type OrderUpdate } from '@/lib/server/modules/orders/repo';
import { releasePlaces } from '@/lib/server/modules/slots/repo';
import { movePlaces } from '@/lib/server/modules/slots/reserve';
import { hasUnit, releaseUnit, settleUntil, takeUnit } from '@/lib/server/modules/units/take';
import type { OrderChangeRow, OrderRow, PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { Cause, Happening } from '@/lib/domain/order/history';
import { syncContract } from '@/lib/server/modules/rentals/end-contract';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { planFollowUps, tellOwner } from './follow-ups';
import { addedBy } from '@/lib/domain/order/agreed';
import { deleteAddresses } from '@/lib/server/modules/addresses/service';
import { withdrawUnpaid } from '@/lib/server/modules/extras/steps';
import { issueCreditNoteByHand } from '@/lib/server/modules/invoices/issue';
import { refundOrder, refundPayment } from '@/lib/server/modules/ledger/refunds';
import { targetOf, type ChangedOrder } from '@/lib/server/modules/orders/change-target';
import { rentsUnit } from '@/lib/server/modules/orders/client-spaces';
import { mayMoveTo } from '@/lib/server/modules/visits/sync';
import { releaseHeld } from './expire';
import { lastEnd } from '@/lib/domain/order/appointments';
import { findChange, moveChange } from '@/lib/server/modules/orders/changes-repo';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';

type Ports = Pick<Deps, 'now' | 'config'>;

const EVENT_OF = {
  reschedule: 'rescheduled',
  edit: 'edited',
  address: 'address_changed',
  cancel: 'cancelled',
} as const satisfies Readonly<Record<OrderChangeRow['kind'], Happening & OrderEvent>>;

/** The notifications of a change that do not go to the customer. */
const TO_OTHERS = ['order.changed.operator', 'order.changed.slack', 'order.changed.webhook'] as const;

/** Returns the update of the order's row. A cancelled order keeps its documents. */
function updateFor(row: OrderRow, target: ChangedOrder | null, at: Date): OrderUpdate {
  if (target === null) return {};
  const services = { before: servicesOf(row), after: target.services };
  return {
    ...documentsOf(target),
    total_pence: target.quote.totalWithDiscount,
    starts_within_14_days: target.startsWithin14Days ? 1 : 0,
    ...(target.squareFeet !== undefined && { square_feet: target.squareFeet }),
    added_at_json: ADDED_AT.write(addedBy(services, agreedOf(row).addedAt, at)),
  };
}

type Applied = {
  readonly change: OrderChangeRow;
  readonly cause?: Cause;
  /** Places beyond the capacity of each slot, where the desk overbooks. */
  readonly over?: number | undefined;
  /** Whether the customer gets a separate mail about it. */
  readonly isToldApart?: boolean;
};

/**
 * Applies a change with its places, refund, event and messages. Other results write nothing:
 * `order_changed` if the order has another version or a crew is on its way to a visit that would move, `full` if a slot
 * or the unit's size is full.
 */
export async function applyChange(
  trx: Trx,
  { now, config }: Ports,
  order: OrderRow,
  { change, cause = 'visitor', over, isToldApart = false }: Applied,
): Promise<'applied' | 'full' | 'order_changed'> {
  const at = now();
  const target = targetOf(change);
  if (order.calendar_sequence !== change.from_version) return 'order_changed';
  const update = updateFor(order, target, at);
  const changed = { ...order, ...update };
  if (target && !(await mayMoveTo(trx, order.id, target.needs))) return 'order_changed';
  if (target && !(await hasUnit(trx, changed, { now, config }))) return 'full';
  if (target && !(await movePlaces(trx, order.id, target.needs, config.capacity, over))) return 'full';
  if (target) await keepUnitOf(trx, order, changed, { now, config });
  else await releaseHeld(trx, order);
  if (change.kind === 'cancel') await withdrawUnpaid(trx, { orderId: order.id, cause, at });
  const event = EVENT_OF[change.kind];
  const step = { at, version: change.from_version, update };
  const moved = await moveOrder(trx, order.id, event, step);
  if (!moved) return 'order_changed';
  await settleUntil(trx, moved, at);
  if (change.kind === 'address') await leavePlaces(trx, order, moved, at);
  const { id: changeId, late_fee_pence: lateFee, to_pay_pence: paid, refund_pence: refund } = change;
  const reason = target ? 'changed' : 'cancelled';
  const unpaidRefund = await refundOrder(trx, { orderId: order.id, changeId, reason, amount: refund, at });
  const detail = { changeId, from: order.order_json, lateFee, paid, refund, byHand: unpaidRefund };
  await insertEvent(trx, order.id, { type: event, cause, at, detail });
  for (const topic of isToldApart ? TO_OTHERS : ([...TO_OTHERS, 'order.changed.customer'] as const))
    await enqueue(trx, topic, { changeId }, { dedupeKey: `${topic}:${changeId}`, now: at });
  await tellOwner(trx, moved, target ? 'moved' : 'cancelled', at);
  await planFollowUps(trx, moved, at);
  await syncContract(trx, moved, at);
  await issueCreditNoteByHand(trx, { order: moved, changeId, reason, amount: unpaidRefund }, at);
  return 'applied';
}

/** Moves the reservation of a unit to the changed order, or releases it if the order stores nothing any more. */
async function keepUnitOf(trx: Trx, before: OrderRow, after: OrderRow, ports: Ports) {
  if (rentsUnit(before) && !rentsUnit(after)) await releaseUnit(trx, before.id);
  else await takeUnit(trx, after, ports, null);
}

/** Deletes the details of addresses with a new postcode, and updates the order's search words. */
async function leavePlaces(trx: Trx, before: OrderRow, after: OrderRow, at: Date): Promise<void> {
  await deleteAddresses(trx, after.id, { before: orderOf(before).addresses, after: orderOf(after).addresses, at });
  await renewWords(trx, after);
}

type ChangePayment = PaymentRow & { readonly change_id: string };

/**
 * Applies a paid change, also after its hold while its places are free, the order is unchanged and refusedNow allows
 * it. Otherwise, and for a second payment, refunds. Call it in the transaction that records the payment.
 */
export async function settlePaidChange(trx: Trx, ports: Ports, payment: ChangePayment): Promise<void> {
  const at = ports.now();
  const order = await lockWithRental(trx, payment.order_id);
  const change = await findChange(trx, payment.change_id);
  if (!change || change.state === 'applied') return refundPayment(trx, payment, 'paid_twice', at);
  const isTaken =
    isStillPossible(order, change, at) &&
    (await refusedNow(trx, order, { kind: change.kind, isOurs: false })) === null &&
    (await applyChange(trx, ports, order, { change })) === 'applied';
  if (isTaken) {
    const version = change.from_version + 1;
    await moveChange(trx, change.id, { from: ['awaiting_payment', 'lapsed'], to: 'applied', at, version });
    return;
  }
  await refuse(trx, order, change, at);
  await refundPayment(trx, payment, 'change_refused', at);
}

function isStillPossible(order: OrderRow, change: OrderChangeRow, now: Date): boolean {
  if (change.state !== 'awaiting_payment' && change.state !== 'lapsed') return false;
  if (!isBooked(order.state) || order.calendar_sequence !== change.from_version) return false;
  const target = targetOf(change);
  const date = target?.needs[0]?.date;
  // The day was bookable when the hold began; after the hold it is checked again.
  const isHeld = change.hold_expires_at !== null && change.hold_expires_at > now.toISOString();
  if (isHeld || change.kind !== 'reschedule') return target !== null && now < (lastEnd(orderOf(order)) ?? now);
  return date !== undefined && isBookable(date, now);
}

async function refuse(trx: Trx, order: OrderRow, change: OrderChangeRow, at: Date): Promise<void> {
  const wasWaiting = change.state === 'awaiting_payment';
  await moveChange(trx, change.id, { from: ['awaiting_payment', 'lapsed', 'superseded'], to: 'refused', at });
  if (wasWaiting) await releasePlaces(trx, order.id, 'held');
  const detail = { changeId: change.id };
  await insertEvent(trx, order.id, { type: 'change_refused', cause: 'payment', at, detail });
  for (const topic of ['order.change_refused.customer', 'order.change_refused.operator'] as const)
    await enqueue(trx, topic, detail, { dedupeKey: `${topic}:${change.id}`, now: at });
}
