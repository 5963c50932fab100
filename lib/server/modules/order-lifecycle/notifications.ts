import { COMPANY, type Company } from '@/lib/content/company';
import { itemDifferences } from '@/lib/domain/catalogue/inventory-lines';
import { formatInstant, minutesAfter } from '@/lib/domain/london-time';
import { formatPence, NOTHING, pence, sum, type Pence } from '@/lib/domain/money';
import { movedAddresses } from '@/lib/domain/order/elsewhere';
import { backInAll } from '@/lib/domain/order/money-back';
import { lineDifferences, type LineDifference } from '@/lib/domain/pricing/line-differences';
import { AS_PAID } from '@/lib/domain/wording';
import { addressesPath, orderPath } from '@/lib/routes';
import { addressesUrl, isWhereMissing } from '@/lib/server/modules/addresses/missing';
import { givenAddresses } from '@/lib/server/modules/addresses/repo';
import { moneyOf, refundsOfChange } from '@/lib/server/modules/ledger/refund-repo';
import { isPayableChange } from '@/lib/server/modules/orders/change-dto';
import { asItWas } from '@/lib/server/modules/orders/change-target';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { calendarAttachment } from '@/lib/server/platform/notifications/calendar/order-calendar';
import {
  defineNotifications,
  oneSample,
  samplesOf,
  skip,
  type Channels,
} from '@/lib/server/platform/notifications/notification';
import {
  type Block,
  companyLetter,
  type Difference,
  type Fact,
  type Letter,
  type LetterContent,
} from '@/lib/server/platform/notifications/email/blocks';
import {
  changeFacts,
  factsBefore,
  removedBy,
  rowAfter,
  withOldPlaces,
  type ChangeFacts,
  type FactsBefore,
} from '@/lib/server/platform/notifications/email/change-facts';
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
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readChange, readOrder } from '@/lib/server/platform/notifications/message-repo';
import {
  SAMPLE_MOVE,
  SAMPLE_DESK_URL,
  SAMPLE_NOW,
  sampleLink,
  sampleRow,
  things,
} from '@/lib/server/platform/notifications/sample-orders';
import { changedEvent } from '@/lib/server/platform/notifications/webhooks/order-event';
import { changeLines } from '@/lib/server/platform/notifications/webhooks/slack-lines';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'order.changed.customer': { readonly changeId: string };
    'order.changed.operator': { readonly changeId: string };
    'order.changed.slack': { readonly changeId: string };
    'order.changed.webhook': { readonly changeId: string };
    'order.change_to_pay.customer': { readonly changeId: string };
    'order.change_refused.customer': { readonly changeId: string };
    'order.change_refused.operator': { readonly changeId: string };
  }
}

/** Reads a change and the order as it was right after it. */
async function readChanged(changeId: string, { db }: Channels) {
  const change = await readChange(db, changeId);
  const order = await readOrder(db, change.order_id);
  const row = rowAfter(order, change);
  const refunds = await refundsOfChange(db, changeId);
  const recorded = sum(refunds.map(({ amount_pence }) => amount_pence));
  const given = await givenAddresses(db, row.id);
  // A later change has a mail of its own, which states the total refund.
  const isLast = order.calendar_sequence <= change.version;
  const goneBack = isLast ? (await moneyOf(db, order)).goneBack : change.refund_pence;
  return { row, change, given, facts: changeFacts(row, change, { recorded, goneBack, given }) };
}

async function readRefused(changeId: string, { db }: Channels) {
  const change = await readChange(db, changeId);
  const row = await readOrder(db, change.order_id);
  const given = await givenAddresses(db, row.id);
  const { goneBack } = await moneyOf(db, row);
  return { row, facts: changeFacts(row, change, { recorded: change.refund_pence, goneBack, given }) };
}

const sampleOrderUrl = sampleLink(orderPath);

