import { checklistOf } from '@/lib/domain/order/checklist';
import { londonDate } from '@/lib/domain/london-time';
import type { SlotTimes } from '@/lib/domain/order-types';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { checklistOfRow, hasChecklist } from '@/lib/server/modules/checklist/marks';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { SITE } from '@/lib/site';
import type { CalendarEvent } from './ics';

type Version = Pick<CalendarEvent, 'stamp' | 'status'> & { readonly orderUrl: string };

/** The time of the events, early enough to act on the day. */
const MORNING: SlotTimes = ['09:00', '09:15'];

/**
 * Returns the checklist of a move as calendar events if the customer has asked for them: each open entry on its day, or
 * on the day of this version of the order when that day is over. Each new file of the order moves the events. Parking
 * has its own event.
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
