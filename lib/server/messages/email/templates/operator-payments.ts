import type { PaymentTrouble } from '@/lib/server/kernel/outbox/topics';
import type { Letter } from '../blocks';
import type { OrderFacts } from '../order-facts';
import { orderRows, SENDER } from './operator';

const WORDS: Readonly<Record<PaymentTrouble, { readonly subject: string; readonly text: readonly string[] }>> = {
  mismatch: {
    subject: 'A payment is not what was asked',
    text: [
      'Another amount or another currency was taken than this order asks for. Nothing was booked for it, and the customer can pay the right amount as long as the slot is held.',
      'Look at the payment at the payment provider, and give it back there.',
    ],
  },
  refund_failed: {
    subject: 'A refund did not arrive',
    text: [
      'The payment provider could not give this money back: the card may be closed, or the payment was taken by another provider.',
      'Pay the customer back in another way, and keep a note of it.',
    ],
  },
};

/** To the operator: money that no program can put right. `subjectId` names the payment or the refund. */
export function paymentAttention(order: OrderFacts, trouble: PaymentTrouble, subjectId: string): Letter {
  const { subject, text } = WORDS[trouble];
  return {
    subject: `${subject}: ${order.reference}`,
    preview: `${order.name}: there is something to do by hand`,
    title: `${subject}: ${order.reference}`,
    blocks: [
      ...text.map((words) => ({ kind: 'paragraph', text: words }) as const),
      { kind: 'facts', rows: [['Our number', subjectId], ...orderRows(order)] },
    ],
    sender: SENDER,
  };
}
