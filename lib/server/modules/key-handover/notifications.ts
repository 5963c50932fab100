import { keyHandoverPath } from '@/lib/account-routes';
import { COMPANY, type Company } from '@/lib/content/company';
import { smsText } from '@/lib/content/sms';
import { keysWhen, type KeysChoice, type KeysPlan } from '@/lib/domain/extras/key-handover';
import { formatSlot } from '@/lib/domain/london-time';
import { formatPence, NOTHING, pence, type Pence } from '@/lib/domain/money';
import { slotOf } from '@/lib/domain/visits/window';
import { givenAddresses } from '@/lib/server/modules/addresses/repo';
import { findExtra } from '@/lib/server/modules/extras/repo';
import { findKeyHandover } from '@/lib/server/modules/key-handover/repo';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import { mobileOf } from '@/lib/server/modules/sms/plan';
import type { KeyHandoverRow } from '@/lib/server/platform/db/schema';
import { calendarAttachment } from '@/lib/server/platform/notifications/calendar/order-calendar';
import { defineNotifications, oneSample, skip, type Channels } from '@/lib/server/platform/notifications/notification';
import type { Fact, Letter } from '@/lib/server/platform/notifications/email/blocks';
import { orderLetter } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    'order.keys_late.customer': { readonly orderId: string; readonly keysId: string };
    'order.keys_late.text': { readonly orderId: string; readonly keysId: string };
    'order.keys_undone.customer': { readonly orderId: string; readonly keysId: string };
  }
}

type AboutChoice = { readonly orderId: string; readonly keysId: string };

const GONE = skip('The order has been forgotten');

/** Reads a choice with the current calendar file. Returns null for a choice that was deleted. */
async function readChoice({ orderId, keysId }: AboutChoice, { db, company, orderUrl }: Channels) {
  const row = await findKeyHandover(db, keysId);
  if (!row) return null;
  const [order, extra] = await Promise.all([
    readOrder(db, orderId),
    row.extra_id === null ? undefined : findExtra(db, row.extra_id),
  ]);
  const [url, given] = [await orderUrl(order), await givenAddresses(db, orderId)];
  const attachments = [calendarAttachment(order, { phone: company.phone.value, orderUrl: url, given })];
  const links = { company, keysUrl: besideOrder(url, keyHandoverPath) };
  return { row, facts: keysFacts(row, extra?.worked_out ?? ''), order, links, attachments };
}

const keysFacts = (row: KeyHandoverRow, workedOut: string): KeysFacts => ({
  plan: row.plan,
  date: row.date,
  slot: slotOf(row)?.times ?? [row.start, row.start],
  amount: row.pence,
  workedOut,
});

const sampleLinks = { company: COMPANY, keysUrl: sampleLink(keyHandoverPath) };
const sampleFacts = () => orderFacts(sampleRow('moving'));

export const KEY_HANDOVER_NOTIFICATIONS = defineNotifications({
  'order.keys_late.customer': {
    words: 'Late keys: what was chosen, to the customer',
    mail: async (about, channels) => {
      const found = await readChoice(about, channels);
      if (!found) return GONE;
      if (found.row.undone_at !== null) return skip('It was undone');
      const { order, facts, links, attachments } = found;
      return { to: order.email, letter: keysChosen(orderFacts(order), facts, links), attachments };
    },
    samples: () =>
      [
        { case: 'the move starts later, free', facts: LATER },
        { case: 'the van waits', facts: HOLD },
        { case: 'a night in our store', facts: NIGHT },
        { case: 'another day', facts: OTHER_DAY },
      ].map(({ case: name, facts }) => ({ case: name, letter: keysChosen(sampleFacts(), facts, sampleLinks) })),
  },

  'order.keys_late.text': {
    words: 'Late keys: what was chosen, by text to the customer',
    text: async ({ orderId, keysId }, { db, company }) => {
      const [order, row] = await Promise.all([readOrder(db, orderId), findKeyHandover(db, keysId)]);
      const slot = row && slotOf(row);
      if (!row || !slot) return skip('There is no such choice');
      const { plan, date: on } = row;
      const text = smsText('keys_late', { plan, on, slot: slot.times, phone: company.phone.value });
      const untrue = async () => ((await findKeyHandover(db, keysId))?.undone_at === null ? null : 'It was undone');
      return { to: mobileOf(order), text, timing: { due: new Date(row.chosen_at), untrue } };
    },
    samples: () =>
      (['hold', 'night', 'later'] as const).map((plan) =>
        smsText('keys_late', { plan, on: '2026-12-15', slot: ['14:00', '16:00'], phone: COMPANY.phone.value }),
      ),
  },

  'order.keys_undone.customer': {
    words: 'Late keys: choice undone, to the customer',
    mail: async (about, channels) => {
      const found = await readChoice(about, channels);
      if (!found) return GONE;
      const { order, facts, links, attachments } = found;
      return { to: order.email, letter: keysUndone(orderFacts(order), facts, links), attachments };
    },
    samples: () => oneSample(keysUndone(sampleFacts(), NIGHT, sampleLinks)),
  },
});

