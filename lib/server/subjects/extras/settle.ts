import type { Trx } from '@/lib/server/kernel/db/db';
import type { PaymentRow } from '@/lib/server/kernel/db/schema';
import { endExtraSessions } from '@/lib/server/subjects/ledger/end-sessions';
import { refundPayment } from '@/lib/server/subjects/ledger/refunds';
import { lockOrder } from '@/lib/server/subjects/orders/repo';
import { findExtra } from './repo';
import { takeStep } from './write-down';

/** What a payment for an extra means: it is paid, or, where nobody owes it any more, the money goes back. */
export async function settleExtra(
  trx: Trx,
  payment: PaymentRow & { readonly extra_id: string },
  at: Date,
): Promise<void> {
  await lockOrder(trx, payment.order_id);
  const extra = await findExtra(trx, payment.extra_id);
  const isOwed = extra !== undefined && (await takeStep(trx, extra, { step: 'pay', cause: 'payment', at }));
  await endExtraSessions(trx, { extraId: payment.extra_id, at, but: payment.id });
  if (!isOwed) await refundPayment(trx, payment, 'paid_twice', at);
}
