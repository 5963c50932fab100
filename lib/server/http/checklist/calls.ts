import { checklistPath, CHECKLIST_MAILS_ID, PASSAGE_ID } from '@/lib/account-routes';
import { setChecklist } from '@/lib/contracts/order-checklist';
import { setHome } from '@/lib/contracts/order-passage';
import { orderPath, ROUTES } from '@/lib/routes';
import { calendarPath } from '@/lib/server/subjects/orders/paths';
import { call } from '../call';

type Fields = Readonly<Record<string, unknown>>;

/** Back to the list, to what was pressed. What was sent is unchecked when it is refused. */
function back({ reference, token, mark }: Fields): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  const page = checklistPath(encodeURIComponent(reference), encodeURIComponent(token));
  if (mark === 'no_mails') return `${page}#${CHECKLIST_MAILS_ID}`;
  return typeof mark === 'string' ? `${page}#${encodeURIComponent(mark)}` : page;
}

/** Whoever asks for the days in their calendar gets its file, and stays where they are. */
function afterwards(fields: Fields): string {
  const { reference, token, mark } = fields;
  return mark === 'in_calendar' ? calendarPath(String(reference), String(token)) : back(fields);
}

export const setChecklistCall = call(setChecklist, ({ checklist }) => checklist.set, {
  plainPost: { done: (_answer, fields) => afterwards(fields), refused: (_problem, fields) => back(fields) },
});

/** Back to the order, to what was asked. */
function backToOrder({ reference, token }: Fields): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  return `${orderPath(encodeURIComponent(reference), encodeURIComponent(token))}#${PASSAGE_ID}`;
}

export const setHomeCall = call(setHome, ({ checklist }) => checklist.setHome, {
  plainPost: { done: (_answer, fields) => backToOrder(fields), refused: (_problem, fields) => backToOrder(fields) },
});
