import { formatPence, pence } from '@/lib/domain/money';
import type { ChargeRow, PaymentRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { endContractSessions } from '@/lib/server/modules/ledger/end-payments';
import { refundPart } from '@/lib/server/modules/ledger/refunds';
import { insertEvent, lockOrder } from '@/lib/server/modules/orders/repo';
import { chargesOf, isOwed, updateCharge } from './charges-repo';
import { syncRental } from './end-contract';

/** Settles a payment's charge, or the oldest owed, and refunds the rest, in the payment's transaction. */
export async function settleContractPayment(trx: Trx, payment: PaymentRow, now: Date): Promise<void> {
  const { id: paymentId, order_id: orderId } = payment;
  const rental = await lockOrder(trx, orderId);
  const charges = await chargesOf(trx, orderId);
  let rest = payment.amount_pence;
  for (const charge of paidBy(charges, paymentId)) {
    const isPaid = isOwed(charge) && charge.pence <= rest;
    if (isPaid) rest = pence(rest - charge.pence);
    await updateCharge(trx, charge.id, isPaid ? settled(charge, paymentId) : answered(charge, paymentId), now);
  }
  if (rest < payment.amount_pence) {
    const detail = { paymentId, amount: formatPence(pence(payment.amount_pence - rest)) };
    await insertEvent(trx, orderId, { type: 'storage_paid', cause: 'payment', at: now, detail });
    const dedupeKey = `storage.receipt:${paymentId}`;
    await enqueue(trx, 'storage.receipt.customer', { orderId, paymentId }, { dedupeKey, now });
  }
  if (rest > 0) await refundPart(trx, payment, { amount: rest, reason: 'paid_twice', at: now });
  await endContractSessions(trx, { orderId, at: now, but: paymentId });
  await syncRental(trx, rental, now);
}

/** A charge to a saved card is for one period, a session for all that is owed. */
function paidBy(charges: readonly ChargeRow[], paymentId: string): readonly ChargeRow[] {
  const asked = charges.filter(({ attempt_id: attempt }) => attempt === paymentId);
  return asked.length > 0 ? asked : charges.filter(isOwed);
}

/** A charge whose answer is still to come keeps its attempt, and is refunded if paid too. */
const answered = ({ attempt_id: attempt }: ChargeRow, paymentId: string) =>
  attempt === paymentId ? { attempt_id: null, locked_until: null } : {};

const settled = (charge: ChargeRow, paymentId: string) =>
  ({ ...answered(charge, paymentId), state: 'paid', payment_id: paymentId, next_try_at: null }) as const;
