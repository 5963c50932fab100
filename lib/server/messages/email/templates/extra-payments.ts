import { WAY_LABELS, type WayByHand } from '@/lib/domain/extras/by-hand';
import { EXTRA_LABELS } from '@/lib/domain/extras/kinds';
import { formatDate } from '@/lib/domain/london-time';
import { formatPence, type Pence } from '@/lib/domain/money';
import { AS_PAID } from '@/lib/domain/order/refund-time';
import { VAT_PERCENT } from '@/lib/domain/order/vat';
import { uncapitalised } from '@/lib/domain/wording';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { OutboxTopics } from '@/lib/server/kernel/outbox/topics';
import type { Fact, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { extraRows, type ExtraAround, type ExtraFacts } from './extras';
import { aboutYourOrder, contact, greeting, firstOfDone } from './order-blocks';

/** What was agreed is still to be paid. `agreedOn`: London's day of the yes. */
export function extraUnpaid(
  order: OrderFacts,
  extra: ExtraFacts & { readonly agreedOn: LocalDate },
  { company, extraUrl }: ExtraAround,
): Letter {
  const [amount, day] = [formatPence(extra.amount), formatDate(extra.agreedOn)];
  return {
    subject: `Still to pay: ${amount} for an extra (${order.reference})`,
    first: firstOfDone(order),
    preview: `You agreed to it on ${day}. It has not been paid yet.`,
    title: `${amount} is still to pay`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `On ${day} you agreed to ${amount} more for order ${order.reference}. It has not been paid yet.`,
      },
      { kind: 'facts', rows: extraRows(extra) },
      { kind: 'action', label: `Pay ${amount}`, url: extraUrl },
      {
        kind: 'paragraph',
        text: `If you have paid in cash or by bank transfer, reply and tell us when. If you did not agree to it, call us on ${company.phone.value}.`,
      },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Nobody owes it any more. */
export function extraWithdrawn(
  order: OrderFacts,
  extra: ExtraFacts,
  { company, orderUrl }: Pick<ExtraAround, 'company'> & { readonly orderUrl: string },
): Letter {
  const amount = formatPence(extra.amount);
  return {
    subject: `Nothing to pay: we have withdrawn the extra of ${amount} (${order.reference})`,
    first: firstOfDone(order),
    preview: `You do not owe the ${amount} that you agreed to.`,
    title: `You do not owe the ${amount}`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We have withdrawn the extra that you agreed to for order ${order.reference}. There is nothing to pay and nothing for you to do. If you have just sent a payment, it goes back ${AS_PAID}.`,
      },
      { kind: 'facts', rows: extraRows(extra) },
      { kind: 'action', label: 'See your order', url: orderUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** What came in, as its invoice says it. */
export type ExtraReceipt = {
  /** As the office took it; null: on the payment page. */
  readonly way: WayByHand | null;
  readonly paidOn: LocalDate;
  readonly net: Pence;
  readonly vat: Pence;
  readonly gross: Pence;
  readonly invoice: { readonly label: string; readonly url: string };
};

/** The receipt of an extra, with the way to its invoice. */
export function extraPaid(
  order: OrderFacts,
  extra: ExtraFacts,
  { company, receipt }: Pick<ExtraAround, 'company'> & { readonly receipt: ExtraReceipt },
): Letter {
  const { way, net, vat, gross, invoice } = receipt;
  const rows: readonly Fact[] = [
    ...extraRows(extra).slice(0, -1),
    ['Paid', `${formatDate(receipt.paidOn)}, ${way === null ? 'online' : uncapitalised(WAY_LABELS[way])}`],
    ['Total without VAT', formatPence(net)],
    [`VAT at ${VAT_PERCENT}%`, formatPence(vat)],
    ['Total with VAT', formatPence(gross)],
  ];
  return {
    subject: `Receipt: ${formatPence(gross)} for an extra (${order.reference})`,
    first: firstOfDone(order),
    preview: `Thank you. ${EXTRA_LABELS[extra.kind]} is paid: ${formatPence(gross)}.`,
    title: 'Your extra is paid',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Thank you. We have received ${formatPence(gross)} for the extra on your order ${order.reference}.`,
      },
      { kind: 'facts', rows },
      { kind: 'action', ...invoice },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

const WHY: Readonly<Record<OutboxTopics['order.extra_refunded.customer']['why'], string>> = {
  extra_withdrawn: 'It had been withdrawn before you paid it, so nothing was owed for it.',
  paid_twice: 'It had been paid already, so this payment was one too many.',
};

/** A payment for what was not owed any more goes back, and why. */
export function extraRefunded(
  order: OrderFacts,
  extra: ExtraFacts,
  {
    company,
    orderUrl,
    why,
  }: Pick<ExtraAround, 'company'> & { readonly orderUrl: string; readonly why: keyof typeof WHY },
): Letter {
  const amount = formatPence(extra.amount);
  return {
    subject: `We are refunding ${amount} (${order.reference})`,
    first: firstOfDone(order),
    preview: `Your payment for an extra goes back. ${WHY[why]}`,
    title: `You get ${amount} back`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We are refunding the ${amount} that you paid for an extra on order ${order.reference}. ${WHY[why]} The money goes back ${AS_PAID}. You do not need to do anything.`,
      },
      {
        kind: 'facts',
        rows: [
          ['What', EXTRA_LABELS[extra.kind]],
          ['Details', extra.what],
          ['Refund', amount],
        ],
      },
      { kind: 'action', label: 'See your order', url: orderUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
