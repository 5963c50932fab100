import { COMPANY, type Company } from '@/lib/content/company';
import { londonTime, minutesAfter, minutesBetween } from '@/lib/domain/london-time';
import { NOTHING, formatPence, pence, type Pence } from '@/lib/domain/money';
import { PART_REFUND_WORDS, type PartRefundReason } from '@/lib/domain/order/part-refund';
import { AS_PAID, IN_TIME } from '@/lib/domain/wording';
import { slotOf } from '@/lib/domain/visits/window';
import { orderPath } from '@/lib/routes';
import { findPartRefund } from '@/lib/server/modules/ledger/refund-repo';
import { carryOutRefund } from '@/lib/server/modules/ledger/refunds';
import { endSession } from '@/lib/server/modules/payments/recheck';
import { creditOf, progressOf } from '@/lib/server/modules/visits/day';
import { findVisit, visitEventsOf } from '@/lib/server/modules/visits/repo';
import type { Db, OrderRow, OrderShareRow, PartRefundRow } from '@/lib/server/platform/db/schema';
import { companyLetter, type Block, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { atTheDesk, operatorLetter, orderRows } from '@/lib/server/platform/notifications/email/operator-blocks';
import {
  atAGlance,
  contact,
  firstBut,
  orderLetter,
  priceFact,
  whatIsBought,
  whenText,
} from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import {
  defineNotifications,
  oneSample,
  samplesOf,
  skip,
  type Channels,
} from '@/lib/server/platform/notifications/notification';
import { SAMPLE_DESK_URL, SAMPLE_NOW, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import type { PaymentTrouble } from '@/lib/server/modules/ledger/refunds';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';
import { priceOfLongerHold, type LongerHold } from '@/lib/domain/order/hold';
import { STATE_LABELS } from '@/lib/domain/order/state';
import { longerHoldOf } from '@/lib/server/modules/orders/longer-hold';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import { wasSuperseded } from '@/lib/server/modules/orders/repo';
import { findShare, sharesOf } from '@/lib/server/modules/orders/shares-repo';
import { standingOf, stateAt } from '@/lib/server/modules/orders/standing';
import { orderShareKey } from '@/lib/server/platform/installation/token';
import { orderSharesPath, sharePayPath } from '@/lib/shared-list-routes';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** Several people pay for the order: their links, and that not everybody has paid in time. */
    'order.shares.customer': { readonly orderId: string };
    'order.shares_unpaid.customer': { readonly orderId: string };
    /** For a person who has paid a share and left an email address. */
    'order.share_paid.customer': { readonly orderId: string; readonly shareId: string };
    'order.share_refunded.customer': {
      readonly orderId: string;
      readonly shareId: string;
      readonly paymentId: string;
      readonly why: 'shares_unpaid' | 'paid_twice';
    };
    'order.part_refunded.customer': { readonly orderId: string; readonly partRefundId: string };
    'payment.refund': { readonly refundId: string };
    'payment.end_session': { readonly paymentId: string };
    'payment.attention.operator': {
      readonly orderId: string;
      readonly trouble: PaymentTrouble;
      readonly subjectId: string;
    };
  }
}

/** Returns how late we came, or null when the office decided on the refund. */
async function readLateness({ visit_id: id }: PartRefundRow, order: OrderRow, db: Db): Promise<CameLate | null> {
  const visit = id === null ? undefined : await findVisit(db, id);
  if (!visit) return null;
  const events = await visitEventsOf(db, [visit.id]);
  const progress = progressOf(visit.kind, events);
  const [slot, credit] = [slotOf(visit), creditOf(visit, order, progress, events)];
  if (!slot || !credit || !progress.arrivedAt) return null;
  return { arrivedAt: progress.arrivedAt, slotEnd: slot.until, percent: credit.percent };
}

const sampleFacts = () => orderFacts(sampleRow('moving'));

