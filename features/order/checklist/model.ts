import { checklistPath, checkOutPath } from '@/lib/account-routes';
import { setChecklist } from '@/lib/contracts/order-checklist';
import type { OrderView } from '@/lib/contracts/order-view';
import { formatDate, formatDay, formatShortDay } from '@/lib/domain/london-time';
import { checklistOf, checklistWeeks, moveDay, type ChecklistEntry } from '@/lib/domain/order/checklist';
import { orderPath } from '@/lib/routes';

type Around = {
  readonly now: Date;
  readonly token: string;
  readonly action: string;
  readonly orderHref: string;
  readonly checkOutHref: string;
};

export function checklistModel(view: OrderView, { now, token, action, ...hrefs }: Around) {
  const { reference, order, checklist } = view;
  const day = moveDay(order);
  const head = { reference, title: 'Your moving checklist', orderHref: hrefs.orderHref };
  if (checklist === null || day === null) {
    return { ...head, lead: 'Every booked move has a checklist. This order has none.', list: null };
  }
  const entries = checklistOf(order, { now, done: checklist.done });
  const { wantsMails } = checklist;
  return {
    ...head,
    lead: `You move on ${formatDay(day)}. Tick off what is done, and what does not apply to you. If you change your moving day, these days move with it.`,
    list: {
      action,
      fields: { reference, token },
      checkOutHref: hrefs.checkOutHref,
      groups: checklistWeeks(entries, day, now).map((group) => ({
        title: group.title,
        items: group.entries.map((entry) => itemOf(entry, day)),
      })),
      mails: wantsMails
        ? {
            text: 'We email you this list when it starts, and in the last week whatever is still to do. Nothing more.',
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
  return {
    id,
    title,
    text,
    circle,
    links,
    when: on === day ? `On ${formatShortDay(on)}` : `${wasDue ? 'Was due by' : 'By'} ${formatShortDay(on)}`,
    isDone: state === 'done',
    isLate: state === 'overdue',
    late: wasDue ? late : '',
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
