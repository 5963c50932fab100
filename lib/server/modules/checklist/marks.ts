import { CHECKLIST_SETTINGS, type ChecklistDto } from '@/lib/contracts/order-checklist';
import { CHECKLIST_MAILS, moveDay, type ChecklistMail } from '@/lib/domain/order/checklist';
import { TASK_IDS } from '@/lib/domain/order/checklist-tasks';
import { isBooked } from '@/lib/domain/order/state';
import { orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow } from '@/lib/server/platform/db/schema';

const MARKS: readonly string[] = [...TASK_IDS, ...CHECKLIST_SETTINGS];
export const isMark = (mark: string): boolean => MARKS.includes(mark);

/** Returns the mark that prevents a second mail even if the day changes. */
export const sentMark = (which: ChecklistMail): string => `mailed_${which}`;

type Marked = Pick<OrderRow, 'checklist'>;

const marksOf = ({ checklist }: Marked): readonly string[] => checklist.split(' ').filter(Boolean);
export const hasMark = (row: Marked, mark: string): boolean => marksOf(row).includes(mark);
export const sentMails = (row: Marked): readonly ChecklistMail[] =>
  CHECKLIST_MAILS.filter((which) => hasMark(row, sentMark(which)));

/** Keeps marks that a later version of the list does not know. */
export function withMark(row: Marked, mark: string, isSet: boolean): string {
  const others = marksOf(row).filter((one) => one !== mark);
  return (isSet ? [...others, mark] : others).join(' ');
}

export const checklistOfRow = (row: Marked): ChecklistDto => ({
  done: TASK_IDS.filter((id) => hasMark(row, id)),
  wantsMails: !hasMark(row, 'no_mails'),
  inCalendar: hasMark(row, 'in_calendar'),
});

export const hasChecklist = (row: OrderRow): boolean => moveDay(orderOf(row)) !== null;

export const isOpenChecklist = (row: OrderRow): boolean =>
  hasChecklist(row) && (isBooked(row.state) || row.state === 'completed');

/** Returns null when there is nothing to tick off. */
export const checklistView = (row: OrderRow): ChecklistDto | null =>
  isOpenChecklist(row) ? checklistOfRow(row) : null;
