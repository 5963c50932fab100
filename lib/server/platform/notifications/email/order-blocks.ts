import type { Company } from '@/lib/content/company';
import { formatPence } from '@/lib/domain/money';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { factsFor } from '@/lib/domain/order/order-facts';
import { AS_PAID } from '@/lib/domain/wording';
import { companyLetter, type Block, type Fact, type Letter, type LetterContent } from './blocks';
import type { OrderFacts } from './order-facts';

/** Blocks that several mails about an order share, in their order within a mail. */

export const whenText = (order: OrderFacts): string => order.appointments[0]?.[1] ?? `your ${order.words.job}`;

export const greeting = ({ firstName }: OrderFacts): Block => ({ kind: 'paragraph', text: `Hello ${firstName},` });

/** "Price", "£259, paid". */
export const priceFact = (label: string, order: OrderFacts, more = ''): Fact => [
  label,
  `${formatPence(order.total)}${more}`,
];

export const atAGlance = (order: OrderFacts, price: Fact): Block => ({
  kind: 'facts',
  stops: wayOf(order),
  rows: [['Order', order.title], ...order.appointments, price],
});

const STORE: Fact = ['Storage', 'Your unit, in our store'];

/** Returns the places in the order of the trip. */
export const wayOf = ({ addresses, store }: Pick<OrderFacts, 'addresses' | 'store'>): readonly Fact[] => [
  ...(store === 'first' ? [STORE] : []),
  ...addresses,
  ...(store === 'last' ? [STORE] : []),
];

/** The customer's items, or the service when no items are listed, and who comes. */
export const picture = ({ picture: drawn, own, people }: OrderFacts): Block => ({
  kind: 'picture',
  picture: drawn,
  own,
  caption: people,
});

/** For an order that is cancelled or not booked yet. */
export const firstBut = ({ first }: Pick<OrderFacts, 'first'>, note: string): FirstLine | null =>
  first && { ...first, note };

/** For a finished job, without its hours. */
export const firstOfDone = ({ first }: Pick<OrderFacts, 'first'>): FirstLine | null => first && { ...first, hours: '' };

/** Returns everything that was agreed beyond `atAGlance` (LAW-4). */
export function whatIsBought(order: OrderFacts): readonly Block[] {
  return [
    { kind: 'heading', text: 'What you are buying' },
    {
      kind: 'facts',
      rows: [
        ['Reference', order.reference],
        ['Your phone', order.phone],
        ...factsFor('mail', order.source).map(({ label, text }): Fact => [label, text]),
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

/** Says why the mail was sent, and who can open its links. */
export const aboutYourOrder = ({ reference }: OrderFacts): Block => ({
  kind: 'paragraph',
  text: `This email is about your order ${reference}. Anyone with its link can open your order, so share it only with people you trust.`,
});

/** Returns a mail about an order: it begins with the greeting and ends with our contact and the reason for the mail. */
export const orderLetter = (
  order: OrderFacts,
  company: Company,
  { blocks, terms = [], ...words }: LetterContent,
): Letter =>
  companyLetter(company, {
    ...words,
    blocks: [greeting(order), ...blocks, contact(company)],
    terms: [...terms, aboutYourOrder(order)],
  });

/** Labels every link to the page that asks for the street addresses. */
export const WHERE_EXACTLY = 'Tell us the exact address';