export const CHANGE_NOTIFICATIONS = defineNotifications({
  'order.changed.customer': {
    words: 'Order changed, to the customer',
    mail: async ({ changeId }, channels) => {
      const { company, orderUrl } = channels;
      const { row, change, facts, given } = await readChanged(changeId, channels);
      const url = await orderUrl(row);
      const calendar = calendarAttachment(row, {
        phone: company.phone.value,
        orderUrl: url,
        given,
        ...removedBy(change),
      });
      const isAddressMissing = change.kind === 'address' && isWhereMissing(row, given);
      const letter = orderChanged(facts, company, url, isAddressMissing ? addressesUrl(url) : null);
      return { to: row.email, letter, attachments: [calendar] };
    },
    samples: () =>
      samplesOf(sampleChanges().cases, (change) => {
        const whereUrl = change.kind === 'address' ? sampleLink(addressesPath) : null;
        return orderChanged(change, COMPANY, sampleOrderUrl, whereUrl);
      }),
  },

  'order.changed.operator': {
    words: 'Order changed, to the operator',
    mail: async ({ changeId }, channels) => {
      const { row, facts } = await readChanged(changeId, channels);
      return { to: channels.operator, letter: orderChangedForOperator(facts, channels.deskUrl(row)) };
    },
    samples: () => samplesOf(sampleChanges().cases, (change) => orderChangedForOperator(change, SAMPLE_DESK_URL)),
  },

  'order.changed.slack': {
    words: 'Order changed, to Slack',
    slack: async ({ changeId }, channels) => {
      const { row, change } = await readChanged(changeId, channels);
      return changeLines(change.kind, orderFacts(row));
    },
  },

  'order.changed.webhook': {
    words: 'Order changed, to the other system',
    webhook: async ({ changeId }, channels) => {
      const { row, change } = await readChanged(changeId, channels);
      return changedEvent(row, change);
    },
  },

  'order.change_to_pay.customer': {
    words: 'Difference to pay for a change, to the customer',
    mail: async ({ changeId }, channels) => {
      const { db, now, company, orderUrl } = channels;
      const { row, change, facts } = await readChanged(changeId, channels);
      if (!isPayableChange(change, now())) return skip('The change is not waiting for a payment');
      const before = orderFacts(await readOrder(db, change.order_id));
      const heldUntil = new Date(change.hold_expires_at ?? change.updated_at);
      const letter = changeToPay(facts, { company, orderUrl: await orderUrl(row), before, heldUntil });
      return { to: row.email, letter };
    },
    samples: () => {
      const before = orderFacts(sampleRow('moving'));
      const heldUntil = minutesAfter(SAMPLE_NOW, 30);
      const links = { company: COMPANY, orderUrl: sampleOrderUrl };
      return oneSample(changeToPay(sampleChanges().cases['new time'], { ...links, before, heldUntil }));
    },
  },

  'order.change_refused.customer': {
    words: 'Change not made, to the customer',
    mail: async ({ changeId }, channels) => {
      const { row, facts } = await readRefused(changeId, channels);
      return { to: row.email, letter: changeRefused(facts, channels.company, await channels.orderUrl(row)) };
    },
    samples: () => oneSample(changeRefused(sampleChanges().refused, COMPANY, sampleOrderUrl)),
  },

  'order.change_refused.operator': {
    words: 'Change not made, to the operator',
    mail: async ({ changeId }, channels) => {
      const { row, facts } = await readRefused(changeId, channels);
      return { to: channels.operator, letter: changeRefusedForOperator(facts, channels.deskUrl(row)) };
    },
    samples: () => oneSample(changeRefusedForOperator(sampleChanges().refused, SAMPLE_DESK_URL)),
  },
});

const CALENDAR = 'The attached calendar file replaces the one you have.';

const feeText = ({ lateFee }: ChangeFacts): string =>
  lateFee > 0 ? ` This takes into account ${formatPence(lateFee)} for giving up your old slot late.` : '';

function moneyText(change: ChangeFacts): string {
  const { paid, refund, goneBack, order } = change;
  const fee = feeText(change);
  if (refund > 0) return `We are refunding ${formatPence(refund)} ${AS_PAID}.${backInAll(refund, goneBack)}${fee}`;
  if (paid > 0) return `You have paid the difference of ${formatPence(paid)}.${fee}`;
  return `The price is still ${formatPence(order.total)}, so there is nothing to pay.`;
}

