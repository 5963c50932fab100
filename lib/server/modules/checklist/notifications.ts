import { CHECKLIST_MAILS_ID, checklistPath } from '@/lib/account-routes';
import { COMPANY, type Company } from '@/lib/content/company';
import { formatShortDay } from '@/lib/domain/london-time';
import { checklistOf, dueThisWeek, type ChecklistEntry, type ChecklistMail } from '@/lib/domain/order/checklist';
import { SOON } from '@/lib/domain/order/checklist-words';
import { STATE_LABELS, isBooked } from '@/lib/domain/order/state';
import { countWithNoun } from '@/lib/domain/wording';
import { checklistOfRow, hasMark, sentMark } from '@/lib/server/modules/checklist/marks';
import { markChecklist } from '@/lib/server/modules/checklist/service';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { besideOrder } from '@/lib/server/modules/orders/paths';
import type { Block, Letter, Point } from '@/lib/server/platform/notifications/email/blocks';
import { orderLetter, whenText } from '@/lib/server/platform/notifications/email/order-blocks';
import { orderFacts, type OrderFacts } from '@/lib/server/platform/notifications/email/order-facts';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { readOrder } from '@/lib/server/platform/notifications/message-repo';
import { defineNotifications, skip, type SampleMail } from '@/lib/server/platform/notifications/notification';
import { sampleLink, sampleRow } from '@/lib/server/platform/notifications/sample-orders';

declare module '@/lib/server/platform/outbox/topics' {
  interface OutboxTopics {
    /** Due eight weeks before a move or the morning after its booking, and again in its last week. */
    'order.checklist.customer': { readonly orderId: string; readonly which: ChecklistMail };
  }
}

/** The mails about the checklist: the whole list, and in the last week what is still open. Each is sent once. */
export const CHECKLIST_NOTIFICATIONS = defineNotifications({
  'order.checklist.customer': {
    words: 'Checklist of a move, to the customer',
    mail: async ({ orderId, which }, { db, now, company, orderUrl }) => {
      const order = await readOrder(db, orderId);
      if (!isBooked(order.state)) return skip(`The order is now: ${STATE_LABELS[order.state]}`);
      const { done, wantsMails } = checklistOfRow(order);
      if (!wantsMails) return skip('The customer wants no such mails');
      if (hasMark(order, sentMark(which))) return skip('It was sent before');
      const at = now();
      const entries = openEntries(order, at, done);
      if (entries.length === 0) return skip('Everything is done');
      const checklistUrl = besideOrder(await orderUrl(order), checklistPath);
      const letter = checklistMail(orderFacts(order), which, { company, checklistUrl, entries, now: at });
      return { to: order.email, letter };
    },
    afterSending: async ({ orderId, which }, { db, now }) => {
      await markChecklist(db, orderId, { mark: sentMark(which), isSet: true, now: now() });
    },
    samples: () => [
      sample('the whole list', 'list', new Date('2026-11-10T09:00:00.000Z'), []),
      sample('what is still open', 'open', new Date('2026-12-09T09:00:00.000Z'), DONE_EARLY),
    ],
  },
});

/** Returns the tasks of an order that are not done. */
const openEntries = (row: OrderRow, now: Date, done: readonly string[]): readonly ChecklistEntry[] =>
  checklistOf(orderOf(row), { now, done, bookedAt: new Date(row.created_at) }).filter(({ state }) => state !== 'done');

type AboutChecklist = {
  readonly company: Company;
  readonly checklistUrl: string;
  /** The entries that are not done, overdue ones first. */
  readonly entries: readonly ChecklistEntry[];
  readonly now: Date;
};

function checklistMail(order: OrderFacts, which: ChecklistMail, about: AboutChecklist): Letter {
  const { company, checklistUrl, entries, now } = about;
  const due = dueThisWeek(entries, now);
  const later = entries.filter((entry) => !due.includes(entry));
  const open = countWithNoun(entries.length, 'thing');
  const isList = which === 'list';
  return orderLetter(order, company, {
    subject: isList
      ? `What to do before your move, week by week (${order.reference})`
      : `${open} still to do before your move (${order.reference})`,
    first: order.first,
    preview: due[0] ? `First: ${due[0].title}.` : 'Nothing is due this week.',
    title: isList ? 'What to do before your move' : 'What is still to do',
    blocks: [
      isList
        ? `Your move is on ${whenText(order)}. Here is what there is to do, with the day by which each thing is due. Tick off what you have done, and anything that does not apply to you.`
        : `Your move is on ${whenText(order)}. You still have ${open} on your list. Anything you have done already only needs a tick.`,
      ...part(due.some(({ state }) => state === 'overdue') ? 'Overdue and this week' : 'This week', due),
      { kind: 'action', label: 'Open your list', url: checklistUrl },
      ...part('Later', later),
    ],
    terms: [
      isList
        ? 'We will write about the list once more, in the last week, if anything is still to do.'
        : 'We will not write about the list again.',
      ...(isList
        ? ([{ kind: 'link', label: 'Stop these mails', url: `${checklistUrl}#${CHECKLIST_MAILS_ID}` }] as const)
        : []),
    ],
  });
}

function part(title: string, entries: readonly ChecklistEntry[]): readonly Block[] {
  if (entries.length === 0) return [];
  return [
    { kind: 'heading', text: title },
    { kind: 'list', items: entries.map(point) },
  ];
}

const LEADS: { readonly [state in ChecklistEntry['state']]?: string } = { overdue: 'Overdue', before_booking: SOON };

const point = ({ on, state, title, circle }: ChecklistEntry): Point => ({
  lead: LEADS[state] ?? formatShortDay(on),
  text: `${title}${circle === '' ? '' : ` (${circle.toLowerCase()})`}`,
});

function sample(what: string, which: ChecklistMail, now: Date, done: readonly string[]): SampleMail {
  const row = sampleRow('moving');
  const entries = openEntries(row, now, done);
  const about = { company: COMPANY, checklistUrl: sampleLink(checklistPath), entries, now };
  return { case: what, letter: checklistMail(orderFacts(row), which, about) };
}

const DONE_EARLY = ['notice', 'schools', 'sort', 'insurance', 'broadband', 'parking', 'pack_far', 'gp', 'tv_licence'];
