import type { PaymentTrouble } from '@/lib/server/kernel/outbox/topics';
import type { Letter } from '../blocks';
import type { OrderFacts } from '../order-facts';
import { atTheDesk, orderRows, SENDER } from './operator';

const WORDS: Readonly<Record<PaymentTrouble, { readonly subject: string; readonly text: readonly string[] }>> = {
  mismatch: {
    subject: 'A payment does not match its order',
    text: [
      'The amount or the currency taken is not what this order asks for. Nothing was booked for it, and the customer can pay the right amount while the slot is held.',
      'Find the payment with the payment provider and refund it there.',
    ],
  },
  refund_failed: {
    subject: 'A refund did not arrive',
    text: [
      'The payment provider could not refund this money: the card may be closed, or another provider took the payment.',
      'Pay the customer back in another way, and keep a note of it.',
    ],
  },
};

/** To the operator: money that no program can put right. `subjectId` names the payment or the refund. */
export function paymentAttention(
  order: OrderFacts,
  {
    trouble,
    subjectId,
    deskUrl,
  }: { readonly trouble: PaymentTrouble; readonly subjectId: string; readonly deskUrl: string },
): Letter {
  const { subject, text } = WORDS[trouble];
  return {
    subject: `${subject}: ${order.reference}`,
    preview: `${order.name}: this needs you to act`,
    first: order.first,
    title: `${subject}: ${order.reference}`,
    blocks: [
      ...text.map((words) => ({ kind: 'paragraph', text: words }) as const),
      atTheDesk(deskUrl),
      { kind: 'facts', rows: [['Our number', subjectId], ...orderRows(order)] },
    ],
    terms: [],
    sender: SENDER,
  };
}
