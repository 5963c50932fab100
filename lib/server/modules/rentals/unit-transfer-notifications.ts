import { unitTransferPath } from '@/lib/account-routes';
import { COMPANY, type Company } from '@/lib/content/company';
import { formatDate, formatDay, formatShortDay, type LocalDate } from '@/lib/domain/london-time';
import { formatPence, fromPounds, pence, type Pence } from '@/lib/domain/money';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { uncapitalised } from '@/lib/domain/wording';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { ownUnit, plannedUnit } from '@/lib/server/modules/rentals/unit-offers';
import { orderToken } from '@/lib/server/platform/installation/token';
import type { Channels } from '@/lib/server/platform/notifications/channels';
import type { Letter } from '@/lib/server/platform/notifications/email/blocks';
import { orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, oneSample, skip } from '@/lib/server/platform/notifications/notification';
import { sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';

const NO_MOVE = skip('Nothing of this kind is agreed any more');

/** Returns undefined for an order without a storage contract. */
async function readRental(orderId: string, { db, company, siteOrigin, secret }: Channels) {
  const [order, contract, key] = await Promise.all([readOrder(db, orderId), findContract(db, orderId), secret()]);
  const unitUrl = siteOrigin + unitTransferPath(order.reference, orderToken(key, order.id));
  return contract && { order, contract, facts: orderFacts(order), links: { company, unitUrl } };
}

const sampleLinks = { company: COMPANY, unitUrl: sampleLink(unitTransferPath) };
const sampleFacts = () => orderFacts(sampleRow('storage'));

export const UNIT_TRANSFER_NOTIFICATIONS = defineNotifications({
  'storage.moving.customer': {
    words: 'Another storage unit agreed, to the customer',
    mail: async ({ orderId, on }, channels) => {
      const found = await readRental(orderId, channels);
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
    samples: () => oneSample(unitTransferAgreed(sampleFacts(), MOVE, sampleLinks)),
  },

  'storage.moved.customer': {
    words: 'Moved into another storage unit, to the customer',
    mail: async ({ orderId, on }, channels) => {
      const found = await readRental(orderId, channels);
      if (!found || found.contract.moved_on !== on) return NO_MOVE;
      const to = uncapitalised(unitLabel(found.contract.space, found.contract.square_feet));
      return { to: found.order.email, letter: unitTransferred(found.facts, { to, on }, found.links) };
    },
    samples: () => oneSample(unitTransferred(sampleFacts(), MOVE, sampleLinks)),
  },

  'storage.move_off.customer': {
    words: 'Move into another storage unit called off, to the customer',
    mail: async ({ orderId, on, why }, channels) => {
      const found = await readRental(orderId, channels);
      // A transfer that was agreed since has its own mail.
      if (!found || found.contract.move_on !== null) return NO_MOVE;
      const unit = uncapitalised(unitLabel(found.contract.space, found.contract.square_feet));
      return { to: found.order.email, letter: unitTransferOff(found.facts, { unit, on, why }, found.links) };
    },
    samples: () =>
      (
        [
          { case: 'asked', why: 'asked' },
          { case: 'more stays', why: 'more' },
        ] as const
      ).map(({ case: name, why }) => ({
        case: name,
        letter: unitTransferOff(sampleFacts(), { unit: MOVE.from, on: MOVE.on, why }, sampleLinks),
      })),
  },
});

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

type Links = { readonly company: Company; readonly unitUrl: string };

const every = (weeks: number): string => (weeks === 1 ? 'Every week' : `Every ${weeks} weeks`);

/** Returns the mail before anything is moved or charged. */
function unitTransferAgreed(
  order: OrderFacts,
  { from, to, on, perPayment, before, weeks }: Move,
  { company, unitUrl }: Links,
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
      { kind: 'action', label: 'See or call off the move', url: unitUrl },
    ],
  });
}

function unitTransferred(order: OrderFacts, { to, on }: Pick<Move, 'to' | 'on'>, { company, unitUrl }: Links): Letter {
  return orderLetter(order, company, {
    subject: `Your ${to} is yours from today (${order.reference})`,
    first: { day: formatShortDay(on), hours: '', where: `your ${to}` },
    preview: `From ${formatDate(on)} on you pay for your ${to}.`,
    title: `Your ${to} is yours from today`,
    blocks: [
      `We are moving your things across today. From ${formatDay(on)} on you rent and pay for your ${to}, as we agreed.`,
      { kind: 'action', label: 'See your unit', url: unitUrl },
    ],
  });
}

const WHY: Readonly<Record<OutboxTopics['storage.move_off.customer']['why'], string>> = {
  asked: 'You have called it off.',
  more: 'More of your things stay with us than we had agreed to move, and we cannot promise that they will fit.',
};

function unitTransferOff(
  order: OrderFacts,
  { unit, on, why }: { readonly unit: string; readonly on: LocalDate; readonly why: keyof typeof WHY },
  { company, unitUrl }: Links,
): Letter {
  return orderLetter(order, company, {
    subject: `Your things stay where they are (${order.reference})`,
    first: { note: 'Called off', day: formatShortDay(on), hours: '', where: `you keep your ${unit}` },
    preview: `The move of ${formatDate(on)} is called off.`,
    title: 'Your things stay where they are',
    blocks: [
      `The move of ${formatDay(on)} into another unit is called off. ${WHY[why]} You keep your ${unit} at its price.`,
      { kind: 'action', label: 'See other units', url: unitUrl },
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
