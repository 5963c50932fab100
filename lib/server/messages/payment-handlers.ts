import type { Handlers } from '@/lib/server/kernel/outbox/dispatch';
import { carryOutRefund } from '@/lib/server/subjects/ledger/refunds';
import { endSession } from '@/lib/server/subjects/payments/recheck';
import { orderFacts } from './email/order-facts';
import { paymentAttention } from './email/templates/operator-payments';
import type { Channels, SendMail } from './channels';
import { readOrder } from './message-repo';

type PaymentTopic = Extract<keyof Handlers, `payment.${string}`>;

/** What is asked of the payment provider, and what of it only the operator can put right. */
export function createPaymentHandlers(channels: Channels, mail: SendMail): Pick<Handlers, PaymentTopic> {
  const { db, operator, payments, deskUrl } = channels;
  return {
    'payment.refund': async ({ refundId }) =>
      (await carryOutRefund(payments, refundId))
        ? { outcome: 'sent' }
        : { outcome: 'skipped', reason: 'The refund has already been made' },

    'payment.end_session': async ({ paymentId }) =>
      (await endSession(payments, paymentId))
        ? { outcome: 'sent' }
        : { outcome: 'skipped', reason: 'The payment page is closed already' },

    'payment.attention.operator': async ({ orderId, trouble, subjectId }, envelope) => {
      const order = await readOrder(db, orderId);
      const letter = paymentAttention(orderFacts(order), { trouble, subjectId, deskUrl: deskUrl(order) });
      return mail('payment.attention.operator', envelope, { to: operator, letter });
    },
  };
}
