import type { Company } from '@/lib/content/company';
import { formatPence } from '@/lib/domain/money';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { COVER_TITLE } from '@/lib/domain/order/labels';
import { AS_PAID } from '@/lib/domain/order/refund-time';
import type { Block, Fact } from '../blocks';
import type { OrderFacts } from '../order-facts';

/** Parts that mails about an order share, in the order in which they stand: the card first, the terms last. */

export const whenText = (order: OrderFacts): string => order.appointments[0]?.[1] ?? `your ${order.words.job}`;

export const greeting = ({ firstName }: OrderFacts): Block => ({ kind: 'paragraph', text: `Hello ${firstName},` });

/** "Price", "£259, paid". */
export const priceFact = (label: string, order: OrderFacts, more = ''): Fact => [
  label,
  `${formatPence(order.total)}${more}`,
];

/** What, when, where and for how much: all that most readers look for. */
export const atAGlance = (order: OrderFacts, price: Fact): Block => ({
  kind: 'facts',
  stops: wayOf(order),
  rows: [['Order', order.title], ...order.appointments, price],
});

const STORE: Fact = ['Storage', 'Your unit, in our store'];

/** Every place of the way, the store at its end or its beginning. */
export const wayOf = ({ addresses, store }: Pick<OrderFacts, 'addresses' | 'store'>): readonly Fact[] => [
  ...(store === 'first' ? [STORE] : []),
  ...addresses,
  ...(store === 'last' ? [STORE] : []),
];

/** The customer's own things where the order lists any, else what was booked; and who comes. */
export const picture = ({ picture: drawn, own, people }: OrderFacts): Block => ({
  kind: 'picture',
  ...{ picture: drawn, own, caption: people },
});

/** The first line of an order that will not be carried out, or is not booked yet. */
export const firstBut = ({ first }: Pick<OrderFacts, 'first'>, note: string): FirstLine | null =>
  first && { ...first, note };

/** The first line of a job that is done: the hour is past. */
export const firstOfDone = ({ first }: Pick<OrderFacts, 'first'>): FirstLine | null => first && { ...first, hours: '' };

/** The rest of what was agreed. */
export function whatIsBought(order: OrderFacts): readonly Block[] {
  return [
    { kind: 'heading', text: 'What you are buying' },
    {
      kind: 'facts',
      rows: [
        ['Reference', order.reference],
        ['Services', order.services],
        ['Your phone', order.phone],
        ...order.split,
        [COVER_TITLE, order.cover],
      ],
    },
    ...itemBlocks(order),
    { kind: 'heading', text: 'Price' },
    {
      kind: 'prices',
      lines: order.lines,
      total: { label: order.follows.length > 0 ? FIRST_PAYMENT : 'Total including VAT', amount: order.total },
    },
    ...laterBlocks(order),
  ];
}

const FIRST_PAYMENT = 'First payment including VAT';

/** What is paid after the first payment is part of the contract too. */
const laterBlocks = ({ follows }: OrderFacts): readonly Block[] =>
  follows.length === 0
    ? []
    : [
        { kind: 'heading', text: 'What you pay later' },
        { kind: 'facts', rows: follows },
      ];

const itemBlocks = ({ items, words }: OrderFacts): readonly Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: words.load },
        { kind: 'list', items },
      ];

export function howToCancel(order: OrderFacts, { email, phone, address, legal }: Company): readonly Block[] {
  return [
    { kind: 'heading', text: 'Cancelling' },
    { kind: 'list', items: order.cancellation },
    {
      kind: 'paragraph',
      text: `To cancel or change your order, open your order page, which shows the exact refund first. Or just tell us, with your reference: by email to ${email.value}, by phone on ${phone.value}, or by post to ${legal.name.value}, ${address.value}. You can write: “I cancel my order ${order.reference}, booked by ${order.name}.” You do not have to give a reason. We refund ${AS_PAID} of hearing from you.`,
    },
  ];
}

export const contact = ({ phone, email }: Company): Block => ({
  kind: 'paragraph',
  text: `Questions? Call ${phone.value} or write to ${email.value}.`,
});

/** Why it came, and who else may open what it links to. */
export const aboutYourOrder = ({ reference }: OrderFacts): Block => ({
  kind: 'paragraph',
  text: `This email is about your order ${reference}. Anyone with its link can open your order, so share it only with people you trust.`,
});
