import type { OrderView } from '@/lib/contracts/order-view';
import { formatShortDay, londonDate } from '@/lib/domain/london-time';
import { checklistOf, dueThisWeek, isChecklistTime, moveDay, type ChecklistEntry } from '@/lib/domain/order/checklist';
import type { ChecklistOffer } from './types';

/** No more of what is due on the page of the order. */
const SHOWN = 4;
const DUE_WORDS: { readonly [state in ChecklistEntry['state']]?: string } = {
  overdue: 'Overdue',
  past: 'Still possible',
};

/** What is due around a move, as its order page says it; null for every other order and time. */
export function checklistOffer(
  { checklist, order }: Pick<OrderView, 'checklist' | 'order'>,
  { now, href }: { readonly now: Date; readonly href: string },
): ChecklistOffer | null {
  if (checklist === null || !isChecklistTime(order, now)) return null;
  const entries = checklistOf(order, { now, done: checklist.done });
  const due = dueThisWeek(entries, now);
  const done = entries.filter(({ state }) => state === 'done').length;
  const shown = due.length > SHOWN ? `${SHOWN} of the ${due.length} things` : 'The things';
  const said = due.length === 0 ? 'Nothing is due in the next seven days.' : `${shown} to do within seven days:`;
  const isOver = londonDate(now) > (moveDay(order) ?? '');
  return {
    title: isOver ? 'After your move' : 'Before your move',
    text: `${done} of ${entries.length} done. ${said}`,
    due: due.slice(0, SHOWN).map(({ on, state, title, circle }) => ({
      when: DUE_WORDS[state] ?? formatShortDay(on),
      what: circle === '' ? title : `${title} (${circle.toLowerCase()})`,
    })),
    href,
  };
}