export const PAYMENT_NOTIFICATIONS = defineNotifications({
  'payment.refund': {
    words: 'Refund, to the payment provider',
    run: async ({ refundId }, { payments }) =>
      (await carryOutRefund(payments, refundId)) ? { outcome: 'sent' } : skip('The refund has already been made'),
  },

  'payment.end_session': {
    words: 'Payment page closed, to the payment provider',
    run: async ({ paymentId }, { payments }) =>
      (await endSession(payments, paymentId)) ? { outcome: 'sent' } : skip('The payment page is closed already'),
  },

  'payment.attention.operator': {
    words: 'Payment that needs attention, to the operator',
    mail: async ({ orderId, trouble, subjectId }, { db, operator, deskUrl }) => {
      const order = await readOrder(db, orderId);
      const letter = paymentAttention(orderFacts(order), { trouble, subjectId, deskUrl: deskUrl(order) });
      return { to: operator, letter };
    },
    samples: () =>
      samplesOf(
        {
          mismatch: { trouble: 'mismatch', subjectId: 'sample-payment' },
          'refund failed': { trouble: 'refund_failed', subjectId: 'sample-refund' },
        } as const,
        (about) => paymentAttention(sampleFacts(), { ...about, deskUrl: SAMPLE_DESK_URL }),
      ),
  },

  'order.part_refunded.customer': {
    words: 'Part refunded, to the customer',
    mail: async ({ orderId, partRefundId }, { db, company, orderUrl }) => {
      const [order, part] = await Promise.all([readOrder(db, orderId), findPartRefund(db, partRefundId)]);
      if (!part) return skip('There is no such refund');
      const { reason, amount_pence: amount, by_hand_pence: byHand } = part;
      const late = await readLateness(part, order, db);
      const refund = { reason, amount, byHand, late };
      return { to: order.email, letter: partRefunded(orderFacts(order), refund, company, await orderUrl(order)) };
    },
    samples: () => {
      const online: PartRefunded = { amount: pence(2_590), byHand: NOTHING, reason: 'late_arrival', late: null };
      const late = { arrivedAt: minutesAfter(SAMPLE_NOW, 41), slotEnd: SAMPLE_NOW, percent: 10 };
      const byHand: PartRefunded = { amount: pence(2_000), byHand: pence(2_000), reason: 'goodwill', late: null };
      return samplesOf({ online, 'by itself': { ...online, late }, 'by hand': byHand }, (refund) =>
        partRefunded(sampleFacts(), refund, COMPANY, sampleLink(orderPath)),
      );
    },
  },
});

const WORDS: Readonly<Record<PaymentTrouble, { readonly subject: string; readonly text: readonly string[] }>> = {
  mismatch: {
    subject: 'A payment does not match its order',
    text: [
      'The amount or the currency taken is not what this order asks for. Nothing was booked for it, and the customer can pay the right amount while the slot is held.',
      'Find the payment with the payment provider and refund it there.',
    ],
  },
  refund_failed: {
    subject: 'A refund did not arrive',
    text: [
      'The payment provider could not refund this money: the card may be closed, or another provider took the payment.',
      'Pay the customer back in another way, and keep a note of it.',
    ],
  },
};

function paymentAttention(
  order: OrderFacts,
  about: { readonly trouble: PaymentTrouble; readonly subjectId: string; readonly deskUrl: string },
): Letter {
  const { subject, text } = WORDS[about.trouble];
  return operatorLetter({
    subject: `${subject}: ${order.reference}`,
    preview: `${order.name}: this needs you to act`,
    first: order.first,
    title: `${subject}: ${order.reference}`,
    blocks: [
      ...text,
      atTheDesk(about.deskUrl),
      { kind: 'facts', rows: [['Our number', about.subjectId], ...orderRows(order)] },
    ],
  });
}

/** `percent` is the refunded part of the transport price. */
type CameLate = { readonly arrivedAt: Date; readonly slotEnd: Date; readonly percent: number };

type PartRefunded = {
  readonly amount: Pence;
  /** The part of `amount` that is not refunded through the payment provider. */
  readonly byHand: Pence;
  readonly reason: PartRefundReason;
  /** Null unless the refund was made automatically. */
  readonly late: CameLate | null;
};

const whyText = ({ reason, late }: Pick<PartRefunded, 'reason' | 'late'>): string =>
  late
    ? `because our crew arrived at ${londonTime(late.arrivedAt)}, ${minutesBetween(late.slotEnd, late.arrivedAt)} minutes after your slot had ended. It is ${late.percent}% of the price of the transport, as we promised.`
    : `${PART_REFUND_WORDS[reason]}.`;

