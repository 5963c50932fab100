import { extraPath, invoicePath } from '@/lib/account-routes';
import { COMPANY, type Company } from '@/lib/content/company';
import { smsText } from '@/lib/content/sms';
import { formatDate, londonDate, londonTime, minutesAfter, type LocalDate } from '@/lib/domain/london-time';
import {
  EXTRA_ANSWER_MINUTES,
  EXTRA_LABELS,
  WAY_LABELS,
  wayByHand,
  type ExtraKind,
  type WayByHand,
} from '@/lib/domain/extras/extras';
import { EXTRA_STATE_LABELS } from '@/lib/domain/extras/state';
import { formatPence, pence, type Pence } from '@/lib/domain/money';
import { VAT_PERCENT } from '@/lib/domain/order/invoice';
import { STATE_LABELS } from '@/lib/domain/order/state';
import { AS_PAID, uncapitalised } from '@/lib/domain/wording';
import { orderPath } from '@/lib/routes';
import { invoiceFor } from '@/lib/server/modules/invoices/repo';
import { findPayment } from '@/lib/server/modules/ledger/repo';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import { mobileOf } from '@/lib/server/modules/sms/plan';
import type { ExtraRow, OrderRow } from '@/lib/server/platform/db/schema';
import { defineNotifications, oneSample, skip, type Channels } from '@/lib/server/platform/notifications/notification';
import type { Block, Fact, Letter } from '@/lib/server/platform/notifications/email/blocks';
import { invoiceLink } from '@/lib/server/modules/invoices/service';
import { firstOfDone, orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { SAMPLE_NOW, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { findExtra, stateOf } from './repo';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'order.extra_asked.customer': { readonly orderId: string; readonly extraId: string };
    'order.extra_asked.text': { readonly orderId: string; readonly extraId: string };
    'order.extra_agreed.customer': { readonly orderId: string; readonly extraId: string };
    /** `on`: the day on which the extra is due, or '' when the desk asks. */
    'order.extra_unpaid.customer': { readonly orderId: string; readonly extraId: string; readonly on: string };
    'order.extra_paid.customer': { readonly orderId: string; readonly extraId: string; readonly paymentId: string };
    'order.extra_withdrawn.customer': { readonly orderId: string; readonly extraId: string };
    'order.extra_refunded.customer': {
      readonly orderId: string;
      readonly extraId: string;
      readonly paymentId: string;
      readonly why: 'paid_twice' | 'extra_withdrawn';
    };
  }
}

type AboutExtra = { readonly orderId: string; readonly extraId: string };
type WhyRefunded = OutboxTopics['order.extra_refunded.customer']['why'];

const GONE = skip('There is no such extra');

/** The extra is undefined when it was deleted. */
async function readExtra({ orderId, extraId }: AboutExtra, { db, company, orderUrl }: Channels) {
  const [order, extra] = await Promise.all([readOrder(db, orderId), findExtra(db, extraId)]);
  const url = await orderUrl(order);
  const links: Links = { company, orderUrl: url, extraUrl: besideOrder(url, extraPath) };
  return { order, extra, facts: orderFacts(order), links };
}

/** Returns why the customer is no longer asked, or null. */
function notAskedAnyMore(extra: ExtraRow | undefined, now: Date): string | null {
  if (!extra) return 'There is no such extra';
  const state = stateOf(extra, now);
  return state === 'asked' ? null : `The extra is now: ${EXTRA_STATE_LABELS[state]}`;
}

/** Returns why the customer is not reminded to pay, or null. `on`: the day of the reminder, '' for any day. */
function notOwedNow(extra: ExtraRow, order: OrderRow, { on, now }: { readonly on: string; readonly now: Date }) {
  if (extra.state !== 'agreed') return `The extra is now: ${EXTRA_STATE_LABELS[extra.state]}`;
  if (order.state === 'cancelled') return `The order is now: ${STATE_LABELS[order.state]}`;
  return on !== '' && on !== londonDate(now) ? 'The day of this reminder is over' : null;
}

const extraFacts = (extra: ExtraRow): ExtraFacts => ({
  kind: extra.kind,
  what: extra.what,
  workedOut: extra.worked_out,
  reason: extra.reason,
  amount: extra.pence,
  answerBy: new Date(extra.answer_by),
});

