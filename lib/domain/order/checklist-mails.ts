import { addDays, daysBetween, londonDate, londonInstant } from '../london-time';
import type { OrderLike } from '../order-types';
import { moveDay } from './checklist';

/** The mails about the checklist: the whole list, and what is still open in the last week. */
export const CHECKLIST_MAILS = ['list', 'open'] as const;
export type ChecklistMail = (typeof CHECKLIST_MAILS)[number];

/** Weeks before a move at which its checklist begins. */
const CHECKLIST_WEEKS = 8;
/** Days before a move at which the mail about open tasks is sent. */
const OPEN_DAYS = 6;
/**
 * The fewest days between the two mails, so that the second does not repeat the first, and between the first mail and
 * the move.
 */
const LEAST_DAYS = 2;
const HOUR = '09:00';

type DueMail = { readonly which: ChecklistMail; readonly at: Date };

/**
 * Returns when the unsent mails about a move's checklist are due. The first is due eight weeks before the move, or the
 * morning after a later booking, because the booking has a mail of its own. The second is due in the last week.
 */
export function checklistMails(
  order: Pick<OrderLike, 'dates'>,
  { now, sent }: { readonly now: Date; readonly sent: readonly ChecklistMail[] },
): readonly DueMail[] {
  const day = moveDay(order);
  if (day === null) return [];
  const begins = londonInstant(addDays(day, -7 * CHECKLIST_WEEKS), HOUR);
  const list = begins > now ? begins : londonInstant(addDays(londonDate(now), 1), HOUR);
  const open = londonInstant(addDays(day, -OPEN_DAYS), HOUR);
  const isListDue = !sent.includes('list') && daysBetween(londonDate(list), day) >= LEAST_DAYS;
  const isOpenDue =
    !sent.includes('open') &&
    open > now &&
    (!isListDue || daysBetween(londonDate(list), londonDate(open)) >= LEAST_DAYS);
  return [
    ...(isListDue ? [{ which: 'list', at: list } as const] : []),
    ...(isOpenDue ? [{ which: 'open', at: open } as const] : []),
  ];
}
