import type { Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { PaymentTrouble } from '@/lib/server/platform/outbox/topics';
import type { EventDetail } from '@/lib/server/modules/orders/documents';
import { insertEvent } from '@/lib/server/modules/orders/repo';

type Attention = {
  readonly trouble: PaymentTrouble;
  readonly orderId: string;
  readonly subjectId: string;
  readonly at: Date;
  /** Amounts and references, no personal data. */
  readonly detail: EventDetail;
};

/** Records a payment problem that only a person can solve, and notifies the operator once. */
export async function callForOperator(trx: Trx, { trouble, orderId, subjectId, at, detail }: Attention): Promise<void> {
  await insertEvent(trx, orderId, { type: `payment_${trouble}`, cause: 'payment', at, detail });
  const dedupeKey = `payment.attention.operator:${trouble}:${subjectId}`;
  await enqueue(trx, 'payment.attention.operator', { orderId, trouble, subjectId }, { dedupeKey, now: at });
}
