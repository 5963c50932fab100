import { COMPANY, type Company } from '@/lib/content/company';
import {
  formatDate,
  formatDay,
  formatInstant,
  formatShortDay,
  minutesAfter,
  type LocalDate,
} from '@/lib/domain/london-time';
import { formatPence, fromPounds, NOTHING, pence, type Pence, sum } from '@/lib/domain/money';
import type { FirstLine } from '@/lib/domain/order/first-line';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { AS_PAID, uncapitalised } from '@/lib/domain/wording';
import { RETRY_DAYS } from '@/lib/domain/storage/billing';
import { nextCharge } from '@/lib/domain/storage/rent';
import { findPayment } from '@/lib/server/modules/ledger/repo';
import { keepCardOf } from '@/lib/server/modules/rentals/cards';
import { keptCard } from '@/lib/server/modules/rentals/cards-repo';
import { chargesOf, findCharge, isOwed, refundsOfContract } from '@/lib/server/modules/rentals/charges-repo';
import { chargedOn, findContract, rentOf } from '@/lib/server/modules/rentals/contracts-repo';
import type { ChargeRow, StorageContractRow } from '@/lib/server/platform/db/schema';
import { orderToken } from '@/lib/server/platform/installation/token';
import {
  defineNotifications,
  oneSample,
  samplesOf,
  skip,
  type Channels,
} from '@/lib/server/platform/notifications/notification';
import { companyLetter, type Block, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { atTheDesk, operatorLetter, orderRows } from '@/lib/server/platform/notifications/email/operator-blocks';
import { aboutYourOrder, greeting, orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { SAMPLE_DESK_URL, SAMPLE_NOW, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { storagePath, unitTransferPath } from '@/lib/account-routes';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { ownUnit, plannedUnit } from '@/lib/server/modules/rentals/unit-offers';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** Asks the payment provider for the id of the card that it kept. */
    'storage.keep_card': { readonly orderId: string; readonly paymentId: string };
    'storage.notice.customer': { readonly orderId: string; readonly on: string };
    'storage.receipt.customer': { readonly orderId: string; readonly paymentId: string };
    /** `open`: the desk asks for the payment again. */
    'storage.refused.customer': {
      readonly orderId: string;
      readonly chargeId: string;
      readonly why: 'refused' | 'hard_declined' | 'needs_confirmation' | 'no_card' | 'open';
    };
    /** The charge is no longer retried automatically. */
    'storage.arrears.operator': { readonly orderId: string; readonly chargeId: string };
    'storage.ended.customer': { readonly orderId: string };
    /** `from`: the first day of the new weekly price. */
    'storage.price.customer': { readonly orderId: string; readonly from: string };
    /** `on`: the day of the transfer to another unit. */
    'storage.moving.customer': { readonly orderId: string; readonly on: string };
    'storage.moved.customer': { readonly orderId: string; readonly on: string };
    /** `why`: the customer asked, or more items stay in the old unit. */
    'storage.move_off.customer': { readonly orderId: string; readonly on: string; readonly why: 'asked' | 'more' };
  }
}

const NO_CONTRACT = skip('There is no such storage any more');
const NO_MOVE = skip('Nothing of this kind is agreed any more');
const PAID_MEANWHILE = skip('It was paid in the meantime');

/** Returns undefined for an order without a storage contract. */
async function readRental(orderId: string, { db, company, siteOrigin, secret }: Channels, path = storagePath) {
  const [order, contract, key] = await Promise.all([readOrder(db, orderId), findContract(db, orderId), secret()]);
  const url = siteOrigin + path(order.reference, orderToken(key, order.id));
  return contract && { order, contract, facts: orderFacts(order), links: { company, url } };
}

/** Returns undefined for a charge that was deleted. */
async function readCharge(chargeId: string, channels: Channels) {
  const charge = await findCharge(channels.db, chargeId);
  const found = charge && (await readRental(charge.order_id, channels));
  return charge && found ? { ...found, charge, payment: paymentOf(found.contract, charge) } : undefined;
}

const unitOf = (contract: StorageContractRow): string => unitLabel(contract.space, contract.square_feet);

const paymentOf = (contract: StorageContractRow, charge: ChargeRow): StoragePayment => ({
  unit: unitOf(contract),
  from: charge.period_from,
  until: charge.period_until,
  amount: charge.pence,
});

function nextPaymentOf(contract: StorageContractRow): StoragePayment | null {
  const charge =
    contract.next_charge_on === null ? null : nextCharge(rentOf(contract), contract.paid_until, contract.ends_on);
  return charge && { unit: unitOf(contract), from: charge.from, until: charge.until, amount: charge.amount };
}

const sampleLinks = { company: COMPANY, url: sampleLink(storagePath) };
const transferLinks = { company: COMPANY, url: sampleLink(unitTransferPath) };
const sampleFacts = () => orderFacts(sampleRow('storage'));

export const RENTAL_NOTIFICATIONS = defineNotifications({
  'storage.keep_card': {
    words: 'Card to be kept, asked of the payment provider',
    run: async ({ paymentId }, { payments }) =>
      (await keepCardOf(payments, paymentId)) ? { outcome: 'sent' } : skip('No card was kept with this payment'),
  },

  'storage.notice.customer': {
    words: 'Storage payment announced, to the customer',
    mail: async ({ orderId, on }, channels) => {
      const found = await readRental(orderId, channels);
      if (!found) return NO_CONTRACT;
      const next = nextPaymentOf(found.contract);
      if (next?.from !== on) return skip('Nothing is due on that day any more');
      const hasCard = (await keptCard(channels.db, orderId, channels.payments.provider.id)) !== null;
      const day = chargedOn(on, found.contract.noticed_on ?? on);
      return { to: found.order.email, letter: storageNotice(found.facts, next, { ...found.links, hasCard, day }) };
    },
    samples: () =>
      samplesOf({ card: true, 'no card': false }, (hasCard) =>
        storageNotice(sampleFacts(), PERIOD, { ...sampleLinks, hasCard, day: PERIOD.from }),
      ),
  },

  'storage.receipt.customer': {
    words: 'Receipt for storage, to the customer',
    mail: async ({ paymentId }, channels) => {
      const payment = await findPayment(channels.db, paymentId);
      const found = payment && (await readRental(payment.order_id, channels));
      if (!found) return NO_CONTRACT;
      const charges = (await chargesOf(channels.db, found.order.id)).filter(
        (charge) => charge.payment_id === paymentId,
      );
      const paid = charges.map((charge) => paymentOf(found.contract, charge));
      const amount = sum(paid.map((one) => one.amount));
      const receipt = { payments: paid, amount, next: nextPaymentOf(found.contract) };
      return { to: found.order.email, letter: storageReceipt(found.facts, receipt, found.links) };
    },
    samples: () =>
      samplesOf({ 'goes on': NEXT_PERIOD, 'the last': null }, (next) =>
        storageReceipt(sampleFacts(), { payments: [PERIOD], amount: PERIOD.amount, next }, sampleLinks),
      ),
  },

  'storage.refused.customer': {
    words: 'Storage payment not made, to the customer',
    mail: async ({ chargeId, why }, channels) => {
      const found = await readCharge(chargeId, channels);
      if (!found) return NO_CONTRACT;
      const { order, charge, facts, payment, links } = found;
      if (!isOwed(charge)) return PAID_MEANWHILE;
      const nextTryAt = charge.next_try_at === null ? null : new Date(charge.next_try_at);
      return { to: order.email, letter: storageRefused(facts, payment, { ...links, why, nextTryAt }) };
    },
    samples: () => {
      const nextTryAt = minutesAfter(SAMPLE_NOW, 30);
      const cases: Record<string, Trouble> = {
        first: { why: 'refused', nextTryAt },
        confirm: { why: 'needs_confirmation', nextTryAt },
        'last, refused': { why: 'refused', nextTryAt: null },
        'last, hard_declined': { why: 'hard_declined', nextTryAt: null },
        'last, no_card': { why: 'no_card', nextTryAt: null },
        'last, open': { why: 'open', nextTryAt: null },
      };
      return samplesOf(cases, (trouble) => storageRefused(sampleFacts(), PERIOD, { ...sampleLinks, ...trouble }));
    },
  },

  'storage.arrears.operator': {
    words: 'Storage in arrears, to the operator',
    mail: async ({ chargeId }, channels) => {
      const found = await readCharge(chargeId, channels);
      if (!found) return NO_CONTRACT;
      if (!isOwed(found.charge)) return PAID_MEANWHILE;
      const letter = storageArrears(found.facts, found.payment, channels.deskUrl(found.order));
      return { to: channels.operator, letter };
    },
    samples: () => oneSample(storageArrears(sampleFacts(), PERIOD, SAMPLE_DESK_URL)),
  },

  'storage.ended.customer': {
    words: 'Storage ended, to the customer',
    mail: async ({ orderId }, channels) => {
      const found = await readRental(orderId, channels);
      if (!found || found.contract.state !== 'ended' || found.contract.ends_on === null) return NO_CONTRACT;
      const { db } = channels;
      const [refunds, charges] = await Promise.all([refundsOfContract(db, orderId), chargesOf(db, orderId)]);
      const back = sum(refunds.filter(({ reason }) => reason === 'storage_ended').map((row) => row.amount_pence));
      const owed = sum(charges.filter(isOwed).map((charge) => charge.pence));
      const end = { unit: unitOf(found.contract), endsOn: found.contract.ends_on, back, owed };
      return { to: found.order.email, letter: storageEnded(found.facts, end, found.links) };
    },
    samples: () =>
      samplesOf(
        { 'money back': { back: pence(2_630), owed: NOTHING }, owed: { back: NOTHING, owed: PERIOD.amount } },
        (money) => storageEnded(sampleFacts(), { unit: PERIOD.unit, endsOn: PERIOD.until, ...money }, sampleLinks),
      ),
  },

  'storage.price.customer': {
    words: 'New storage price, to the customer',
    mail: async ({ orderId, from }, channels) => {
      const found = await readRental(orderId, channels);
      if (!found) return NO_CONTRACT;
      const { weekly, newPrice } = rentOf(found.contract);
      if (newPrice?.from !== from || found.contract.state === 'ended') return skip('The price does not change then');
      const change = { unit: unitOf(found.contract), before: weekly, after: newPrice.weekly, from };
      return { to: found.order.email, letter: storagePrice(found.facts, change, found.links) };
    },
    samples: () => {
      const change: NewPrice = { unit: PERIOD.unit, before: pence(1_315), after: pence(1_380), from: '2027-06-01' };
      return oneSample(storagePrice(sampleFacts(), change, sampleLinks));
    },
  },

  'storage.moving.customer': {
    words: 'Another storage unit agreed, to the customer',
    mail: async ({ orderId, on }, channels) => {
      const found = await readRental(orderId, channels, unitTransferPath);
      const planned = found && plannedUnit(found.contract);
      if (!found || planned?.on !== on) return NO_MOVE;
      const own = ownUnit(found.contract, on);
      const move = {
        from: uncapitalised(own.label),
        to: uncapitalised(planned.label),
        on,
        perPayment: fromPounds(planned.perPayment),
        before: fromPounds(own.perPayment),
        weeks: storageDuration(found.contract.term).weeksPerPayment,
      };
      return { to: found.order.email, letter: unitTransferAgreed(found.facts, move, found.links) };
    },
    samples: () => oneSample(unitTransferAgreed(sampleFacts(), MOVE, transferLinks)),
  },

  'storage.moved.customer': {
    words: 'Moved into another storage unit, to the customer',
    mail: async ({ orderId, on }, channels) => {
      const found = await readRental(orderId, channels, unitTransferPath);
      if (!found || found.contract.moved_on !== on) return NO_MOVE;
      const to = uncapitalised(unitLabel(found.contract.space, found.contract.square_feet));
      return { to: found.order.email, letter: unitTransferred(found.facts, { to, on }, found.links) };
    },
    samples: () => oneSample(unitTransferred(sampleFacts(), MOVE, transferLinks)),
  },

  'storage.move_off.customer': {
    words: 'Move into another storage unit called off, to the customer',
    mail: async ({ orderId, on, why }, channels) => {
      const found = await readRental(orderId, channels, unitTransferPath);
      // A transfer that was agreed since has its own mail.
      if (!found || found.contract.move_on !== null) return NO_MOVE;
      const unit = uncapitalised(unitLabel(found.contract.space, found.contract.square_feet));
      return { to: found.order.email, letter: unitTransferOff(found.facts, { unit, on, why }, found.links) };
    },
    samples: () =>
      samplesOf({ asked: 'asked', 'more stays': 'more' } as const, (why) =>
        unitTransferOff(sampleFacts(), { unit: MOVE.from, on: MOVE.on, why }, transferLinks),
      ),
  },
});

type StoragePayment = {
  /** "6 × 4 ft unit". */
  readonly unit: string;
  readonly from: LocalDate;
  /** The first day that is not paid for. */
  readonly until: LocalDate;
  readonly amount: Pence;
};

type Links = { readonly company: Company; readonly url: string };

const PAGE = 'Open your storage payments';

/** "12 January 2027 to 9 February 2027". */
const period = ({ from, until }: Pick<StoragePayment, 'from' | 'until'>): string =>
  `${formatDate(from)} to ${formatDate(until)}`;

const firstOf = (paid: Pick<StoragePayment, 'from' | 'until'>, where: string): FirstLine => ({
  day: period(paid),
  hours: '',
  where,
});

const paymentFacts = (payment: StoragePayment): Block => ({
  kind: 'facts',
  rows: [
    ['Storage', payment.unit],
    ['Period', period(payment)],
    ['Amount, with VAT', formatPence(payment.amount)],
  ],
});

const HOW_TO_END =
  'To end your storage, book the return of everything: the page shows the exact refund first. You pay for whole weeks until then, and for the minimum term you agreed to.';

/** `day` is later than the start of the period when the notice was late. */
function storageNotice(
  order: OrderFacts,
  payment: StoragePayment,
  { company, url, hasCard, day: on }: Links & { readonly hasCard: boolean; readonly day: LocalDate },
): Letter {
  const day = formatDay(on);
  const how = hasCard
    ? 'We will take it from the card you gave us.'
    : 'We do not have a card that we can charge for it, so please pay on your storage page.';
  return orderLetter(order, company, {
    subject: `${formatPence(payment.amount)} for your storage on ${formatDate(on)} (${order.reference})`,
    first: { day: formatShortDay(on), hours: '', where: `${formatPence(payment.amount)} for your ${payment.unit}` },
    preview: how,
    title: 'Your next storage payment',
    blocks: [
      `Your next storage payment is due on ${day}. ${how}`,
      paymentFacts(payment),
      { kind: 'action', label: PAGE, url },
      HOW_TO_END,
    ],
  });
}

function wholeTime(payments: readonly StoragePayment[], amount: Pence): FirstLine | null {
  const [first, last] = [payments[0], payments.at(-1)];
  return first && last ? firstOf({ from: first.from, until: last.until }, `${formatPence(amount)} paid`) : null;
}

type Receipt = {
  readonly payments: readonly StoragePayment[];
  readonly amount: Pence;
  readonly next: StoragePayment | null;
};

function storageReceipt(order: OrderFacts, { payments, amount, next }: Receipt, { company, url }: Links): Letter {
  return companyLetter(company, {
    subject: `Receipt: ${formatPence(amount)} for your storage (${order.reference})`,
    first: wholeTime(payments, amount),
    preview: 'Thank you. Your payment has arrived.',
    title: 'Your storage is paid',
    blocks: [
      greeting(order),
      `Thank you. We have received ${formatPence(amount)} for your storage, with VAT.`,
      ...payments.map(paymentFacts),
      next
        ? `Next payment: ${formatPence(next.amount)} on ${formatDay(next.from)}.`
        : 'Nothing more is due: your storage ends with this payment.',
      { kind: 'action', label: PAGE, url },
      'Your VAT invoice is on your storage page.',
    ],
    terms: [aboutYourOrder(order)],
  });
}

type Trouble = {
  readonly why: OutboxTopics['storage.refused.customer']['why'];
  /** Null when the card is not tried again automatically. */
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

/** Returns what happens if the customer does nothing. */
function otherwise({ why, nextTryAt }: Trouble): string {
  const when = nextTryAt && formatInstant(nextTryAt);
  if (why === 'no_card') return 'Our office will be in touch.';
  if (why === 'hard_declined') return 'We will not try this card again. Our office will be in touch.';
  if (when) return `If you do nothing, we will try your card again on ${when}.`;
  return why === 'open'
    ? 'Please pay it now, or call us.'
    : `We have tried ${RETRY_DAYS.length + 1} times and will not try again automatically. Our office will be in touch.`;
}

function storageRefused(
  order: OrderFacts,
  payment: StoragePayment,
  { company, url, why, nextTryAt }: Links & Trouble,
): Letter {
  return orderLetter(order, company, {
    subject: `${TITLES[why]}: ${formatPence(payment.amount)} for your storage (${order.reference})`,
    first: firstOf(payment, `${formatPence(payment.amount)} to pay`),
    preview: 'You can pay, or give us another card, on your storage page.',
    title: TITLES[why],
    blocks: [
      WHY[why],
      paymentFacts(payment),
      { kind: 'action', label: 'Pay or change your card', url },
      `${otherwise({ why, nextTryAt })} Your things stay where they are, safe and untouched.`,
    ],
  });
}

function storageArrears(order: OrderFacts, payment: StoragePayment, deskUrl: string): Letter {
  return operatorLetter({
    subject: `Storage unpaid: ${formatPence(payment.amount)}, ${order.reference}`,
    first: firstOf(payment, `${formatPence(payment.amount)} to pay`),
    preview: `${order.name}: every attempt failed`,
    title: `Storage unpaid: ${order.reference}`,
    blocks: [
      `We asked ${order.name} for this payment ${RETRY_DAYS.length + 1} times and were not paid. Nothing more happens automatically: call the customer, and agree what to do.`,
      paymentFacts(payment),
      atTheDesk(deskUrl),
      { kind: 'facts', rows: orderRows(order) },
    ],
  });
}

type End = { readonly unit: string; readonly endsOn: LocalDate; readonly back: Pence; readonly owed: Pence };

function storageEnded(order: OrderFacts, { unit, endsOn, back, owed }: End, { company, url }: Links): Letter {
  const refund =
    back > 0
      ? `We refund ${formatPence(back)} for the whole weeks you paid for and did not use, ${AS_PAID}.`
      : 'There are no whole weeks left to refund.';
  return orderLetter(order, company, {
    subject: `Your storage has ended (${order.reference})`,
    first: { day: formatShortDay(endsOn), hours: '', where: `your storage in the ${unit} has ended` },
    preview: refund,
    title: 'Your storage has ended',
    blocks: [
      `Your storage in the ${unit} ended on ${formatDay(endsOn)}. ${refund}`,
      ...(owed > 0 ? [`${formatPence(owed)} is still to pay; you can pay it on your storage page.`] : []),
      { kind: 'action', label: PAGE, url },
    ],
  });
}

type NewPrice = { readonly unit: string; readonly before: Pence; readonly after: Pence; readonly from: LocalDate };

function storagePrice(order: OrderFacts, { unit, before, after, from }: NewPrice, { company, url }: Links): Letter {
  return orderLetter(order, company, {
    subject: `A new price for your storage from ${formatDate(from)} (${order.reference})`,
    first: { day: `From ${formatDay(from)}`, hours: '', where: `${formatPence(after)} a week` },
    preview: `Until then it stays at ${formatPence(before)}.`,
    title: 'A new price for your storage',
    blocks: [
      `The price of your storage changes for every period that begins on or after ${formatDay(from)}.`,
      {
        kind: 'facts',
        rows: [
          ['Storage', unit],
          ['Price a week, with VAT', formatPence(after), { was: formatPence(before) }],
        ],
      },
      'You may end your storage before that day, free of charge: book the return, and we refund every whole week you have paid for and not used.',
      { kind: 'action', label: PAGE, url },
    ],
  });
}

const PERIOD: StoragePayment = {
  unit: '6 × 4 ft unit',
  from: '2027-01-12',
  until: '2027-02-09',
  amount: pence(5_260),
};
const NEXT_PERIOD: StoragePayment = { ...PERIOD, from: '2027-02-09', until: '2027-03-09' };

type Move = {
  /** "6 × 4 ft unit". */
  readonly from: string;
  readonly to: string;
  readonly on: LocalDate;
  /** VAT included. */
  readonly perPayment: Pence;
  /** VAT included. */
  readonly before: Pence;
  readonly weeks: number;
};

const every = (weeks: number): string => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`);

/** Returns the mail before anything is moved or charged. */
function unitTransferAgreed(
  order: OrderFacts,
  { from, to, on, perPayment, before, weeks }: Move,
  { company, url }: Links,
): Letter {
  return orderLetter(order, company, {
    subject: `Your things move into a ${to} on ${formatDate(on)} (${order.reference})`,
    first: { day: formatShortDay(on), hours: '', where: `${from} to ${to}` },
    preview: `From then on ${formatPence(perPayment)} ${uncapitalised(every(weeks))} instead of ${formatPence(before)}.`,
    title: `A different unit from ${formatDay(on)}`,
    blocks: [
      `As agreed, we are moving your things into another unit on ${formatDay(on)}. Our crew moves them inside our store: you do not need to be there, and it costs nothing.`,
      {
        kind: 'facts',
        rows: [
          ['Until then', from],
          ['From then on', to],
          [`${every(weeks)}, with VAT`, formatPence(perPayment), { was: formatPence(before) }],
        ],
      },
      `Your term and your discount stay as they are. You can call the move off until the day before.`,
      { kind: 'action', label: 'See or call off the move', url },
    ],
  });
}

function unitTransferred(order: OrderFacts, { to, on }: Pick<Move, 'to' | 'on'>, { company, url }: Links): Letter {
  return orderLetter(order, company, {
    subject: `Your ${to} is yours from today (${order.reference})`,
    first: { day: formatShortDay(on), hours: '', where: `your ${to}` },
    preview: `From ${formatDate(on)} on you pay for your ${to}.`,
    title: `Your ${to} is yours from today`,
    blocks: [
      `We are moving your things across today. From ${formatDay(on)} on you rent and pay for your ${to}, as we agreed.`,
      { kind: 'action', label: 'See your unit', url },
    ],
  });
}

const WHY_OFF: Readonly<Record<OutboxTopics['storage.move_off.customer']['why'], string>> = {
  asked: 'You asked for this.',
  more: 'More of your things stay with us than we had agreed to move, and we cannot promise that they will fit.',
};

function unitTransferOff(
  order: OrderFacts,
  { unit, on, why }: { readonly unit: string; readonly on: LocalDate; readonly why: keyof typeof WHY_OFF },
  { company, url }: Links,
): Letter {
  return orderLetter(order, company, {
    subject: `Your things stay where they are (${order.reference})`,
    first: { note: 'Called off', day: formatShortDay(on), hours: '', where: `you keep your ${unit}` },
    preview: `The move of ${formatDate(on)} is called off.`,
    title: 'Your things stay where they are',
    blocks: [
      `The move of ${formatDay(on)} into another unit is called off. ${WHY_OFF[why]} You keep your ${unit} at its price.`,
      { kind: 'action', label: 'See other units', url },
    ],
  });
}

const MOVE: Move = {
  from: '6 × 4 ft unit',
  to: '5 × 5 ft unit',
  on: '2027-02-09',
  perPayment: pence(4_929),
  before: pence(5_260),
  weeks: 4,
};
