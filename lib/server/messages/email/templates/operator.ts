import { formatPence } from '@/lib/domain/money';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/cooling-off';
import { IN_TIME } from '@/lib/domain/order/refund-time';
import type { Block, Fact, Letter } from '../blocks';
import type { OrderFacts } from '../order-facts';
import { atAGlance, firstBut } from './order-blocks';

/** Mails to the operator: everything the crew needs, nothing to look up. */
export const SENDER = ['Sent by the booking system'] as const;

/** @param deskUrl where the order stands at the desk, for every mail to the operator about one */
export const atTheDesk = (deskUrl: string): Block => ({
  kind: 'action',
  label: 'Open the order at the desk',
  url: deskUrl,
});

export function newOrder(order: OrderFacts, deskUrl: string): Letter {
  const when = order.appointments[0]?.[1] ?? 'no date';
  return {
    subject: `New order ${order.reference}: ${order.title}, ${when}`,
    first: order.first,
    preview: `${order.name}, ${formatPence(order.total)} paid`,
    title: `New order ${order.reference}`,
    blocks: [
      atAGlance(order, ['Price', `${formatPence(order.total)}, paid`]),
      atTheDesk(deskUrl),
      { kind: 'heading', text: 'Customer' },
      { kind: 'facts', rows: customerRows(order) },
      { kind: 'heading', text: 'Items' },
      order.items.length > 0
        ? { kind: 'list', items: order.items }
        : { kind: 'paragraph', text: 'No items were listed: the job is as described above.' },
      { kind: 'heading', text: 'Price' },
      { kind: 'prices', lines: order.lines, total: { label: 'Paid, including VAT', amount: order.total } },
      ...(order.follows.length > 0 ? [{ kind: 'facts', rows: order.follows } as const] : []),
    ],
    terms: [],
    sender: SENDER,
  };
}

/** A payment that cannot be kept: it came after the slot had gone, or the order was paid or over already. */
export function refundNeeded(order: OrderFacts, isBooked: boolean, deskUrl: string): Letter {
  const why = isBooked
    ? 'The order is booked and was already paid for: this is a second payment.'
    : `It arrived after the order had ended (the hold ended at ${order.payUntil}, or the customer had placed a newer order), so it could no longer be booked. The customer has been told that the whole amount is refunded ${IN_TIME}.`;
  return {
    subject: `Refund ${formatPence(order.total)}: ${order.reference}`,
    first: isBooked ? order.first : firstBut(order, 'Not booked'),
    preview: `${order.name} paid, and the money is being refunded`,
    title: `Refund started for ${order.reference}`,
    blocks: [
      { kind: 'paragraph', text: `${order.name} paid ${formatPence(order.total)}. ${why}` },
      {
        kind: 'paragraph',
        text: 'The refund has been started with the payment provider. You do not need to do anything.',
      },
      atTheDesk(deskUrl),
      { kind: 'facts', rows: [...orderRows(order), ...order.appointments] },
    ],
    terms: [],
    sender: SENDER,
  };
}

export const orderRows = (order: OrderFacts): readonly Fact[] => [['Order', order.title], ...customerRows(order)];

/** Who it is, to be rung or written to with a tap. */
export const contactRows = (order: OrderFacts): readonly Fact[] => [
  ['Customer', order.name],
  ['Phone', order.phone, { href: order.phoneHref }],
  ['Email', order.email, { href: `mailto:${order.email}` }],
];

/** Whom to reach, and what they asked for beside. */
export function customerRows(order: OrderFacts): readonly Fact[] {
  return [
    ...contactRows(order),
    ['Services', order.services],
    ['Promo code', order.promo || 'none'],
    [`Asked for work within ${COOLING_OFF_DAYS} days`, order.startsWithin14Days ? 'yes' : 'no'],
    ['Newsletter', order.signForNews ? 'yes' : 'no'],
  ];
}
