import type { Company } from '@/lib/content/company';
import { formatDate, formatDay, formatInstant, formatShortDay } from '@/lib/domain/london-time';
import { formatPence, type Pence } from '@/lib/domain/money';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { AS_PAID } from '@/lib/domain/order/refund-time';
import { RETRY_DAYS } from '@/lib/domain/storage/billing';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { OutboxTopics } from '@/lib/server/kernel/outbox/topics';
import type { Block, Letter } from '../blocks';
import { senderLines, type OrderFacts } from '../order-facts';
import { aboutYourOrder, contact, greeting } from './order-blocks';
import { atTheDesk, orderRows, SENDER } from './operator';

/** The payments of a store, to its customer and to the office. */
export type StoragePayment = {
  /** "6 × 4 ft unit". */
  readonly unit: string;
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly amount: Pence;
};

type Telling = { readonly company: Company; readonly storageUrl: string };

const PAGE = 'Open your storage payments';
/** "12 January 2027 to 9 February 2027", the last day being the first one that is not paid for. */
const period = ({ from, until }: Pick<StoragePayment, 'from' | 'until'>): string =>
  `${formatDate(from)} to ${formatDate(until)}`;
/** The first line of a payment: its period, and what is paid or to be paid for it. */
const firstOf = (paid: Pick<StoragePayment, 'from' | 'until'>, where: string): FirstLine => ({
  ...{ day: period(paid), hours: '', where },
});
const rows = (payment: StoragePayment): Block => ({
  kind: 'facts',
  rows: [
    ['Storage', payment.unit],
    ['Period', period(payment)],
    ['Amount, with VAT', formatPence(payment.amount)],
  ],
});
const HOW_TO_END =
  'To end your storage, book the return of everything: the page shows the exact refund first. You pay for whole weeks until then, and for the minimum term you agreed to.';