const SAMPLE_LINKS: Links = { company: COMPANY, orderUrl: sampleLink(orderPath), extraUrl: sampleLink(extraPath) };
const sampleFacts = () => orderFacts(sampleRow('moving'));

export const EXTRA_NOTIFICATIONS = defineNotifications({
  'order.extra_asked.customer': {
    words: 'Extra asked, to the customer',
    mail: async (about, channels, envelope) => {
      const { order, extra, facts, links } = await readExtra(about, channels);
      if (!extra) return GONE;
      const letter = extraAsked(facts, extraFacts(extra), links);
      const untrue = async () => notAskedAnyMore(await findExtra(channels.db, about.extraId), channels.now());
      return { to: order.email, letter, timing: { due: envelope.createdAt, untrue } };
    },
    samples: () => oneSample(extraAsked(sampleFacts(), EXTRA, SAMPLE_LINKS)),
  },

  'order.extra_asked.text': {
    words: 'Extra asked, by text to the customer',
    text: async (about, channels) => {
      const { order, extra } = await readExtra(about, channels);
      if (!extra) return GONE;
      const answerBy = londonTime(new Date(extra.answer_by));
      const text = smsText('extra_asked', { amount: extra.pence, answerBy });
      const untrue = async () => notAskedAnyMore(await findExtra(channels.db, about.extraId), channels.now());
      return { to: mobileOf(order), text, timing: { due: new Date(extra.asked_at), untrue } };
    },
    samples: () => [smsText('extra_asked', { amount: pence(3_400), answerBy: '10:55' })],
  },

  'order.extra_agreed.customer': {
    words: 'Extra agreed by phone, to the customer',
    mail: async (about, channels) => {
      const { order, extra, facts, links } = await readExtra(about, channels);
      if (extra?.state !== 'agreed') return skip('It is paid or withdrawn');
      return { to: order.email, letter: extraAgreed(facts, extraFacts(extra), links) };
    },
    samples: () => oneSample(extraAgreed(sampleFacts(), EXTRA, SAMPLE_LINKS)),
  },

  'order.extra_unpaid.customer': {
    words: 'Reminder of an unpaid extra, to the customer',
    mail: async (about, channels) => {
      const { order, extra, facts, links } = await readExtra(about, channels);
      if (!extra) return GONE;
      const untrue = notOwedNow(extra, order, { on: about.on, now: channels.now() });
      if (untrue !== null) return skip(untrue);
      const agreedOn = londonDate(new Date(extra.answered_at ?? extra.asked_at));
      return { to: order.email, letter: extraUnpaid(facts, { ...extraFacts(extra), agreedOn }, links) };
    },
    samples: () => oneSample(extraUnpaid(sampleFacts(), { ...EXTRA, agreedOn: '2026-11-23' }, SAMPLE_LINKS)),
  },

  'order.extra_withdrawn.customer': {
    words: 'Agreed extra withdrawn, to the customer',
    mail: async (about, channels) => {
      const { order, extra, facts, links } = await readExtra(about, channels);
      return extra ? { to: order.email, letter: extraWithdrawn(facts, extraFacts(extra), links) } : GONE;
    },
    samples: () => oneSample(extraWithdrawn(sampleFacts(), EXTRA, SAMPLE_LINKS)),
  },

  'order.extra_paid.customer': {
    words: 'Receipt for an extra, to the customer',
    mail: async (about, channels) => {
      const { order, extra, facts, links } = await readExtra(about, channels);
      const [payment, invoice] = await Promise.all([
        findPayment(channels.db, about.paymentId),
        invoiceFor(channels.db, { what: 'payment', id: about.paymentId }),
      ]);
      if (!extra || !payment || !invoice) return skip('There is no such payment');
      const { gross_pence: gross, vat_pence: vat } = invoice;
      const receipt = {
        way: wayByHand(payment.provider) ?? null,
        paidOn: invoice.tax_point,
        net: pence(gross - vat),
        vat,
        gross,
        invoice: invoiceLink(invoice, order.reference, links.orderUrl),
      };
      return { to: order.email, letter: extraPaid(facts, extraFacts(extra), { ...links, receipt }) };
    },
    samples: () =>
      ([null, 'cash', 'transfer'] as const).map((way) => ({
        case: way === null ? 'online' : uncapitalised(WAY_LABELS[way]),
        letter: extraPaid(sampleFacts(), EXTRA, { ...SAMPLE_LINKS, receipt: { ...RECEIPT, way } }),
      })),
  },

  'order.extra_refunded.customer': {
    words: 'Payment for an extra refunded, to the customer',
    mail: async (about, channels) => {
      const { order, extra, facts, links } = await readExtra(about, channels);
      return extra ? { to: order.email, letter: extraRefunded(facts, extraFacts(extra), about.why, links) } : GONE;
    },
    samples: () =>
      (['paid_twice', 'extra_withdrawn'] as const).map((why) => ({
        case: why === 'paid_twice' ? 'paid twice' : 'withdrawn before it was paid',
        letter: extraRefunded(sampleFacts(), EXTRA, why, SAMPLE_LINKS),
      })),
  },
});

