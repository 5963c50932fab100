import { addDays, daysBetween, londonDate, londonInstant } from '../london-time';
import type { OrderLike } from '../vocabulary';
import { moveDay } from './checklist';

/** The whole list, and what is still open in the last week. */
export const CHECKLIST_MAILS = ['list', 'open'] as const;
export type ChecklistMail = (typeof CHECKLIST_MAILS)[number];

/** Weeks before a move in which its list begins. */
const CHECKLIST_WEEKS = 8;
/** Days before a move on which we say what is still open. */
const OPEN_DAYS = 6;
/** Nearer than this to the first mail the second would say the same again, and to the move the first comes too late. */
const LEAST_DAYS = 2;
const HOUR = '09:00';

type DueMail = { readonly which: ChecklistMail; readonly at: Date };

/**
 * When the two mails about a move's list are due, as far as that is ahead: the first eight weeks before, or the morning
 * after the booking, whose own mail has just come; the second in the last week. Those that have gone out already are not due again.
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
