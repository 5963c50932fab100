import { COMPANY, type Company } from '@/lib/content/company';
import { nextSteps, type NextSteps } from '@/lib/content/next-steps';
import { formatPence } from '@/lib/domain/money';
import { phoneAgreement } from '@/lib/domain/order/phone-agreement';
import { STATE_LABELS, isBooked } from '@/lib/domain/order/state';
import { AS_PAID, IN_TIME } from '@/lib/domain/wording';
import { FLOW_IDS, type FlowId } from '@/lib/domain/services/flows';
import { PAYMENTS_LINK, PAYMENTS_TITLE } from '@/lib/domain/storage/plan-words';
import { addressesPath, orderPath, ROUTES } from '@/lib/routes';
import { invoicePath, storagePath } from '@/lib/account-routes';
import { addressesUrl, isWhereMissing } from '@/lib/server/modules/addresses/missing';
import { givenAddresses } from '@/lib/server/modules/addresses/repo';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { calendarAttachment } from '@/lib/server/platform/notifications/calendar/order-calendar';
import {
  defineNotifications,
  oneSample,
  skip,
  type Channels,
  type SampleMail,
} from '@/lib/server/platform/notifications/notification';
import { companyLetter, type Block, type Letter } from '@/lib/server/platform/notifications/email/blocks';
import { bookingInvoiceLink } from '@/lib/server/modules/invoices/service';
import {
  atTheDesk,
  customerRows,
  operatorLetter,
  orderRows,
} from '@/lib/server/platform/notifications/email/operator-blocks';
import {
  aboutYourOrder,
  atAGlance,
  firstBut,
  greeting,
  howToCancel,
  orderLetter,
  picture,
  priceFact,
  whatIsBought,
  whenText,
  WHERE_EXACTLY,
} from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, orderNow, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { SAMPLE_DESK_URL, SAMPLE_NOW, sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import { confirmedEvent } from '@/lib/server/platform/notifications/webhooks/order-event';
import { orderLines } from '@/lib/server/platform/notifications/webhooks/slack-lines';
import { SITE } from '@/lib/site';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'order.received.customer': { readonly orderId: string };
    'order.confirmed.customer': { readonly orderId: string };
    'order.confirmed.operator': { readonly orderId: string };
    'order.confirmed.slack': { readonly orderId: string };
    'order.confirmed.webhook': { readonly orderId: string };
    'order.refund_needed.operator': { readonly orderId: string };
    'order.paid_too_late.customer': { readonly orderId: string };
    'order.paid_superseded.customer': { readonly orderId: string };
  }
}

const NOT_BOOKED = skip('The order is no longer booked');

const isConfirmed = ({ state }: OrderRow): boolean => isBooked(state) || state === 'completed';

/** Returns null when the order is no longer booked. */
async function readConfirmed(orderId: string, { db }: Channels): Promise<OrderRow | null> {
  const order = await readOrder(db, orderId);
  return isConfirmed(order) ? order : null;
}

const sampleMove = () => orderFacts(sampleRow('moving'));
const sampleOrderUrl = sampleLink(orderPath);

