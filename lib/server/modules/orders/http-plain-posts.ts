import {
  CHECKLIST_MAILS_ID,
  checklistPath,
  coverPath,
  extraPath,
  keyHandoverPath,
  ACCESS_CHECK_ID,
  unitTransferPath,
} from '@/lib/account-routes';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import { COVER_FIELDS, coverOfFields, worthField } from '@/lib/domain/order/cover-fields';
import { orderPath, ROUTES } from '@/lib/routes';
import { calendarPath } from '@/lib/server/modules/orders/paths';
import type { Fields, PlainPost } from '@/lib/server/platform/http/plain-post';

/** The pages to which the forms of an order lead after they were posted. Refused fields are unchecked. */

/** Returns a posted field as text of at most 64 characters; empty for anything that is not text. */
const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 64) : '');
const inPath = (value: unknown): string => encodeURIComponent(text(value));

/** Returns the order page, scrolled to the element with this id; the home page when the fields name no order. */
function orderPageAt({ reference, token }: Fields, id: string): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  return `${orderPath(encodeURIComponent(reference), encodeURIComponent(token))}#${id}`;
}

const backToOrderAt = (id: string): PlainPost => ({
  done: (_answer, fields) => orderPageAt(fields, id),
  refused: (_problem, fields) => orderPageAt(fields, id),
});

export const smsForm = backToOrderAt('texts');
export const homeForm = backToOrderAt(ACCESS_CHECK_ID);

/** Returns the checklist, scrolled to the entry that was ticked. */
function checklistAt({ reference, token, mark }: Fields): string {
  if (typeof reference !== 'string' || typeof token !== 'string') return ROUTES.home;
  const page = checklistPath(encodeURIComponent(reference), encodeURIComponent(token));
  if (mark === 'no_mails') return `${page}#${CHECKLIST_MAILS_ID}`;
  return typeof mark === 'string' ? `${page}#${encodeURIComponent(mark)}` : page;
}

export const checklistForm: PlainPost = {
  // The calendar file downloads, and the browser stays on the checklist.
  done: (_answer, fields) =>
    fields.mark === 'in_calendar' ? calendarPath(String(fields.reference), String(fields.token)) : checklistAt(fields),
  refused: (_problem, fields) => checklistAt(fields),
};

/** Returns the page of cover with the answers that were sent, priced anew, and the reason of the refusal. */
function coverPageAgain(fields: Fields, trouble: string): string {
  const answers = Object.entries(fields).filter(
    ([name]) => name === COVER_FIELDS.step || name.startsWith(worthField('')),
  );
  const query = new URLSearchParams({
    token: text(fields.token),
    ...Object.fromEntries(answers.map(([name, value]) => [name, text(value)])),
    trouble,
  });
  return `${coverPath(inPath(fields.reference))}?${query.toString()}`;
}

export const coverForm: PlainPost<OrderChangeDto> = {
  read: (fields) => ({ ...fields, cover: coverOfFields(fields) }),
  // A dearer cover is paid first, through our own link to the payment page.
  done: ({ paymentUrl }, { reference, token }) =>
    paymentUrl ?? `${orderPath(inPath(reference), inPath(token))}&changed=items`,
  refused: ({ code }, fields) => coverPageAgain(fields, code),
};

const extraPage = ({ reference, token }: Fields, outcome: string): string =>
  `${extraPath(inPath(reference))}?token=${inPath(token)}&${outcome}`;

export const extraForm: PlainPost<{ readonly answer: 'yes' | 'no' }> = {
  done: ({ answer }, fields) => extraPage(fields, `said=${answer}`),
  refused: ({ code }, fields) => extraPage(fields, `trouble=${code}`),
};

const keyHandoverPage = ({ reference, token }: Fields, outcome: string): string =>
  `${keyHandoverPath(inPath(reference))}?token=${inPath(token)}&${outcome}`;

export const keyHandoverForm = (done: 'chosen' | 'undone'): PlainPost => ({
  done: (_answer, fields) => keyHandoverPage(fields, `said=${done}`),
  refused: ({ code }, fields) => keyHandoverPage(fields, `trouble=${code}`),
});

/** Returns the page of other units with the outcome and the selected unit. */
function unitTransferPage(fields: Fields, outcome: Readonly<Record<string, string>>): string {
  const { reference, token, storageSpace, squareFeet } = fields;
  const query = new URLSearchParams({
    token: text(token),
    ...(storageSpace !== undefined && { space: text(storageSpace) }),
    ...(squareFeet !== undefined && { area: text(squareFeet) }),
    ...outcome,
  });
  return `${unitTransferPath(inPath(reference))}?${query.toString()}`;
}

export const unitTransferForm = (done: 'agreed' | 'called-off'): PlainPost => ({
  done: (_answer, { reference, token }) => unitTransferPage({ reference, token }, { done }),
  refused: ({ code }, fields) => unitTransferPage(fields, { trouble: code }),
});

export const storageAdditionForm: PlainPost<{ readonly path: string }> = {
  done: ({ path }) => path,
  // The order page offers the remaining actions for the storage.
  refused: (_problem, { reference, token }) => orderPath(inPath(reference), inPath(token)),
};
