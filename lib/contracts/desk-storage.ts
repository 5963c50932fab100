import { object, string } from 'yup';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { day, deskForms, pounds, reference } from './desk-fields';
import { NOTE_LENGTH, REASON_LENGTH } from './desk-paths';

/** The desk's forms for rentals (see desk.ts). */

export const storageForms = deskForms({
  /** Waives a charge of a rental. */
  waiveCharge: object({ reference, from: day, reason: string().trim().required().max(REASON_LENGTH) }),

  /** Mails the customer of a rental the open amount with a payment link. */
  askForStorage: object({ reference }),

  /**
   * Ends a rental on a day, regardless of bookings. Its minimum term and whole weeks are charged as for the customer.
   */
  endStorage: object({ reference, date: day }),

  /** Sets another price a week, in pounds, from a day after the notice period. */
  setStoragePrice: object({ reference, perWeek: pounds.positive(), from: day }),

  noteStorage: object({ reference, note: string().meta(SEVERAL_LINES).trim().max(NOTE_LENGTH).default('') }),
});
