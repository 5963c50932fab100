import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';
import { factsFor } from '@/lib/domain/order/order-facts';
import { letterFrom, type Block, type Fact, type Letter, type LetterContent } from './blocks';
import type { OrderFacts } from './order-facts';

/** Returns a mail to the operator. */
export const operatorLetter = (content: LetterContent): Letter => letterFrom(['Sent by the booking system'], content);

export const atTheDesk = (deskUrl: string): Block => ({
  kind: 'action',
  label: 'Open the order at the desk',
  url: deskUrl,
});

export const orderRows = (order: OrderFacts): readonly Fact[] => [['Order', order.title], ...customerRows(order)];

export const contactRows = (order: OrderFacts): readonly Fact[] => [
  ['Customer', order.name],
  ['Phone', order.phone, { href: order.phoneHref }],
  ['Email', order.email, { href: `mailto:${order.email}` }],
];

export function customerRows(order: OrderFacts): readonly Fact[] {
  return [
    ...contactRows(order),
    ...factsFor('operator', order.source).map(({ label, text }): Fact => [label, text]),
    ['Promo code', order.promo || 'none'],
    [`Asked for work within ${COOLING_OFF_DAYS} days`, order.startsWithin14Days ? 'yes' : 'no'],
    ['Newsletter', order.signForNews ? 'yes' : 'no'],
  ];
}
