import { object, string } from 'yup';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { day, deskForms, pounds, reference } from './desk-fields';
import type { DeskFact, DeskOption, DeskPaging, DeskState } from './desk-parts';
import { NOTE_LENGTH, REASON_LENGTH } from './desk-paths';

/** The desk's forms for rentals. */

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

/** A rental in the desk's list. */
export type RentalLine = {
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly unit: string;
  /** The next unit and the day of the move, "3 × 5 ft unit on Tue 12 Jan 2027"; '' without one. */
  readonly nextUnit: string;
  readonly since: string;
  readonly paidUntil: string;
  readonly next: string;
  readonly state: DeskState;
  /** "£52.60, 12 days"; '' when nothing is open. */
  readonly owed: string;
};

export type StorageView = {
  readonly kind: 'storage';
  readonly filters: { readonly state: string };
  readonly states: readonly DeskOption[];
  /** The total and taken units of each size; square feet for custom units. */
  readonly sizes: readonly {
    readonly title: string;
    readonly capacity: number;
    readonly free: number;
    readonly occupied: number;
    readonly held: number;
  }[];
  readonly rentals: readonly RentalLine[];
  readonly paging: DeskPaging;
  readonly csv: { readonly path: string; readonly from: string; readonly to: string };
};

/** One rental with its charges and the forms that act on it. */
export type RentalView = {
  readonly kind: 'store';
  /** The current and former delegates who may or might order returns from the rental. */
  readonly delegates: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly state: DeskState;
    readonly since: string;
  }[];
  readonly reference: string;
  readonly title: string;
  readonly state: DeskState;
  readonly facts: readonly DeskFact[];
  readonly charges: readonly {
    readonly from: string;
    readonly period: string;
    readonly amount: string;
    readonly state: DeskState;
    readonly detail: string;
    readonly canWaive: boolean;
  }[];
  readonly canAsk: boolean;
  /** The effects of ending the storage; null when it has ended. */
  readonly endRule: string | null;
  /** The first day from which a new price can apply; null when none can be set. */
  readonly priceFrom: string | null;
  readonly today: string;
  readonly note: string;
};
