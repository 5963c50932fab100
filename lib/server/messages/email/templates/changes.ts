import type { Company } from '@/lib/content/company';
import { formatInstant } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { backInAll } from '@/lib/domain/order/money-back';
import { AS_PAID } from '@/lib/domain/order/refund-time';
import type { Block, Letter } from '../blocks';
import type { ChangeFacts } from '../change-facts';
import { senderLines, type OrderFacts } from '../order-facts';
import { appointmentFacts, changedPrice, whatChanged } from './change-blocks';
import { WHERE_EXACTLY } from './customer';
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

/** Mails to the customer about changes of an order. Each says the whole order anew: it replaces the mails before (LAW-7). */

const CALENDAR = 'The attached calendar file replaces the one you have.';

/** What of the money is for a slot that is given up late; '' for nothing. */
const feeText = ({ lateFee }: ChangeFacts): string =>
  lateFee > 0 ? ` This takes into account ${formatPence(lateFee)} for giving up your old slot late.` : '';

/** "We are refunding £25.90 ${AS_PAID}." or what was paid, or that nothing is. */
function moneyText(change: ChangeFacts): string {
  const { paid, refund, goneBack, order } = change;
  const fee = feeText(change);
  if (refund > 0) return `We are refunding ${formatPence(refund)} ${AS_PAID}.${backInAll(refund, goneBack)}${fee}`;
  if (paid > 0) return `You have paid the difference of ${formatPence(paid)}.${fee}`;
  return `The price is still ${formatPence(order.total)}, so there is nothing to pay.`;
}

/** "We will come on … instead of …." */
function comingWhen({ kind, order, before }: ChangeFacts): string {
  const old = before?.appointments[0]?.[1];
  return kind === 'reschedule' && old !== undefined
    ? `We will come on ${whenText(order)} instead of ${old}.`
    : `We will come on ${whenText(order)}.`;
}

function changed(
  change: ChangeFacts,
  company: Company,
  orderUrl: string,
  { addressesUrl, ...words }: Pick<Letter, 'subject' | 'title'> & { readonly addressesUrl: string | null },
): Letter {
  const { order } = change;
  const money = moneyText(change);
  return {
    ...words,
    first: order.first,
    preview: `${order.title}. ${money}`,
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `${comingWhen(change)} ${money} ${CALENDAR}` },
      atAGlance({ ...order, appointments: appointmentFacts(change) }, changedPrice(change)),
      ...(addressesUrl === null
        ? [{ kind: 'action', label: 'Open your order page', url: orderUrl } as const]
        : whereNow(addressesUrl)),
      ...whatChanged(change),
      picture(order),
      ...whatIsBought(order),
    ],
    terms: [...howToCancel(order, company), aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

export function orderCancelled({ order, refund, goneBack }: ChangeFacts, company: Company, orderUrl: string): Letter {
  const money =
    refund > 0
      ? `We are refunding ${formatPence(refund)} of ${formatPence(order.total)} ${AS_PAID}.${backInAll(refund, goneBack)}`
      : `Under the terms you booked with, no refund is due at this point.${backInAll(refund, goneBack)}`;
  return {
    subject: `Cancelled: ${whenText(order)} (${order.reference})`,
    first: firstBut(order, 'Cancelled'),
    preview: money,
    title: 'Your order is cancelled',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Your order ${order.reference} for ${whenText(order)} is cancelled, so we will not be coming. ${money} The attached calendar file removes the appointment from your calendar.`,
      },
      atAGlance(order, ['Refund', `${formatPence(refund)} of ${formatPence(order.total)}`]),
      { kind: 'action', label: 'See your order', url: orderUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

const TITLES = {
  reschedule: { begins: 'New time', title: 'Your order has a new time' },
  edit: { begins: 'Order changed', title: 'Your order has been changed' },
  address: { begins: 'New address', title: 'Your order has a new address' },
} as const;

/**
 * The mail of a change that has been made.
 * @param addressesUrl where the street of a new postcode is asked for; null when nothing is to be asked
 */
export function orderChanged(
  change: ChangeFacts,
  company: Company,
  orderUrl: string,
  addressesUrl: string | null = null,
): Letter {
  const { kind, order } = change;
  if (kind === 'cancel') return orderCancelled(change, company, orderUrl);
  const { begins, title } = TITLES[kind];
  const subject = `${begins}: ${whenText(order)} (${order.reference})`;
  return changed(change, company, orderUrl, { subject, title, addressesUrl });
}

/** A new postcode has no street yet, and what was said of the old one is not kept. */
const whereNow = (url: string): readonly Block[] => [
  {
    kind: 'paragraph',
    text: 'One thing to do now: tell us the house number and street of the new address. We have deleted what you told us about the old one.',
  },
  { kind: 'action', label: WHERE_EXACTLY, url },
];

type ToPay = {
  readonly company: Company;
  readonly orderUrl: string;
  /** The order as it is until the difference is paid. */
  readonly before: OrderFacts;
  readonly heldUntil: Date;
};

/** What is held until the difference is paid. */
const HELD = {
  time: {
    subject: 'your new time',
    title: 'Your new time is held, not booked yet',
    then: 'we move your order to that time',
  },
  address: {
    subject: 'your new address',
    title: 'Your new address is held, not booked yet',
    then: 'we come to the new address',
  },
} as const;

/** We have changed an order for its customer, and it costs more: it is held, and theirs once the difference is paid. */
export function changeToPay(change: ChangeFacts, { company, orderUrl, before, heldUntil }: ToPay): Letter {
  const { order, paid, kind } = change;
  const [difference, until] = [formatPence(paid), formatInstant(heldUntil)];
  const words = HELD[kind === 'address' ? 'address' : 'time'];
  return {
    subject: `${difference} to pay for ${words.subject} (${order.reference})`,
    first: firstBut(order, 'Held for you, not booked yet'),
    preview: `Pay ${difference} by ${until} to keep it.`,
    title: words.title,
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `We are holding ${whenText(order)} for you until ${until}. Pay the difference of ${difference} by then and ${words.then}.${feeText(change)} If you do not pay, nothing changes: we still come on ${whenText(before)}, and you owe nothing.`,
      },
      atAGlance({ ...order, appointments: appointmentFacts({ order, before }) }, ['To pay', difference]),
      { kind: 'action', label: 'See your order and pay', url: orderUrl },
      picture(order),
      ...whatIsBought(order),
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Paid for a change that could not be made any more: the order stands as it was before. `order` is the order as it is. */
export function changeRefused({ order, paid }: ChangeFacts, company: Company, orderUrl: string): Letter {
  return {
    subject: `Not changed: we are refunding ${formatPence(paid)} (${order.reference})`,
    first: order.first,
    preview: 'Your payment arrived when the change could no longer be made.',
    title: 'Your order has not been changed',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `Your payment of ${formatPence(paid)} to change your order arrived when the change could no longer be made: the hold had ended and the slot had gone, or the order had been changed since. We are refunding the whole payment ${AS_PAID}. You do not need to do anything.`,
      },
      atAGlance(order, priceFact('Price', order, ', as before')),
      { kind: 'action', label: 'See your order', url: orderUrl },
      { kind: 'paragraph', text: `To try again, use the order page or call ${company.phone.value}.` },
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