export const ORDER_NOTIFICATIONS = defineNotifications({
  'order.received.customer': {
    words: 'Order received, to the customer',
    mail: async ({ orderId }, { db, now, company, orderUrl, siteOrigin }) => {
      const order = await readOrder(db, orderId);
      if (order.state !== 'awaiting_payment') return skip(`The order is now: ${STATE_LABELS[order.state]}`);
      if (order.hold_expires_at <= now().toISOString()) return skip('The hold has ended');
      const [facts, url] = [orderFacts(order), await orderUrl(order)];
      const letter = facts.isByPhone
        ? bookedByPhone(facts, company, { orderUrl: url, termsUrl: siteOrigin + ROUTES.terms })
        : orderReceived(facts, { company, orderUrl: url, canCorrect: order.draft_id !== null });
      return { to: order.email, letter };
    },
    samples: () => [
      {
        case: '',
        letter: orderReceived(sampleMove(), { company: COMPANY, orderUrl: sampleOrderUrl, canCorrect: true }),
      },
      ...sampleByPhone('a move inside 14 days', 'moving', { starts_within_14_days: 1 }),
      ...sampleByPhone('storage', 'storage'),
    ],
  },

  'order.confirmed.customer': {
    words: 'Order confirmed, to the customer',
    mail: async ({ orderId }, channels) => {
      const order = await readConfirmed(orderId, channels);
      if (!order) return NOT_BOOKED;
      const { db, now, company, orderUrl } = channels;
      const phone = company.phone.value;
      const [url, given] = [await orderUrl(order), await givenAddresses(db, orderId)];
      const isMissing = isWhereMissing(order, given);
      const letter = orderConfirmed(orderFacts(order, given), {
        company,
        orderUrl: url,
        addressesUrl: isMissing ? addressesUrl(url) : null,
        storageUrl: besideOrder(url, storagePath),
        invoice: await bookingInvoiceLink(db, order, url),
        next: nextSteps(orderNow(order), { now: now(), phone, isWhereMissing: isMissing }),
      });
      const calendar = calendarAttachment(order, { phone, orderUrl: url, given });
      return { to: order.email, letter, attachments: [calendar] };
    },
    samples: () => [...FLOW_IDS.map((flow) => sampleConfirmed(flow, true)), sampleConfirmed('moving', false)],
  },

  'order.confirmed.operator': {
    words: 'Order confirmed, to the operator',
    mail: async ({ orderId }, channels) => {
      const order = await readConfirmed(orderId, channels);
      if (!order) return NOT_BOOKED;
      return { to: channels.operator, letter: newOrder(orderFacts(order), channels.deskUrl(order)) };
    },
    samples: () => oneSample(newOrder(sampleMove(), SAMPLE_DESK_URL)),
  },

  'order.confirmed.slack': {
    words: 'Order confirmed, to Slack',
    slack: async ({ orderId }, channels) => {
      const order = await readConfirmed(orderId, channels);
      return order ? orderLines(orderFacts(order)) : NOT_BOOKED;
    },
  },

  'order.confirmed.webhook': {
    words: 'Order confirmed, to the other system',
    webhook: async ({ orderId }, channels) => {
      const order = await readConfirmed(orderId, channels);
      return order ? confirmedEvent(order) : NOT_BOOKED;
    },
  },

  'order.refund_needed.operator': {
    words: 'Refund started, to the operator',
    mail: async ({ orderId }, { db, operator, deskUrl }) => {
      const order = await readOrder(db, orderId);
      return { to: operator, letter: refundNeeded(orderFacts(order), isConfirmed(order), deskUrl(order)) };
    },
    samples: () => [
      { case: 'paid twice', letter: refundNeeded(sampleMove(), true, SAMPLE_DESK_URL) },
      { case: 'paid too late', letter: refundNeeded(sampleMove(), false, SAMPLE_DESK_URL) },
    ],
  },

  'order.paid_too_late.customer': {
    words: 'Order paid too late, to the customer',
    mail: async ({ orderId }, { db, company, orderUrl }) => {
      const order = await readOrder(db, orderId);
      if (isConfirmed(order)) return skip('The order is booked after all');
      return { to: order.email, letter: paidTooLate(orderFacts(order), company, await orderUrl(order)) };
    },
    samples: () => oneSample(paidTooLate(sampleMove(), COMPANY, sampleOrderUrl)),
  },

  'order.paid_superseded.customer': {
    words: 'Payment for an older order, to the customer',
    mail: async ({ orderId }, { db, company, orderUrl }) => {
      const order = await readOrder(db, orderId);
      return { to: order.email, letter: paidSuperseded(orderFacts(order), company, await orderUrl(order)) };
    },
    samples: () => oneSample(paidSuperseded(sampleMove(), COMPANY, sampleOrderUrl)),
  },
});

type Received = {
  readonly company: Company;
  readonly orderUrl: string;
  readonly canCorrect: boolean;
};

/** Returns the mail that asks for the payment while the slot is held. */
function orderReceived(order: OrderFacts, { company, orderUrl, canCorrect }: Received): Letter {
  return orderLetter(order, company, {
    subject: `Pay by ${order.payUntil.slice(-5)} to keep your slot (${order.reference})`,
    first: firstBut(order, 'Held for you, not booked yet'),
    preview: `${order.title}, ${formatPence(order.total)}: pay by ${order.payUntil.slice(-5)} to book it.`,
    title: 'Your slot is held, not booked yet',
    blocks: [
      `We are holding ${whenText(order)} for you until ${order.payUntil}. Pay ${formatPence(order.total)} by then and it is booked. After that we release the slot and you owe nothing.${canCorrect ? ' If an answer is wrong, correct it on your order page before you pay.' : ''}`,
      atAGlance(order, priceFact('To pay', order, ', including VAT')),
      { kind: 'action', label: 'See your order and pay', url: orderUrl },
      picture(order),
      ...whatIsBought(order),
    ],
  });
}