function comingWhen({ kind, order, before }: ChangeFacts): string {
  const old = before?.appointments[0]?.[1];
  return kind === 'reschedule' && old !== undefined
    ? `We will come on ${whenText(order)} instead of ${old}.`
    : `We will come on ${whenText(order)}.`;
}

function orderCancelled({ order, refund, goneBack }: ChangeFacts, company: Company, orderUrl: string): Letter {
  const money =
    refund > 0
      ? `We are refunding ${formatPence(refund)} of ${formatPence(order.total)} ${AS_PAID}.${backInAll(refund, goneBack)}`
      : `Under the terms you booked with, no refund is due at this point.${backInAll(refund, goneBack)}`;
  return orderLetter(order, company, {
    subject: `Cancelled: ${whenText(order)} (${order.reference})`,
    first: firstBut(order, 'Cancelled'),
    preview: money,
    title: 'Your order is cancelled',
    blocks: [
      `Your order ${order.reference} for ${whenText(order)} is cancelled, so we will not be coming. ${money} The attached calendar file removes the appointment from your calendar.`,
      atAGlance(order, ['Refund', `${formatPence(refund)} of ${formatPence(order.total)}`]),
      { kind: 'action', label: 'See your order', url: orderUrl },
    ],
  });
}

const TITLES = {
  reschedule: { begins: 'New time', title: 'Your order has a new time' },
  edit: { begins: 'Order changed', title: 'Your order has been changed' },
  address: { begins: 'New address', title: 'Your order has a new address' },
} as const;

/** Returns a mail that states the whole order, because it replaces earlier ones (LAW-7). */
function orderChanged(
  change: ChangeFacts,
  company: Company,
  orderUrl: string,
  addressesUrl: string | null = null,
): Letter {
  const { kind, order } = change;
  if (kind === 'cancel') return orderCancelled(change, company, orderUrl);
  const money = moneyText(change);
  const { begins, title } = TITLES[kind];
  return companyLetter(company, {
    subject: `${begins}: ${whenText(order)} (${order.reference})`,
    title,
    first: order.first,
    preview: `${order.title}. ${money}`,
    blocks: [
      greeting(order),
      `${comingWhen(change)} ${money} ${CALENDAR}`,
      atAGlance({ ...order, appointments: appointmentFacts(change) }, changedPrice(change)),
      ...(addressesUrl === null
        ? [{ kind: 'action', label: 'Open your order page', url: orderUrl } as const]
        : whereNow(addressesUrl)),
      ...whatChanged(change),
      picture(order),
      ...whatIsBought(order),
    ],
    terms: [...howToCancel(order, company), aboutYourOrder(order)],
  });
}

const whereNow = (url: string): LetterContent['blocks'] => [
  'One thing to do now: tell us the house number and street of the new address. We have deleted what you told us about the old one.',
  { kind: 'action', label: WHERE_EXACTLY, url },
];

type ToPay = {
  readonly company: Company;
  readonly orderUrl: string;
  readonly before: OrderFacts;
  readonly heldUntil: Date;
};

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

function changeToPay(change: ChangeFacts, { company, orderUrl, before, heldUntil }: ToPay): Letter {
  const { order, paid, kind } = change;
  const [difference, until] = [formatPence(paid), formatInstant(heldUntil)];
  const words = HELD[kind === 'address' ? 'address' : 'time'];
  return orderLetter(order, company, {
    subject: `${difference} to pay for ${words.subject} (${order.reference})`,
    first: firstBut(order, 'Held for you, not booked yet'),
    preview: `Pay ${difference} by ${until} to keep it.`,
    title: words.title,
    blocks: [
      `We are holding ${whenText(order)} for you until ${until}. Pay the difference of ${difference} by then and ${words.then}.${feeText(change)} If you do not pay, nothing changes: we still come on ${whenText(before)}, and you owe nothing.`,
      atAGlance({ ...order, appointments: appointmentFacts({ order, before }) }, ['To pay', difference]),
      { kind: 'action', label: 'See your order and pay', url: orderUrl },
      picture(order),
      ...whatIsBought(order),
    ],
  });
}