type ExtraFacts = {
  readonly kind: ExtraKind;
  readonly what: string;
  readonly workedOut: string;
  readonly reason: string;
  readonly amount: Pence;
  readonly answerBy: Date;
};
/** `extraUrl`: the page on which the customer answers and pays. */
type Links = { readonly company: Company; readonly orderUrl: string; readonly extraUrl: string };

function extraRows({ kind, what, workedOut, reason, amount }: ExtraFacts): readonly Fact[] {
  const why: readonly Fact[] = reason === '' ? [] : [['Why', reason]];
  return [
    ['What', EXTRA_LABELS[kind]],
    ['Details', what],
    ...why,
    ['Worked out', workedOut],
    ['Extra, with VAT', formatPence(amount)],
  ];
}

const factsOf = (extra: ExtraFacts): Block => ({ kind: 'facts', rows: extraRows(extra) });

/** Returns the mail that asks for a yes or a no, and says that no answer means no. */
function extraAsked(order: OrderFacts, extra: ExtraFacts, { company, extraUrl }: Links): Letter {
  const [amount, until] = [formatPence(extra.amount), londonTime(extra.answerBy)];
  return orderLetter(order, company, {
    subject: `Yes or no by ${until}: ${amount} more (${order.reference})`,
    first: order.first,
    preview: `${extra.what}. Nothing is charged unless you say yes by ${until}.`,
    title: `Do you agree to ${amount} more?`,
    blocks: [
      `Something is different from what was booked. We charge ${amount} for it only if you say yes by ${until}, within ${EXTRA_ANSWER_MINUTES} minutes. No answer means no.`,
      factsOf(extra),
      { kind: 'action', label: 'Say yes or no', url: extraUrl },
      'If you say no, or do not answer, we do what was booked and charge nothing more. We never hold on to your things.',
    ],
  });
}

function extraAgreed(order: OrderFacts, extra: ExtraFacts, { company, extraUrl }: Links): Letter {
  const amount = formatPence(extra.amount);
  return orderLetter(order, company, {
    subject: `You agreed to ${amount} more (${order.reference})`,
    first: order.first,
    preview: `You told us so on the telephone. ${extra.what}.`,
    title: `You agreed to ${amount} more`,
    blocks: [
      `You told us on the telephone that you agree to ${amount} more for order ${order.reference}. If that is not right, call us on ${company.phone.value} now and we withdraw it.`,
      factsOf(extra),
      { kind: 'action', label: `Pay ${amount}`, url: extraUrl },
      'The work goes on, whether you pay now or later.',
    ],
  });
}

/** `agreedOn` is the day of the yes in London. */
function extraUnpaid(
  order: OrderFacts,
  extra: ExtraFacts & { readonly agreedOn: LocalDate },
  { company, extraUrl }: Links,
): Letter {
  const [amount, day] = [formatPence(extra.amount), formatDate(extra.agreedOn)];
  return orderLetter(order, company, {
    subject: `Still to pay: ${amount} for an extra (${order.reference})`,
    first: firstOfDone(order),
    preview: `You agreed to it on ${day}. It has not been paid yet.`,
    title: `${amount} is still to pay`,
    blocks: [
      `On ${day} you agreed to ${amount} more for order ${order.reference}. It has not been paid yet.`,
      factsOf(extra),
      { kind: 'action', label: `Pay ${amount}`, url: extraUrl },
      `If you have paid in cash or by bank transfer, reply and tell us when. If you did not agree to it, call us on ${company.phone.value}.`,
    ],
  });
}