/** A charge is coming. `day`: on which it is made; later than its period begins when the notice was late. */
export function storageNotice(
  order: OrderFacts,
  payment: StoragePayment,
  { company, storageUrl, hasCard, day: on }: Telling & { readonly hasCard: boolean; readonly day: LocalDate },
): Letter {
  const day = formatDay(on);
  const how = hasCard
    ? 'We will take it from the card you gave us.'
    : 'We do not have a card that we can charge for it, so please pay on your storage page.';
  return {
    subject: `${formatPence(payment.amount)} for your storage on ${formatDate(on)} (${order.reference})`,
    first: { day: formatShortDay(on), hours: '', where: `${formatPence(payment.amount)} for your ${payment.unit}` },
    preview: how,
    title: 'Your next storage payment',
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `Your next storage payment is due on ${day}. ${how}` },
      rows(payment),
      { kind: 'action', label: PAGE, url: storageUrl },
      { kind: 'paragraph', text: HOW_TO_END },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** From the first day that was paid for to the last. */
function wholeTime(payments: readonly StoragePayment[], amount: Pence): FirstLine | null {
  const [first, last] = [payments[0], payments.at(-1)];
  return first && last ? firstOf({ from: first.from, until: last.until }, `${formatPence(amount)} paid`) : null;
}

/** What was paid, for which periods, and what comes next. */
export function storageReceipt(
  order: OrderFacts,
  {
    payments,
    amount,
    next,
  }: { readonly payments: readonly StoragePayment[]; readonly amount: Pence; readonly next: StoragePayment | null },
  { company, storageUrl }: Telling,
): Letter {
  return {
    subject: `Receipt: ${formatPence(amount)} for your storage (${order.reference})`,
    first: wholeTime(payments, amount),
    preview: 'Thank you. Your payment has arrived.',
    title: 'Your storage is paid',
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `Thank you. We have received ${formatPence(amount)} for your storage, with VAT.` },
      ...payments.map(rows),
      {
        kind: 'paragraph',
        text: next
          ? `Next payment: ${formatPence(next.amount)} on ${formatDay(next.from)}.`
          : 'Nothing more is due: your storage ends with this payment.',
      },
      { kind: 'action', label: PAGE, url: storageUrl },
      { kind: 'paragraph', text: 'Your VAT invoice is on your storage page.' },
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

type Trouble = {
  readonly why: OutboxTopics['storage.refused.customer']['why'];
  /** When the card is tried again; null: not automatically any more. */
  readonly nextTryAt: Date | null;
};

const WHY: Readonly<Record<Trouble['why'], string>> = {
  refused: 'Your card was refused, so this storage payment has not been made:',
  needs_confirmation: 'Your bank wants you to confirm this storage payment yourself, so it has not been made yet:',
  hard_declined: 'Your card can no longer be charged, so this storage payment has not been made:',
  no_card: 'We do not have a card that we can charge for this storage payment, so it has not been made:',
  open: 'This storage payment has not been made yet:',
};
const TITLES: Readonly<Record<Trouble['why'], string>> = {
  refused: 'Your card was refused',
  needs_confirmation: 'Please confirm your storage payment',
  hard_declined: 'Your card can no longer be charged',
  no_card: 'Your storage payment is due',
  open: 'Your storage payment is due',
};

/** What comes if the customer does nothing. */
function otherwise({ why, nextTryAt }: Trouble): string {
  const when = nextTryAt && formatInstant(nextTryAt);
  if (why === 'no_card') return 'Our office will be in touch.';
  if (why === 'hard_declined') return 'We will not try this card again. Our office will be in touch.';
  if (when) return `If you do nothing, we will try your card again on ${when}.`;
  return why === 'open'
    ? 'Please pay it now, or call us.'
    : `We have tried ${RETRY_DAYS.length + 1} times and will not try again automatically. Our office will be in touch.`;
}

/** A charge was not paid. Nothing happens to the goods. */
export function storageRefused(
  order: OrderFacts,
  payment: StoragePayment,
  { company, storageUrl, why, nextTryAt }: Telling & Trouble,
): Letter {
  return {
    subject: `${TITLES[why]}: ${formatPence(payment.amount)} for your storage (${order.reference})`,
    first: firstOf(payment, `${formatPence(payment.amount)} to pay`),
    preview: 'You can pay, or give us another card, on your storage page.',
    title: TITLES[why],
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: WHY[why] },
      rows(payment),
      { kind: 'action', label: 'Pay or change your card', url: storageUrl },
      {
        kind: 'paragraph',
        text: `${otherwise({ why, nextTryAt })} Your things stay where they are, safe and untouched.`,
      },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** To the operator: a person takes over. */
export function storageArrears(order: OrderFacts, payment: StoragePayment, deskUrl: string): Letter {
  return {
    subject: `Storage unpaid: ${formatPence(payment.amount)}, ${order.reference}`,
    first: firstOf(payment, `${formatPence(payment.amount)} to pay`),
    preview: `${order.name}: every attempt failed`,
    title: `Storage unpaid: ${order.reference}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We asked ${order.name} for this payment ${RETRY_DAYS.length + 1} times and were not paid. Nothing more happens automatically: call the customer, and agree what to do.`,
      },
      rows(payment),
      atTheDesk(deskUrl),
      { kind: 'facts', rows: orderRows(order) },
    ],
    terms: [],
    sender: SENDER,
  };
}

/** The end of a contract, and what goes back. */
export function storageEnded(
  order: OrderFacts,
  {
    unit,
    endsOn,
    back,
    owed,
  }: { readonly unit: string; readonly endsOn: LocalDate; readonly back: Pence; readonly owed: Pence },
  { company, storageUrl }: Telling,
): Letter {
  const refund =
    back > 0
      ? `We refund ${formatPence(back)} for the whole weeks you paid for and did not use, ${AS_PAID}.`
      : 'There are no whole weeks left to refund.';
  return {
    subject: `Your storage has ended (${order.reference})`,
    first: { day: formatShortDay(endsOn), hours: '', where: `your ${unit} has ended` },
    preview: refund,
    title: 'Your storage has ended',
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `Your storage in the ${unit} ended on ${formatDay(endsOn)}. ${refund}` },
      ...(owed > 0
        ? [
            {
              kind: 'paragraph',
              text: `${formatPence(owed)} is still to pay; you can pay it on your storage page.`,
            } as const,
          ]
        : []),
      { kind: 'action', label: PAGE, url: storageUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

/** Another price, told long enough before. */
export function storagePrice(
  order: OrderFacts,
  {
    unit,
    before,
    after,
    from,
  }: { readonly unit: string; readonly before: Pence; readonly after: Pence; readonly from: LocalDate },
  { company, storageUrl }: Telling,
): Letter {
  return {
    subject: `A new price for your storage from ${formatDate(from)} (${order.reference})`,
    first: { day: `From ${formatDay(from)}`, hours: '', where: `${formatPence(after)} a week` },
    preview: `Until then it stays at ${formatPence(before)}.`,
    title: 'A new price for your storage',
    blocks: [
      greeting(order),
      {
        kind: 'paragraph',
        text: `The price of your storage changes for every period that begins on or after ${formatDay(from)}.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Storage', unit],
          ['Price a week, with VAT', formatPence(after), { was: formatPence(before) }],
        ],
      },
      {
        kind: 'paragraph',
        text: 'You may end your storage before that day, free of charge: book the return, and we refund every whole week you have paid for and not used.',
      },
      { kind: 'action', label: PAGE, url: storageUrl },
      contact(company),
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}