type KeysFacts = KeysChoice & { readonly amount: Pence; readonly workedOut: string };

type Links = {
  readonly company: Company;
  /** The choice is paid and undone on this page. */
  readonly keysUrl: string;
};

const TITLES: Readonly<Record<KeysPlan, string>> = {
  later: 'Your move starts later today',
  hold: 'The van waits with your things',
  night: 'Your things stay in our store',
  day: 'Your move is on another day',
};

const WHAT_HAPPENS: Readonly<Record<KeysPlan, (when: string) => string>> = {
  later: (when) => `Our crew knows, and now arrives ${when}.`,
  hold: (when) => `Your load stays on the van, locked, and we deliver it ${when}. Our crew knows already.`,
  night: (when) =>
    `Our crew brings the whole load to our store, where it stays locked, and we deliver it on ${when}. Our crew knows already.`,
  day: (when) => `Nothing is loaded today. We’re coming on ${when}.`,
};

const isToday = ({ plan }: Pick<KeysChoice, 'plan'>): boolean => plan === 'later' || plan === 'hold';

/** "today between 14:00 and 16:00", "Wednesday 16 December 2026, 10:00–12:00". */
const whenOf = (choice: KeysChoice): string =>
  isToday(choice) ? `today between ${choice.slot[0]} and ${choice.slot[1]}` : keysWhen(choice);

const priceFacts = ({ amount, workedOut }: KeysFacts): readonly Fact[] =>
  amount === NOTHING
    ? [['Price', 'No extra charge']]
    : [
        ['Price, with VAT', formatPence(amount)],
        ['Worked out', workedOut],
      ];

function keysChosen(order: OrderFacts, facts: KeysFacts, { company, keysUrl }: Links): Letter {
  const when = whenOf(facts);
  const money =
    facts.amount === NOTHING
      ? 'There is no extra charge.'
      : `You agreed to ${formatPence(facts.amount)} more. Pay when it suits you: our crew does not wait for the money.`;
  return orderLetter(order, company, {
    first: order.first,
    subject: `Keys late: ${isToday(facts) ? `today ${formatSlot(facts.slot)}` : keysWhen(facts)} (${order.reference})`,
    preview: `${WHAT_HAPPENS[facts.plan](when)} ${money}`,
    title: TITLES[facts.plan],
    blocks: [
      `${WHAT_HAPPENS[facts.plan](when)} ${money}`,
      { kind: 'action', label: facts.amount === NOTHING ? 'See or undo it' : 'Pay or undo it', url: keysUrl },
      { kind: 'facts', rows: [['When', when], ...priceFacts(facts)] },
      `If you get the keys sooner, or later still, change this on the same page while you can, or ring ${company.phone.value}. The attached calendar file replaces the one you have.`,
    ],
  });
}

function keysUndone(order: OrderFacts, facts: KeysFacts, { company, keysUrl }: Links): Letter {
  const money =
    facts.amount === NOTHING ? '' : ` The ${formatPence(facts.amount)} that you agreed to is no longer owed.`;
  return orderLetter(order, company, {
    first: order.first,
    subject: `Undone: your order is as it was (${order.reference})`,
    preview: `Your choice for late keys is undone.${money}`,
    title: 'Your order is as it was',
    blocks: [
      `Your choice for late keys (${whenOf(facts)}) is undone, and our crew knows.${money} The attached calendar file replaces the one you have.`,
      { kind: 'action', label: 'See your order', url: keysUrl },
    ],
  });
}

const HOLD: KeysFacts = {
  plan: 'hold',
  date: '2026-12-15',
  slot: ['14:00', '16:00'],
  amount: pence(6_000),
  workedOut: 'Waiting, 120 minutes (6 quarter-hours charged) £60',
};

const LATER: KeysFacts = { ...HOLD, plan: 'later', slot: ['12:00', '14:00'], amount: NOTHING };

const NIGHT: KeysFacts = {
  plan: 'night',
  date: '2026-12-16',
  slot: ['10:00', '12:00'],
  amount: pence(16_325),
  workedOut: 'Second trip (335 cu ft) £146.50, 1 night in our store (335 cu ft) £16.75',
};

const OTHER_DAY: KeysFacts = {
  ...NIGHT,
  plan: 'day',
  amount: pence(29_400),
  workedOut: 'Slot given up on the day £294',
};
