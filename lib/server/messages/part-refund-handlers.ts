import { pence } from '@/lib/domain/money';
import { slotOf } from '@/lib/domain/visits/slot-of';
import type { PartRefundRow } from '@/lib/server/kernel/db/part-refund-row';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { findPartRefund } from '@/lib/server/subjects/ledger/part-refunds-repo';
import { creditOf } from '@/lib/server/subjects/visits/late-credit';
import { progressOf } from '@/lib/server/subjects/visits/progress';
import { findVisit, visitEventsOf } from '@/lib/server/subjects/visits/repo';
import { orderFacts } from './email/order-facts';
import { partRefunded, type CameLate } from './email/templates/part-refunded';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

/** That a part of what was paid goes back, and why. */
export function createPartRefundHandlers(
  { db, company, orderUrl }: Channels,
  mail: SendMail,
): Pick<Handlers, 'order.part_refunded.customer'> {
  /** How late we came, where it goes back by itself; null where our office has decided. */
  const cameLate = async ({ visit_id: id }: PartRefundRow, order: OrderRow): Promise<CameLate | null> => {
    const visit = id === null ? undefined : await findVisit(db, id);
    if (!visit) return null;
    const events = await visitEventsOf(db, [visit.id]);
    const progress = progressOf(visit.kind, events);
    const [slot, credit] = [slotOf(visit), creditOf(visit, order, progress, events)];
    if (!slot || !credit || !progress.arrivedAt) return null;
    return { arrivedAt: progress.arrivedAt, slotEnd: slot.until, percent: credit.percent };
  };

  return {
    'order.part_refunded.customer': async ({ orderId, partRefundId }, envelope) => {
      const [order, part] = await Promise.all([readOrder(db, orderId), findPartRefund(db, partRefundId)]);
      if (!part) return { outcome: 'skipped', reason: 'There is no such refund' };
      const { reason, amount_pence: amount, by_hand_pence: byHand } = part;
      const late = await cameLate(part, order);
      const refund = { reason, amount: pence(amount), byHand: pence(byHand), late };
      const letter = partRefunded(orderFacts(order), refund, company, await orderUrl(order));
      return mail('order.part_refunded.customer', envelope, { to: order.email, letter });
    },
  };
}