type Confirmed = {
  readonly company: Company;
  readonly orderUrl: string;
  readonly addressesUrl: string | null;
  readonly storageUrl: string;
  /** Null for a payment from before there were invoices. */
  readonly invoice: { readonly label: string; readonly url: string } | null;
  readonly next: NextSteps;
};

/** Returns the mail that is the contract on a durable medium (LAW-4, LAW-6, LAW-7). */
function orderConfirmed(order: OrderFacts, { company, orderUrl, addressesUrl, ...links }: Confirmed): Letter {
  const { invoice, storageUrl, next } = links;
  const orderPage = { label: 'Open your order page', url: orderUrl };
  return companyLetter(company, {
    subject: `Booked: ${whenText(order)} (${order.reference})`,
    first: order.first,
    preview: `${order.title}, ${formatPence(order.total)} paid. Keep this email: it is your contract.`,
    title: `Your ${order.words.job} is booked`,
    blocks: [
      greeting(order),
      ...(addressesUrl === null ? [{ kind: 'action', ...orderPage } as const] : whereBlocks(addressesUrl)),
      `We have received ${formatPence(order.total)} and your booking is confirmed. Your reference is ${order.reference}. A calendar file is attached. Keep this email: together with the cancellation terms below, it is your contract.`,
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
  });
}

/** Returns the mail for a payment that arrived when hold and slot were gone (BOOK-3). */
function paidTooLate(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return companyLetter(company, {
    subject: `Not booked: we are refunding ${formatPence(order.total)} (${order.reference})`,
    first: firstBut(order, 'Not booked'),
    preview: 'Your payment arrived after the hold on your slot had ended.',
    title: `Your ${order.words.job} is not booked`,
    blocks: [
      greeting(order),
      `Your payment of ${formatPence(order.total)} arrived after ${order.payUntil}, when the hold on your slot ended, and someone else has booked ${whenText(order)} since. Nothing is booked, and we are refunding the whole amount ${AS_PAID}.`,
      `You do not need to do anything. If you still want to book with us, choose another slot or call ${company.phone.value}.`,
      atAGlance(order, priceFact('Refund', order)),
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
    terms: [aboutYourOrder(order)],
  });
}

function paidSuperseded(order: OrderFacts, company: Company, orderUrl: string): Letter {
  return orderLetter(order, company, {
    subject: `Paid for an older order: we are refunding ${formatPence(order.total)} (${order.reference})`,
    first: firstBut(order, 'Not booked'),
    preview: 'You had placed a newer order, so this one had ended.',
    title: 'This payment was for an older order',
    blocks: [
      `Your payment of ${formatPence(order.total)} was for an order that had ended because you placed a newer one. The older order is not booked, and we are refunding the whole amount ${AS_PAID}. If you have not paid for the newer order yet, it is booked only once you do: the link is in our email about it.`,
      atAGlance(order, priceFact('Refund', order)),
      { kind: 'action', label: 'See the older order', url: orderUrl },
    ],
  });
}

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

type PhoneUrls = { readonly orderUrl: string; readonly termsUrl: string };

/** Returns the mail for an unpaid phone order: LAW-4 on a durable medium, and how to pay. */
function bookedByPhone(order: OrderFacts, company: Company, { orderUrl, termsUrl }: PhoneUrls): Letter {
  const { startsWithin14Days, payments } = order;
  return orderLetter(order, company, {
    subject: `Pay to book your ${order.words.job} (${order.reference})`,
    first: firstBut(order, 'Held for you, not booked yet'),
    preview: `Pay ${formatPence(order.total)} by ${order.payUntil} to book it.`,
    title: `Pay to book your ${order.words.job}`,
    blocks: [
      `Thank you for your call. As we agreed, we are holding ${whenText(order)} for you until ${order.payUntil}. Please check the details below, and pay ${formatPence(order.total)} by then to book it. After that we release the slot and you owe nothing. If anything is wrong, do not pay: call us on ${company.phone.value} and we will put it right.`,
      atAGlance(order, priceFact('To pay', order, ', including VAT')),
      ...phoneAgreement({ startsWithin14Days, keepsCard: payments.length > 0 }),
      { kind: 'link', label: 'Read the terms and conditions', url: termsUrl },
      { kind: 'action', label: 'See your order and pay', url: orderUrl },
      picture(order),
      ...whatIsBought(order),
      ...(payments.length > 0
        ? ([
            { kind: 'heading', text: 'Storage payments' },
            { kind: 'facts', rows: payments },
          ] as const)
        : []),
    ],
    terms: [...howToCancel(order, company)],
  });
}

function newOrder(order: OrderFacts, deskUrl: string): Letter {
  const when = order.appointments[0]?.[1] ?? 'no date';
  return operatorLetter({
    subject: `New order ${order.reference}: ${order.title}, ${when}`,
    first: order.first,
    preview: `${order.name}, ${formatPence(order.total)} paid`,
    title: `New order ${order.reference}`,
    blocks: [
      atAGlance(order, ['Price', `${formatPence(order.total)}, paid`]),
      atTheDesk(deskUrl),
      { kind: 'heading', text: 'Customer' },
      { kind: 'facts', rows: customerRows(order) },
      { kind: 'heading', text: 'Items' },
      order.items.length > 0
        ? { kind: 'list', items: order.items }
        : 'No items were listed: the job is as described above.',
      { kind: 'heading', text: 'Price' },
      { kind: 'prices', lines: order.lines, total: { label: 'Paid, including VAT', amount: order.total } },
      ...(order.follows.length > 0 ? [{ kind: 'facts', rows: order.follows } as const] : []),
    ],
  });
}

function refundNeeded(order: OrderFacts, isBooked: boolean, deskUrl: string): Letter {
  const why = isBooked
    ? 'The order is booked and was already paid for: this is a second payment.'
    : `It arrived after the order had ended (the hold ended at ${order.payUntil}, or the customer had placed a newer order), so it could no longer be booked. The customer has been told that the whole amount is refunded ${IN_TIME}.`;
  return operatorLetter({
    subject: `Refund ${formatPence(order.total)}: ${order.reference}`,
    first: isBooked ? order.first : firstBut(order, 'Not booked'),
    preview: `${order.name} paid, and the money is being refunded`,
    title: `Refund started for ${order.reference}`,
    blocks: [
      `${order.name} paid ${formatPence(order.total)}. ${why}`,
      'The refund has been started with the payment provider. You do not need to do anything.',
      atTheDesk(deskUrl),
      { kind: 'facts', rows: [...orderRows(order), ...order.appointments] },
    ],
  });
}

/** Returns the agreed storage payments and how to end them (LAW-7). */
function paymentBlocks({ payments }: OrderFacts, storageUrl: string): readonly Block[] {
  if (payments.length === 0) return [];
  return [
    { kind: 'heading', text: PAYMENTS_TITLE },
    { kind: 'facts', rows: payments },
    { kind: 'link', label: PAYMENTS_LINK, url: storageUrl },
  ];
}

function sampleByPhone(name: string, flow: FlowId, changes: Partial<OrderRow> = {}): readonly SampleMail[] {
  const order = sampleRow(flow, undefined, {
    state: 'awaiting_payment',
    booked_by: 'desk@example.com',
    hold_expires_at: '2026-11-25T09:00:00.000Z',
    ...changes,
  });
  const urls = { orderUrl: sampleOrderUrl, termsUrl: SITE.origin + ROUTES.terms };
  return [{ case: `on the telephone, ${name}`, letter: bookedByPhone(orderFacts(order), COMPANY, urls) }];
}

function sampleConfirmed(flow: FlowId, isAddressMissing: boolean): SampleMail {
  const order = sampleRow(flow);
  const invoiceUrl = sampleLink((reference, key) => `${invoicePath(reference, 'INV-2026-000123')}?token=${key}`);
  const letter = orderConfirmed(orderFacts(order), {
    company: COMPANY,
    orderUrl: sampleOrderUrl,
    addressesUrl: isAddressMissing ? sampleLink(addressesPath) : null,
    storageUrl: sampleLink(storagePath),
    invoice: { label: 'Invoice INV-2026-000123', url: invoiceUrl },
    next: nextSteps(orderNow(order), {
      now: SAMPLE_NOW,
      phone: COMPANY.phone.value,
      isWhereMissing: isAddressMissing,
    }),
  });
  return { case: isAddressMissing ? flow : `${flow}, address given`, letter };
}
