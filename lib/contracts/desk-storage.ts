import { object, string } from 'yup';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { day, deskForms, pounds, reference } from './desk-fields';
import { NOTE_LENGTH, REASON_LENGTH } from './desk-paths';

/** What the desk does with stores: forms as all of its calls (desk.ts). */

export const storageForms = deskForms({
  /** A charge of a store that nobody owes any more. */
  waiveCharge: object({ reference, from: day, reason: string().trim().required().max(REASON_LENGTH) }),

  /** Mails the customer of a store what is open, with the link to pay it. */
  askForStorage: object({ reference }),

  /** Ends a store on a day, whatever is booked; its minimum term and whole weeks count as for its customer. */
  endStorage: object({ reference, date: day }),

  /** Another price a week, in pounds, from a day that is far enough away. */
  setStoragePrice: object({ reference, perWeek: pounds.positive(), from: day }),

  noteStorage: object({ reference, note: string().meta(SEVERAL_LINES).trim().max(NOTE_LENGTH).default('') }),
});