function partRefunded(order: OrderFacts, part: PartRefunded, company: Company, orderUrl: string): Letter {
  const amount = formatPence(part.amount);
  return orderLetter(order, company, {
    subject: `We are refunding ${amount} (${order.reference})`,
    first: order.first,
    preview: `We are refunding ${amount} of your order ${PART_REFUND_WORDS[part.reason]}.`,
    title: `You get ${amount} back`,
    blocks: [
      `We are refunding ${amount} of what you paid for order ${order.reference} ${whyText(part)} ${whenBack(part)}`,
      { kind: 'facts', rows: [['Order', order.title], ...order.appointments, ['Refund', amount]] },
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
  });
}

function whenBack({ amount, byHand }: PartRefunded): string {
  if (byHand === 0) return `The money goes back ${AS_PAID}. You do not need to do anything.`;
  const office = `our office pays ${byHand === amount ? 'it' : formatPence(byHand)} to you directly, ${IN_TIME}`;
  if (byHand === amount) return `It was not paid online, so ${office}.`;
  return `${formatPence(pence(amount - byHand))} goes back ${AS_PAID}, and ${office}.`;
}

/** Returns a share with the address of its payment page. */
async function shareFacts(
  { id, name, pence: amount, state }: OrderShareRow,
  { siteOrigin, secret }: Channels,
): Promise<ShareFacts> {
  const url = siteOrigin + sharePayPath(orderShareKey(await secret(), id));
  return { name, amount, url, isPaid: state === 'paid' };
}

export const SHARE_NOTIFICATIONS = defineNotifications({
  'order.shares.customer': {
    words: 'Links to pay in shares, to the customer',
    mail: async ({ orderId }, channels) => {
      const { db, now, company, orderUrl } = channels;
      const order = await readOrder(db, orderId);
      const shares = (await sharesOf(db, orderId)).filter(({ state }) => state !== 'ended');
      if (order.state !== 'awaiting_payment') return skip(`The order is now: ${STATE_LABELS[order.state]}`);
      if (shares.length === 0) return skip('Nobody pays by shares any more');
      if (new Date(order.hold_expires_at) <= now()) return skip('The hold has ended');
      const longerHold = longerHoldOf(order, shares, now());
      const around = { company, longerHold, sharesUrl: besideOrder(await orderUrl(order), orderSharesPath) };
      const listed = await Promise.all(shares.map((share) => shareFacts(share, channels)));
      return { to: order.email, letter: sharesAsked(orderFacts(order), listed, around) };
    },
    samples: () => {
      const { order, held, owner, tom, longerHold } = sampleShares();
      const around = { company: COMPANY, sharesUrl: sampleLink(orderSharesPath), longerHold: null };
      const ownerPaid = { ...owner, isPaid: true };
      return [
        { case: 'less than a quarter is paid', letter: sharesAsked(order, [owner, tom], { ...around, longerHold }) },
        { case: 'a quarter is paid', letter: sharesAsked(held, [ownerPaid, tom], around) },
      ];
    },
  },

  'order.shares_unpaid.customer': {
    words: 'Not everyone paid their share, to the customer',
    mail: async ({ orderId }, { db, company, orderUrl }) => {
      const order = await readOrder(db, orderId);
      if (await wasSuperseded(db, orderId)) return skip('A newer order took its place');
      return { to: order.email, letter: sharesUnpaid(orderFacts(order), company, await orderUrl(order)) };
    },
    samples: () => oneSample(sharesUnpaid(sampleShares().order, COMPANY, sampleLink(orderPath))),
  },

  'order.share_paid.customer': {
    words: 'Receipt for a share, to who paid it',
    mail: async ({ orderId, shareId }, channels) => {
      const { db, now, company } = channels;
      const [order, share] = await Promise.all([readOrder(db, orderId), findShare(db, shareId)]);
      if (share?.state !== 'paid' || share.email === '') return skip('It goes back, or nobody has asked for it');
      const shares = (await sharesOf(db, orderId)).filter(({ state }) => state !== 'ended');
      const { standing } = await standingOf(db, order, now());
      if (standing === 'lapsed' || standing === 'cancelled')
        return skip(`The order is now: ${STATE_LABELS[stateAt(order, now())]}`);
      const isBooked = standing === 'paid';
      const around = { company, isBooked, longerHold: longerHoldOf(order, shares, now()) };
      return { to: share.email, letter: sharePaid(orderFacts(order), await shareFacts(share, channels), around) };
    },
    samples: () => {
      const { order, held, tom, longerHold } = sampleShares();
      const paid = { company: COMPANY, isBooked: false, longerHold: null };
      return [
        { case: 'less than a quarter is paid', letter: sharePaid(order, tom, { ...paid, longerHold }) },
        { case: 'others are still to pay', letter: sharePaid(held, tom, paid) },
        { case: 'the last one', letter: sharePaid(order, tom, { ...paid, isBooked: true }) },
      ];
    },
  },

  'order.share_refunded.customer': {
    words: 'Share refunded, to who paid it',
    mail: async ({ orderId, shareId, why }, channels) => {
      const { db, company } = channels;
      const [order, share] = await Promise.all([readOrder(db, orderId), findShare(db, shareId)]);
      if (!share || share.email === '') return skip('Nobody has left an address');
      const letter = shareRefunded(orderFacts(order), await shareFacts(share, channels), company, why);
      return { to: share.email, letter };
    },
    samples: () => {
      const { order, tom } = sampleShares();
      return samplesOf({ 'not everyone paid': 'shares_unpaid', 'paid twice': 'paid_twice' } as const, (why) =>
        shareRefunded(order, tom, COMPANY, why),
      );
    },
  },
});

type ShareFacts = {
  /** '' for the customer who ordered. */
  readonly name: string;
  readonly amount: Pence;
  readonly url: string;
  readonly isPaid: boolean;
};

const nameOf = ({ name }: Pick<ShareFacts, 'name'>): string => (name === '' ? 'You' : name);

type Asked = {
  readonly company: Company;
  readonly sharesUrl: string;
  readonly longerHold: LongerHold | null;
};

function askedWords(
  order: OrderFacts,
  longerHold: LongerHold | null,
): Pick<Letter, 'subject' | 'preview' | 'title'> & { text: string } {
  const held = `We are holding ${whenText(order)} for you until ${order.payUntil}.`;
  const books = 'The move is booked as soon as every share is paid.';
  if (longerHold === null)
    return {
      subject: `Your slot is held until ${order.payUntil} (${order.reference})`,
      preview: 'The move is booked as soon as everyone has paid.',
      title: 'Your slot is held while everyone pays',
      text: `${held} ${books} If one is unpaid by then, we release the slot and refund every share that was paid, the way it was paid, ${IN_TIME}.`,
    };
  const price = formatPence(longerHold.price);
  return {
    subject: `Pay ${price} in shares by ${order.payUntil} to hold your slot (${order.reference})`,
    preview: `We then hold it ${longerHold.lasts} while the others pay.`,
    title: `Pay ${price} to hold your slot`,
    text: `${held} Once a quarter of the price (${price}) is paid in shares, we hold the slot ${longerHold.lasts} while the others pay. ${books} If less is paid by ${order.payUntil}, we release the slot and refund every share that was paid, the way it was paid, ${IN_TIME}.`,
  };
}

function sharesAsked(
  order: OrderFacts,
  shares: readonly ShareFacts[],
  { company, sharesUrl, longerHold }: Asked,
): Letter {
  const { text, ...words } = askedWords(order, longerHold);
  const amountOf = ({ amount, isPaid }: ShareFacts) => `${formatPence(amount)}${isPaid ? ', paid' : ''}`;
  return orderLetter(order, company, {
    first: firstBut(order, 'Held for you, not booked yet'),
    ...words,
    blocks: [
      text,
      { kind: 'facts', rows: shares.map((share) => [nameOf(share), amountOf(share)] as const) },
      { kind: 'action', label: 'See who has paid', url: sharesUrl },
      { kind: 'heading', text: 'A link for each share' },
      ...shares
        .filter(({ isPaid }) => !isPaid)
        .map((share): Block => ({ kind: 'link', label: nameOf(share), url: share.url })),
      atAGlance(order, priceFact('To pay together', order, ', including VAT')),
      ...whatIsBought(order),
    ],
  });
}

function sharesUnpaid(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return orderLetter(order, company, {
    first: firstBut(order, 'Not booked'),
    subject: `Not booked: not everyone paid their share (${order.reference})`,
    preview: 'The slot is released, and any share that was paid goes back.',
    title: `Your ${order.words.job} is not booked`,
    blocks: [
      `Not every share of order ${order.reference} was paid while we held ${whenText(order)}, so we have released the slot. Any share that was paid goes back to whoever paid it, the way they paid, ${IN_TIME}. Nobody owes anything.`,
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
  });
}

/** The terms of mails to people who pay a share: unlike `aboutYourOrder`, with nothing that opens the order. */
const ABOUT_YOUR_SHARE =
  'You get this email because you asked for a receipt of your share. We use your address for nothing else.';

const hello = ({ name }: ShareFacts): string => (name === '' ? 'Hello,' : `Hello ${name},`);

type Paid = Pick<Asked, 'company' | 'longerHold'> & { readonly isBooked: boolean };

function sharePaid(order: OrderFacts, share: ShareFacts, { company, isBooked, longerHold }: Paid): Letter {
  const amount = formatPence(share.amount);
  const longer = longerHold
    ? `, and ${longerHold.lasts} once a quarter of the price (${formatPence(longerHold.price)}) is paid by then`
    : '';
  const next = isBooked
    ? 'It was the last one: the move is booked.'
    : `The move is booked once everyone has paid. We hold the slot until ${order.payUntil}${longer}. If someone has not paid before the hold ends, your share goes back ${AS_PAID}.`;
  return companyLetter(company, {
    first: isBooked ? order.first : firstBut(order, 'Held, not booked yet'),
    subject: `Receipt: ${amount}, your share of ${order.reference}`,
    preview: `Thank you. ${next}`,
    title: 'Your share is paid',
    blocks: [
      hello(share),
      `Thank you. We have received ${amount}, including VAT. ${next}`,
      {
        kind: 'facts',
        rows: [
          ['Order', order.title],
          ...order.appointments,
          ['Your share', `${amount} of ${formatPence(order.total)}`],
        ],
      },
      { kind: 'action', label: 'See your share', url: share.url },
      'The VAT invoice for your share is made out to the person who booked, who has it on the order page.',
      contact(company),
    ],
    terms: [ABOUT_YOUR_SHARE],
  });
}

type Why = OutboxTopics['order.share_refunded.customer']['why'];
const WHY: Readonly<Record<Why, string>> = {
  shares_unpaid: 'Not everyone paid their share in time, so the move is not booked.',
  paid_twice: 'It had already been paid, so this was a second payment.',
};

function shareRefunded(order: OrderFacts, share: ShareFacts, company: Company, why: Why): Letter {
  const amount = formatPence(share.amount);
  return companyLetter(company, {
    first: why === 'paid_twice' ? order.first : firstBut(order, 'Not booked'),
    subject: `We are refunding ${amount} (${order.reference})`,
    preview: WHY[why],
    title: `You get ${amount} back`,
    blocks: [
      hello(share),
      `We are refunding the ${amount} that you paid as your share. ${WHY[why]} The money goes back ${AS_PAID}. You do not need to do anything.`,
      {
        kind: 'facts',
        rows: [
          ['Order', order.title],
          ['Refund', amount],
        ],
      },
      { kind: 'action', label: 'See your share', url: share.url },
      contact(company),
    ],
    terms: [ABOUT_YOUR_SHARE],
  });
}

/** Returns an order that two people pay, held at first (`order`) and for longer (`held`). */
function sampleShares() {
  const row = sampleRow('moving');
  const toms = 9_640;
  const url = sampleLink((_reference, key) => sharePayPath(key));
  return {
    order: orderFacts(row),
    held: orderFacts({ ...row, hold_expires_at: '2026-11-25T09:20:00.000Z' }),
    owner: { name: '', amount: pence(row.total_pence - toms), url, isPaid: false },
    tom: { name: 'Tom', amount: pence(toms), url, isPaid: false },
    longerHold: { lasts: 'for 24 hours', price: priceOfLongerHold(row.total_pence) },
  };
}
