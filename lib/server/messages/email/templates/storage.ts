import type { Company } from '@/lib/content/company';
import { formatDate, formatDay, formatInstant } from '@/lib/domain/london-time';
import { formatPence, type Pence } from '@/lib/domain/money';
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
const period = ({ from, until }: StoragePayment): string => `${formatDate(from)} to ${formatDate(until)}`;
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
    : 'We have no card for it: please pay on your page.';
  return {
    subject: `${formatPence(payment.amount)} for your storage on ${formatDate(on)} (${order.reference})`,
    preview: `Your next storage payment is on ${day}.`,
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
      { kind: 'paragraph', text: 'The VAT invoice is on that page.' },
    ],
    terms: [aboutYourOrder(order)],
    sender: senderLines(company),
  };
}

type Trouble = {
  readonly why: OutboxTopics['storage.refused.customer']['why'];
  /** When the card is asked again, or its absence told again; null: neither. */
  readonly nextTryAt: Date | null;
};

const WHY: Readonly<Record<Trouble['why'], string>> = {
  refused: 'Your card was refused, so this storage payment is still open:',
  needs_confirmation: 'Your bank asks you to confirm this storage payment yourself, so it is still open:',
  no_card: 'We have no card for this storage payment, so it is still open:',
  open: 'This storage payment is still open:',
};
const TITLES: Readonly<Record<Trouble['why'], string>> = {
  refused: 'Your card was refused',
  needs_confirmation: 'Please confirm your storage payment',
  no_card: 'Your storage payment is open',
  open: 'Your storage payment is open',
};

/** What comes if the customer does nothing. */
function otherwise({ why, nextTryAt }: Trouble): string {
  const when = nextTryAt && formatInstant(nextTryAt);
  if (why === 'no_card') return when ? `We will remind you on ${when}.` : 'Our office will be in touch.';
  if (when) return `If you do nothing, we try your card again on ${when}.`;
  return why === 'open'
    ? 'Please pay it now, or call us.'
    : `We have tried ${RETRY_DAYS.length + 1} times and do not try again by ourselves. Our office will be in touch.`;
}

/** A charge was not paid. Nothing happens to the goods. */
export function storageRefused(
  order: OrderFacts,
  payment: StoragePayment,
  { company, storageUrl, why, nextTryAt }: Telling & Trouble,
): Letter {
  return {
    subject: `${TITLES[why]}: ${formatPence(payment.amount)} for your storage (${order.reference})`,
    preview: 'You can pay or give another card on your page.',
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
    preview: `${order.name}: every try was in vain`,
    title: `Storage unpaid: ${order.reference}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `We asked ${order.name} for this payment ${RETRY_DAYS.length + 1} times and were not paid. No program does anything more: call the customer, and agree what happens.`,
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
    preview: refund,
    title: 'Your storage has ended',
    blocks: [
      greeting(order),
      { kind: 'paragraph', text: `Your storage in the ${unit} ended on ${formatDay(endsOn)}. ${refund}` },
      ...(owed > 0
        ? [{ kind: 'paragraph', text: `${formatPence(owed)} is still open; you can pay it on your page.` } as const]
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
    preview: `${formatPence(after)} a week instead of ${formatPence(before)}.`,
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