/** Returns the mail about a paid change that could not be made. `order` is the unchanged order. */
function changeRefused({ order, paid }: ChangeFacts, company: Company, orderUrl: string): Letter {
  return companyLetter(company, {
    subject: `Not changed: we are refunding ${formatPence(paid)} (${order.reference})`,
    first: order.first,
    preview: 'Your payment arrived when the change could no longer be made.',
    title: 'Your order has not been changed',
    blocks: [
      greeting(order),
      `Your payment of ${formatPence(paid)} to change your order arrived when the change could no longer be made: the hold had ended and the slot had gone, or the order had been changed since. We are refunding the whole payment ${AS_PAID}. You do not need to do anything.`,
      atAGlance(order, priceFact('Price', order, ', as before')),
      { kind: 'action', label: 'See your order', url: orderUrl },
      `To try again, use the order page or call ${company.phone.value}.`,
    ],
    terms: [aboutYourOrder(order)],
  });
}

const OPERATOR_TITLES = {
  reschedule: 'New time for',
  edit: 'Changed:',
  address: 'New address for',
  cancel: 'Cancelled:',
} as const;

function orderChangedForOperator(change: ChangeFacts, deskUrl: string): Letter {
  const { kind, order } = change;
  const when = order.appointments[0]?.[1] ?? 'no date';
  return operatorLetter({
    subject: `${OPERATOR_TITLES[kind]} ${order.reference}, ${order.title}, ${when}`,
    preview: `${order.name}: ${moneyRows(change)
      .map(([label, amount]) => `${label} ${amount}`)
      .join(', ')}`,
    first: kind === 'cancel' ? firstBut(order, 'Cancelled') : order.first,
    title: `${OPERATOR_TITLES[kind]} ${order.reference}`,
    blocks: [
      atAGlance({ ...order, appointments: appointmentFacts(change) }, changedPrice(change)),
      atTheDesk(deskUrl),
      ...whatChanged(change),
      { kind: 'heading', text: 'Money' },
      { kind: 'facts', rows: moneyRows(change) },
      { kind: 'heading', text: 'Customer' },
      { kind: 'facts', rows: customerRows(order) },
      ...(order.items.length > 0
        ? ([
            { kind: 'heading', text: 'Items' },
            { kind: 'list', items: order.items },
          ] as const)
        : []),
    ],
  });
}

function moneyRows({ paid, refund, goneBack, lateFee, byHand }: ChangeFacts): readonly Fact[] {
  return [
    ['Paid for the change', formatPence(paid)],
    ['Refund, started with the payment provider', formatPence(refund)],
    ...(goneBack > refund ? [['Refunded in all', formatPence(goneBack)] as const] : []),
    ...(lateFee > 0 ? [['Kept for giving up the slot late', formatPence(lateFee)] as const] : []),
    ...(byHand > 0 ? [['Part of the refund to pay back by hand', formatPence(byHand)] as const] : []),
  ];
}

function changeRefusedForOperator({ order, paid }: ChangeFacts, deskUrl: string): Letter {
  return operatorLetter({
    subject: `Refund ${formatPence(paid)}: change of ${order.reference} was paid too late`,
    preview: `${order.name} paid for a change that could no longer be made`,
    first: order.first,
    title: `Change refused for ${order.reference}`,
    blocks: [
      `${order.name} paid ${formatPence(paid)} for a change that could no longer be made. The refund has been started with the payment provider, the customer has been told, and the order stands as it was.`,
      atTheDesk(deskUrl),
      { kind: 'facts', rows: [...orderRows(order), ...order.appointments] },
    ],
  });
}

type Dated = {
  readonly order: Pick<OrderFacts, 'appointments'>;
  readonly before: Pick<FactsBefore, 'appointments'> | null;
};

