import type { Company } from '@/lib/content/company';
import type { NextSteps } from '@/lib/content/next-steps';
import { formatPence } from '@/lib/domain/money';
import { AS_PAID } from '@/lib/domain/order/refund-time';
import type { Block, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import {
  aboutYourOrder,
  atAGlance,
  contact,
  greeting,
  howToCancel,
  picture,
  priceFact,
  whatIsBought,
  whenText,
  firstBut,
} from './order-blocks';
import { paymentBlocks } from './storage-blocks';

/** Mails to the customer. Each is a durable record: it says everything without a link having to work (LAW-7). */

type Received = {
  readonly company: Company;
  readonly orderUrl: string;
  /** Whether its answers can be corrected on the order page. */
  readonly canCorrect: boolean;
};

/** The slot is held but not paid: where to pay, and until when. */
export function orderReceived(order: OrderFacts, { company, orderUrl, canCorrect }: Received): Letter {
  return {
    subject: `Pay by ${order.payUntil.slice(-5)} to keep your slot (${order.reference})`,
    first: firstBut(order, 'Held for you, not booked yet'),
    preview: `${order.title}, ${formatPence(order.total)}: pay by ${order.payUntil.slice(-5)} to book it.`,
    title: 'Your slot is held, not booked yet',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We are holding ${whenText(order)} for you until ${order.payUntil}. Pay ${formatPence(order.total)} by then and it is booked. After that we release the slot and you owe nothing.${canCorrect ? ' If an answer is wrong, correct it on your order page before you pay.' : ''}`,
      },
      atAGlance(order, priceFact('To pay', order, ', including VAT')),
      { kind: 'action', label: 'See your order and pay', url: orderUrl },
      picture(order),
      ...whatIsBought(order),
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

type Confirmed = {
  readonly company: Company;
  readonly orderUrl: string;
  /** Where the street addresses are asked; null when they have been given. */
  readonly addressesUrl: string | null;
  /** Where what is paid for a store is seen and ended. */
  readonly storageUrl: string;
  /** "Invoice INV-2026-000123" and its page; null for a payment from before there were any. */
  readonly invoice: { readonly label: string; readonly url: string } | null;
  readonly next: NextSteps;
};

/** The contract, on a durable medium (LAW-4, LAW-6, LAW-7). */
export function orderConfirmed(order: OrderFacts, { company, orderUrl, addressesUrl, ...told }: Confirmed): Letter {
  const { invoice, storageUrl, next } = told;
  const orderPage = { label: 'Open your order page', url: orderUrl };
  return {
    subject: `Booked: ${whenText(order)} (${order.reference})`,
    first: order.first,
    preview: `${order.title}, ${formatPence(order.total)} paid. Keep this email: it is your contract.`,
    title: `Your ${order.words.job} is booked`,
    blocks: [
      greeting(order),
      ...(addressesUrl === null ? [{ kind: 'action', ...orderPage } as const] : whereBlocks(addressesUrl)),
      {
        kind: 'paragraph',
        text: `We have received ${formatPence(order.total)} and your booking is confirmed. Your reference is ${order.reference}. A calendar file is attached. Keep this email: together with the cancellation terms below, it is your contract.`,
      },
      atAGlance(order, priceFact('Price', order, ', paid')),
      picture(order),
      { kind: 'heading', text: 'What happens next' },
      {
        kind: 'list',
        items: [...next.timetable.map(({ when, what }) => ({ lead: when, text: what })), ...next.advice],
      },
      ...(addressesUrl === null ? [] : [{ kind: 'link', ...orderPage } as const]),
      ...(invoice === null ? [] : [{ kind: 'link', ...invoice } as const]),
      ...whatIsBought(order),
      ...paymentBlocks(order, storageUrl),
    ],
    terms: [...howToCancel(order, company), ...newsText(order), aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Paid after the hold had lapsed, and the slot had gone (BOOK-3). */
export function paidTooLate(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return {
    subject: `Not booked: we are refunding ${formatPence(order.total)} (${order.reference})`,
    first: firstBut(order, 'Not booked'),
    preview: 'Your payment arrived after the hold on your slot had ended.',
    title: `Your ${order.words.job} is not booked`,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Your payment of ${formatPence(order.total)} arrived after ${order.payUntil}, when the hold on your slot ended, and somebody else has booked ${whenText(order)} since. Nothing is booked, and we are refunding the whole amount ${AS_PAID}.`,
      },
      {
        kind: 'paragraph',
        text: `You do not need to do anything. If you still want to book with us, choose another slot or call ${company.phone.value}.`,
      },
      atAGlance(order, priceFact('Refund', order)),
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Paid in a tab that was left open, after the same quote had been ordered again with other answers. */
export function paidSuperseded(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return {
    subject: `Paid for an older order: we are refunding ${formatPence(order.total)} (${order.reference})`,
    first: firstBut(order, 'Not booked'),
    preview: 'You had placed a newer order, so this one had ended.',
    title: 'This payment was for an older order',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Your payment of ${formatPence(order.total)} was for an order that had ended because you placed a newer one. The older order is not booked, and we are refunding the whole amount ${AS_PAID}. If you have not paid for the newer order yet, it is booked only once you do: the link is in our email about it.`,
      },
      atAGlance(order, priceFact('Refund', order)),
      { kind: 'action', label: 'See the older order', url: orderUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** The label of every link to the page that asks where exactly. */
export const WHERE_EXACTLY = 'Tell us the exact address';

/** The order names postcodes: the rest is asked at once, while the customer has the mail open. */
const whereBlocks = (url: string): readonly Block[] => [
  {
    kind: 'paragraph',
    text: 'One thing to do now: tell us the house number and street of each address, and anything that helps us at the door.',
  },
  { kind: 'action', label: WHERE_EXACTLY, url },
];

const newsText = ({ signForNews }: OrderFacts): readonly Block[] =>
  signForNews
    ? [
        {
          kind: 'paragraph',
          text: 'You also asked for our newsletter. That is separate from this order: another email asks you to confirm your address, and every issue has a link to unsubscribe.',
        },
      ]
    : [];
