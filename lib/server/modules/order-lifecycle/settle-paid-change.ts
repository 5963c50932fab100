import { lastEnd } from '@/lib/domain/order/appointments';
import { isBooked } from '@/lib/domain/order/state';
import { isBookable } from '@/lib/domain/slots/calendar';
import type { OrderChangeRow, OrderRow, PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { refundPayment } from '@/lib/server/modules/ledger/refunds';
import { targetOf } from '@/lib/server/modules/orders/change-target';
import { findChange, moveChange } from '@/lib/server/modules/orders/changes-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { insertEvent, lockWithRental } from '@/lib/server/modules/orders/repo';
import { releasePlaces } from '@/lib/server/modules/slots/repo';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { applyChange } from './apply-change';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';

type Ports = Pick<Deps, 'now' | 'config'>;
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
