import type { Company } from '@/lib/content/company';
import { minutesBetween } from '@/lib/domain/durations';
import { londonTime } from '@/lib/domain/london-time';
import { formatPence, pence, type Pence } from '@/lib/domain/money';
import { PART_REFUND_WORDS, type PartRefundReason } from '@/lib/domain/order/part-refund';
import { AS_PAID, IN_TIME } from '@/lib/domain/order/refund-time';
import type { Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting } from './order-blocks';

/** When we came, after which end of the slot, and what share of the transport that is worth. */
export type CameLate = { readonly arrivedAt: Date; readonly slotEnd: Date; readonly percent: number };

/** A part of what was paid; of it `byHand` goes back in another way than through the payment provider. */
export type PartRefunded = {
  readonly amount: Pence;
  readonly byHand: Pence;
  readonly reason: PartRefundReason;
  /** Where it goes back by itself, because we came late. */
  readonly late: CameLate | null;
};

const whyText = ({ reason, late }: Pick<PartRefunded, 'reason' | 'late'>): string =>
  late
    ? `because our crew arrived at ${londonTime(late.arrivedAt)}, ${minutesBetween(late.slotEnd, late.arrivedAt)} minutes after your slot had ended. It is ${late.percent}% of the price of the transport, as we promised.`
    : `${PART_REFUND_WORDS[reason]}.`;

/** A part of what was paid goes back: how much, why and how. */
export function partRefunded(order: OrderFacts, part: PartRefunded, company: Company, orderUrl: string): Letter {
  const amount = formatPence(part.amount);
  return {
    subject: `We are refunding ${amount} (${order.reference})`,
    first: order.first,
    preview: `We are refunding ${amount} of your order ${PART_REFUND_WORDS[part.reason]}.`,
    title: `You get ${amount} back`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We are refunding ${amount} of what you paid for order ${order.reference} ${whyText(part)} ${whenBack(part)}`,
      },
      { kind: 'facts', rows: [['Order', order.title], ...order.appointments, ['Refund', amount]] },
      { kind: 'action', label: 'See your order', url: orderUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

function whenBack({ amount, byHand }: PartRefunded): string {
  if (byHand === 0) return `The money goes back ${AS_PAID}. You do not need to do anything.`;
  const office = `our office pays ${byHand === amount ? 'it' : formatPence(byHand)} to you directly, ${IN_TIME}`;
  if (byHand === amount) return `It was not paid online, so ${office}.`;
  return `${formatPence(pence(amount - byHand))} goes back ${AS_PAID}, and ${office}.`;
}