function extraWithdrawn(order: OrderFacts, extra: ExtraFacts, { company, orderUrl }: Links): Letter {
  const amount = formatPence(extra.amount);
  return orderLetter(order, company, {
    subject: `Nothing to pay: we have withdrawn the extra of ${amount} (${order.reference})`,
    first: firstOfDone(order),
    preview: `You do not owe the ${amount} that you agreed to.`,
    title: `You do not owe the ${amount}`,
    blocks: [
      `We have withdrawn the extra that you agreed to for order ${order.reference}. There is nothing to pay and nothing for you to do. If you have just sent a payment, it goes back ${AS_PAID}.`,
      factsOf(extra),
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
  });
}

type ExtraReceipt = {
  /** Null for a payment on the payment page. */
  readonly way: WayByHand | null;
  readonly paidOn: LocalDate;
  readonly net: Pence;
  readonly vat: Pence;
  readonly gross: Pence;
  readonly invoice: { readonly label: string; readonly url: string };
};

function extraPaid(
  order: OrderFacts,
  extra: ExtraFacts,
  { company, receipt }: Links & { readonly receipt: ExtraReceipt },
): Letter {
  const { way, net, vat, gross, invoice } = receipt;
  const rows: readonly Fact[] = [
    ...extraRows(extra).slice(0, -1),
    ['Paid', `${formatDate(receipt.paidOn)}, ${way === null ? 'online' : uncapitalised(WAY_LABELS[way])}`],
    ['Total without VAT', formatPence(net)],
    [`VAT at ${VAT_PERCENT}%`, formatPence(vat)],
    ['Total with VAT', formatPence(gross)],
  ];
  return orderLetter(order, company, {
    subject: `Receipt: ${formatPence(gross)} for an extra (${order.reference})`,
    first: firstOfDone(order),
    preview: `Thank you. ${EXTRA_LABELS[extra.kind]} is paid: ${formatPence(gross)}.`,
    title: 'Your extra is paid',
    blocks: [
      `Thank you. We have received ${formatPence(gross)} for the extra on your order ${order.reference}.`,
      { kind: 'facts', rows },
      { kind: 'action', ...invoice },
    ],
  });
}

const WHY: Readonly<Record<WhyRefunded, string>> = {
  extra_withdrawn: 'It had been withdrawn before you paid it, so nothing was owed for it.',
  paid_twice: 'It had already been paid, so this was a second payment.',
};

function extraRefunded(order: OrderFacts, extra: ExtraFacts, why: WhyRefunded, { company, orderUrl }: Links): Letter {
  const amount = formatPence(extra.amount);
  return orderLetter(order, company, {
    subject: `We are refunding ${amount} (${order.reference})`,
    first: firstOfDone(order),
    preview: `Your payment for an extra goes back. ${WHY[why]}`,
    title: `You get ${amount} back`,
    blocks: [
      `We are refunding the ${amount} that you paid for an extra on order ${order.reference}. ${WHY[why]} The money goes back ${AS_PAID}. You do not need to do anything.`,
      {
        kind: 'facts',
        rows: [
          ['What', EXTRA_LABELS[extra.kind]],
          ['Details', extra.what],
          ['Refund', amount],
        ],
      },
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
  });
}

const NUMBER = 'INV-2026-000124';

const EXTRA: ExtraFacts = {
  kind: 'floors',
  what: 'Delivery: second floor, no lift',
  amount: pence(2_000),
  answerBy: minutesAfter(SAMPLE_NOW, 20),
  workedOut: 'Second floor, no lift at delivery £20',
  reason: 'The lift is out of order today.',
};

const RECEIPT = {
  paidOn: '2026-11-24',
  net: pence(1_667),
  vat: pence(333),
  gross: pence(2_000),
  invoice: {
    label: `Invoice ${NUMBER}`,
    url: sampleLink((reference, key) => invoicePath(reference, NUMBER, key)),
  },
};
