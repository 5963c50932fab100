import { object, string } from 'yup';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { day, pounds, reference, type DeskDone } from './desk-fields';
import { DESK_PATHS, NOTE_LENGTH, REASON_LENGTH } from './desk-paths';
import { endpoint } from './endpoint';

/** What the desk does with stores: forms as all of its calls (desk.ts). */

/** A charge of a store that nobody owes any more. */
export const waiveCharge = endpoint<DeskDone>()({
  name: 'deskWaiveCharge',
  method: 'POST',
  path: DESK_PATHS.waiveCharge,
  access: 'desk',
  request: object({ reference, from: day, reason: string().trim().required().max(REASON_LENGTH) }),
});

/** Mails the customer of a store what is open, with the link to pay it. */
export const askForStorage = endpoint<DeskDone>()({
  name: 'deskAskForStorage',
  method: 'POST',
  path: DESK_PATHS.askForStorage,
  access: 'desk',
  request: object({ reference }),
});

/** Ends a store on a day, whatever is booked; its minimum term and whole weeks count as for its customer. */
export const endStorage = endpoint<DeskDone>()({
  name: 'deskEndStorage',
  method: 'POST',
  path: DESK_PATHS.endStorage,
  access: 'desk',
  request: object({ reference, date: day }),
});

/** Another price a week, in pounds, from a day that is far enough away. */
export const setStoragePrice = endpoint<DeskDone>()({
  name: 'deskSetStoragePrice',
  method: 'POST',
  path: DESK_PATHS.setStoragePrice,
  access: 'desk',
  request: object({ reference, perWeek: pounds.positive(), from: day }),
});

export const noteStorage = endpoint<DeskDone>()({
  name: 'deskNoteStorage',
  method: 'POST',
  path: DESK_PATHS.noteStorage,
  access: 'desk',
  request: object({ reference, note: string().meta(SEVERAL_LINES).trim().max(NOTE_LENGTH).default('') }),
});
