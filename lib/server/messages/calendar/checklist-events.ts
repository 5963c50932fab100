import { checklistOf } from '@/lib/domain/order/checklist';
import { londonDate } from '@/lib/domain/london-time';
import type { SlotTimes } from '@/lib/domain/vocabulary';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { checklistOfRow, hasChecklist } from '@/lib/server/subjects/checklist/marks';
import { orderOf } from '@/lib/server/subjects/orders/documents';
import { SITE } from '@/lib/site';
import type { CalendarEvent } from './ics';

type Version = Pick<CalendarEvent, 'stamp' | 'status'> & { readonly orderUrl: string };

/** In the morning, when there is a day left to do it. */
const MORNING: SlotTimes = ['09:00', '09:15'];

/**
 * The list around a move, for whoever has asked for it in their calendar: what is not done, on its day, or on that of this
 * version of the order where that is over. Whenever the order moves, its next file moves them. Parking has its own event.
 */
export function checklistEvents(row: OrderRow, { stamp, status, orderUrl }: Version): readonly CalendarEvent[] {
  if (!hasChecklist(row) || !checklistOfRow(row).inCalendar) return [];
  const today = londonDate(stamp);
  return checklistOf(orderOf(row), { now: stamp, done: checklistOfRow(row).done })
    .filter(({ id, state }) => id !== 'parking' && state !== 'done')
    .map(({ id, on, title, text, late }) => ({
      uid: `${row.id}-task-${id}@${new URL(SITE.origin).hostname}`,
      sequence: row.calendar_sequence,
      stamp,
      status,
      date: on < today ? today : on,
      slot: MORNING,
      summary: title,
      description: [text, late].filter(Boolean).join('\n'),
      location: '',
      url: orderUrl,
    }));
}
