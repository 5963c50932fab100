import type { Company } from '@/lib/content/company';
import type { NextSteps } from '@/lib/content/next-steps';
import { formatPence } from '@/lib/domain/money';
import { COVER_FACT, COVER_TITLE } from '@/lib/domain/order/cover';
import { AS_PAID } from '@/lib/domain/order/refund-time';
import type { Block, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';

/** Mails to the customer. Each is a durable record: it says everything without a link having to work (LAW-7). */

/** The slot is held but not paid: where to pay, and until when. */
export function orderReceived(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return {
    subject: `Pay by ${order.payUntil.slice(-5)} to keep your slot (${order.reference})`,
    preview: `${order.title}, ${whenText(order)}: ${formatPence(order.total)}`,
    title: 'Your slot is held, not booked yet',
    blocks: [
      { kind: 'paragraph', text: `Hello ${order.firstName},` },
      {
        kind: 'paragraph',
        text: `We are holding ${whenText(order)} for you until ${order.payUntil}. Pay ${formatPence(order.total)} by then and it is booked. After that we release the slot and you owe nothing.`,
      },
      { kind: 'action', label: 'See your order and pay', url: orderUrl },
      ...whatIsBought(order),
      { kind: 'paragraph', text: contactText(company) },
    ],
    sender: senderLines(company),
  };
}

type Confirmed = {
  readonly company: Company;
  readonly orderUrl: string;
  /** Where the street addresses are asked; null when they have been given. */
  readonly addressesUrl: string | null;
  readonly next: NextSteps;
};

/** The contract, on a durable medium (LAW-4, LAW-6, LAW-7). */
export function orderConfirmed(order: OrderFacts, { company, orderUrl, addressesUrl, next }: Confirmed): Letter {
  return {
    subject: `Booked: ${whenText(order)} (${order.reference})`,
    preview: `${order.title}, ${formatPence(order.total)} paid. Keep this email: it is your contract.`,
    title: `Your ${order.words.job} is booked`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${order.firstName},` },
      {
        kind: 'paragraph',
        text: `We have received ${formatPence(order.total)} and your booking is confirmed. Your reference is ${order.reference}. A calendar file is attached. Keep this email: together with the cancellation terms below, it is your contract.`,
      },
      ...whereBlocks(addressesUrl),
      ...whatIsBought(order),
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: [...next.timetable.map(({ when, what }) => `${when}: ${what}`), ...next.advice],
      },
      ...howToCancel(order, company),
      { kind: 'action', label: 'Open your order page', url: orderUrl },
      { kind: 'paragraph', text: 'Anyone with this link can open your order, so share it only with people you trust.' },
      ...newsText(order),
    ],
    sender: senderLines(company),
  };
}

/** Paid after the hold had lapsed, and the slot had gone (BOOK-3). */
export function paidTooLate(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return {
    subject: `Not booked: we are refunding ${formatPence(order.total)} (${order.reference})`,
    preview: 'Your payment arrived after the hold on your slot had ended.',
    title: `Your ${order.words.job} is not booked`,
    blocks: [
      { kind: 'paragraph', text: `Hello ${order.firstName},` },
      {
        kind: 'paragraph',
        text: `Your payment of ${formatPence(order.total)} arrived after ${order.payUntil}, when the hold on your slot ended, and somebody else has booked ${whenText(order)} since. Nothing is booked, and we are refunding the whole amount ${AS_PAID}.`,
      },
      {
        kind: 'paragraph',
        text: `You do not need to do anything. If you still want to book with us, choose another slot or call ${company.phone.value}.`,
      },
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
    sender: senderLines(company),
  };
}

/** Paid in a tab that was left open, after the same quote had been ordered again with other answers. */
export function paidSuperseded(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return {
    subject: `Paid for an older order: we are refunding ${formatPence(order.total)} (${order.reference})`,
    preview: 'You had placed a newer order, so this one had ended.',
    title: 'This payment was for an older order',
    blocks: [
      { kind: 'paragraph', text: `Hello ${order.firstName},` },
      {
        kind: 'paragraph',
        text: `Your payment of ${formatPence(order.total)} was for an order that had ended because you placed a newer one. The older order is not booked, and we are refunding the whole amount ${AS_PAID}. If you have not paid for the newer order yet, it is booked only once you do: the link is in our email about it.`,
      },
      { kind: 'paragraph', text: contactText(company) },
      { kind: 'action', label: 'See the older order', url: orderUrl },
    ],
    sender: senderLines(company),
  };
}

/** The label of every link to the page that asks where exactly. */
export const WHERE_EXACTLY = 'Tell us the exact address';

/** The order names postcodes: the rest is asked at once, while the customer has the mail open. */
const whereBlocks = (url: string | null): readonly Block[] =>
  url === null
    ? []
    : [
        {
          kind: 'paragraph',
          text: 'One thing to do now: tell us the house number and street of each address, and anything that helps us at the door.',
        },
        { kind: 'action', label: WHERE_EXACTLY, url },
      ];

export const whenText = (order: OrderFacts): string => order.appointments[0]?.[1] ?? `your ${order.words.job}`;

const contactText = ({ phone, email }: Company) => `Questions? Call ${phone.value} or write to ${email.value}.`;

export function whatIsBought(order: OrderFacts): readonly Block[] {
  return [
    { kind: 'heading', text: 'What you are buying' },
    {
      kind: 'facts',
      rows: [
        ['Reference', order.reference],
        ['Order', order.title],
        ['Services', order.services],
        ...order.appointments,
        ...order.addresses,
        ['Your phone', order.phone],
        [COVER_TITLE, COVER_FACT],
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
      text: `To cancel or change your order, open your order page, which shows the exact refund first. Or tell us in any clear words, with your reference: by email to ${email.value}, by phone on ${phone.value}, or by post to ${legal.name.value}, ${address.value}. You can write: “I cancel my order ${order.reference}, booked by ${order.name}.” You do not have to give a reason. We refund ${AS_PAID} of hearing from you.`,
    },
  ];
}

const newsText = ({ signForNews }: OrderFacts): readonly Block[] =>
  signForNews
    ? [
        {
          kind: 'paragraph',
          text: 'You also asked for our newsletter. That is separate from this order: another email asks you to confirm your address, and every issue has a link to unsubscribe.',
        },
      ]
    : [];
