import { checklistPath, checkOutPath } from '@/lib/account-routes';
import { setChecklist } from '@/lib/contracts/order-checklist';
import type { OrderView } from '@/lib/contracts/order-view';
import { formatDate, formatDay, formatShortDay } from '@/lib/domain/london-time';
import {
  checklistOf,
  checklistStart,
  checklistWeeks,
  moveDay,
  type ChecklistEntry,
} from '@/lib/domain/order/checklist';
import { SOON } from '@/lib/domain/order/checklist-words';
import { countWithNoun } from '@/lib/domain/wording';
import { orderPath } from '@/lib/routes';

type Around = {
  readonly now: Date;
  readonly token: string;
  readonly action: string;
  readonly orderHref: string;
  readonly checkOutHref: string;
};

export function checklistModel(view: OrderView, { now, token, action, ...hrefs }: Around) {
  const { reference, order, checklist, createdAt } = view;
  const day = moveDay(order);
  const head = { reference, title: 'Your moving checklist', orderHref: hrefs.orderHref };
  if (checklist === null || day === null) {
    return { ...head, lead: 'Every booked move has a checklist. This order has none.', list: null };
  }
  const entries = checklistOf(order, { now, done: checklist.done, bookedAt: new Date(createdAt) });
  const { title: start, first } = checklistStart(entries, now);
  const later = entries.filter((entry) => !first.includes(entry));
  const { wantsMails } = checklist;
  return {
    ...head,
    lead: `You move on ${formatDay(day)}. Tick off what is done, and what does not apply to you.`,
    list: {
      action,
      fields: { reference, token },
      checkOutHref: hrefs.checkOutHref,
      start,
      first: first.map((entry) => itemOf(entry, day)),
      groups: checklistWeeks(later, day, now).map((group) => ({
        title: group.title,
        count: countWithNoun(group.entries.length, 'thing'),
        items: group.entries.map((entry) => itemOf(entry, day)),
      })),
      mails: wantsMails
        ? {
            text: 'We email you this list once at the start, and in the last week if anything is still to do.',
            label: 'Stop these emails',
            set: 'on',
          }
        : { text: 'We do not email you about this list.', label: 'Send these emails again', set: 'off' },
    },
  };
}

export type ChecklistModel = ReturnType<typeof checklistModel>;
export type ChecklistItem = ReturnType<typeof itemOf>;

function itemOf(entry: ChecklistEntry, day: string) {
  const { id, title, text, circle, on, state, late, links, source } = entry;
  const wasDue = state === 'overdue' || state === 'past';
  const by = `${wasDue ? 'Was due by' : 'By'} ${formatShortDay(on)}`;
  return {
    id,
    title,
    text,
    circle,
    links,
    when: state === 'before_booking' ? SOON : on === day ? `On ${formatShortDay(on)}` : by,
    isDone: state === 'done',
    isLate: state === 'overdue',
    wasDue,
    late: wasDue || state === 'before_booking' ? late : '',
    source: source && { text: `${source.name}, read on ${formatDate(source.readOn)}`, url: source.url },
  };
}

export function checklistProps(view: OrderView, token: string, now: Date) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), checkOutHref: checkOutPath(reference, token) };
  const model = checklistModel(view, { now, token, action: setChecklist.path, ...hrefs });
  return {
    title: `${model.title}, order ${reference}`,
    description: 'What to do before and after your move, week by week.',
    canonicalPath: checklistPath(reference),
    model,
  };
}