function appointmentFacts({ order, before }: Dated): OrderFacts['appointments'] {
  const oldOf = (label: string) => before?.appointments.find(([each]) => each === label)?.[1];
  return order.appointments.map(([label, when]) => {
    const was = oldOf(label);
    return was === undefined || was === when ? [label, when] : [label, when, { was }];
  });
}

/** Returns "£284.90, £25.90 more", was "£259". */
function changedPrice({ order, before }: ChangeFacts): Fact {
  const price = formatPence(order.total);
  if (before === null || before.total === order.total) return ['Price', price];
  const more = order.total - before.total;
  const difference = `${formatPence(pence(Math.abs(more)))} ${more > 0 ? 'more' : 'less'}`;
  return ['Price', `${price}, ${difference}`, { was: formatPence(before.total) }];
}

function whatChanged({ order, before }: Pick<ChangeFacts, 'order' | 'before'>): readonly Block[] {
  if (before === null) return [];
  const things = itemDifferences(before.furnitureItems, order.furnitureItems).map(thingRow);
  const lines = lineDifferences(before.lines, order.lines).map(lineRow);
  if (things.length + lines.length === 0) return [];
  const total = { label: 'Difference including VAT', amount: pence(order.total - before.total) };
  return [
    { kind: 'heading', text: 'What has changed' },
    { kind: 'differences', lines: [...things, ...lines], total },
  ];
}

const thingRow = ({ title, more }: { readonly title: string; readonly more: number }): Difference => ({
  label: `${Math.abs(more)} × ${title}`,
  detail: more > 0 ? 'added to the list' : 'taken off the list',
  amount: null,
});

function lineRow({ label, before, after, difference }: LineDifference): Difference {
  if (before === null) {
    return { label, detail: after?.detail === undefined ? 'added' : `added: ${after.detail}`, amount: difference };
  }
  if (after === null) return { label, detail: 'taken out', amount: difference };
  const name = before.label === after.label ? '' : `${before.label}, `;
  return {
    label,
    detail: `was ${name}${formatPence(before.amount)}, now ${formatPence(after.amount)}`,
    amount: difference,
  };
}

const NO_MONEY = { paid: NOTHING, refund: NOTHING, lateFee: NOTHING, goneBack: NOTHING, byHand: NOTHING } as const;

function sampleChanges() {
  const booked = sampleRow('moving');
  const move = SAMPLE_MOVE;
  const later = sampleRow('moving', {
    ...move,
    dates: { movingDate: '2026-12-19' },
    timeSlot: { movingDate: ['08:00', '10:00'] },
  });
  const larger = sampleRow('moving', {
    ...move,
    addOns: ['CLEANING'],
    furnitureItems: [...move.furnitureItems.slice(1), ...things(['washing_machine', 1], ['bicycle', 2])],
  });
  const elsewhere = sampleRow('moving', {
    ...move,
    addresses: { ...move.addresses, delivery: { postcode: 'E1 6AN', floor: 2, parking: true, elevator: false } },
  });

  const change = (kind: ChangeFacts['kind'], after: OrderRow, money: Partial<ChangeFacts>): ChangeFacts => {
    const moved = movedAddresses(orderOf(booked).addresses, orderOf(after).addresses);
    const order = withOldPlaces(orderFacts(after), orderOf(after), moved);
    return { kind, order, moved, before: factsBefore(asItWas(booked)), ...NO_MONEY, ...money };
  };
  const difference = (after: OrderRow): Pence => pence(after.total_pence - booked.total_pence);
  const total = booked.total_pence;

  const cases = {
    'new time': change('reschedule', later, { paid: difference(later) }),
    changed: change('edit', larger, { paid: difference(larger) }),
    'new address': change('address', elsewhere, { paid: difference(elsewhere) }),
    cancelled: change('cancel', booked, { refund: total, goneBack: total, before: null }),
  };
  return { cases, refused: change('reschedule', booked, { paid: difference(later), before: null }) };
}
