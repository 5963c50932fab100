import { object, string } from 'yup';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { day, deskForms, pounds, reference } from './desk-fields';
import type { DeskFact, DeskOption, DeskPaging, DeskState } from './desk-parts';
import { NOTE_LENGTH, REASON_LENGTH } from './desk-paths';

export const storageForms = deskForms({
  waiveCharge: object({ reference, from: day, reason: string().trim().required().max(REASON_LENGTH) }),

  /** Mails the customer the open amount with a payment link. */
  askForStorage: object({ reference }),

  /** Ends a rental on a day, regardless of bookings. Charges its minimum term and whole weeks as for the customer. */
  endStorage: object({ reference, date: day }),

  /** Sets another price a week, in pounds, from a day after the notice period. */
  setStoragePrice: object({ reference, perWeek: pounds.positive(), from: day }),

  noteStorage: object({ reference, note: string().meta(SEVERAL_LINES).trim().max(NOTE_LENGTH).default('') }),
});

/** The words of the log for each change. The keys are stored. */
export const storageLog = {
  'storage.waived': 'Storage charge waived',
  'storage.asked': 'Storage payment asked for',
  'storage.ended': 'Storage ended at the desk',
  'storage.price': 'New storage price announced',
  'storage.noted': 'Storage note changed',
} as const;

export type RentalLine = {
  readonly reference: string;
  readonly href: string;
  readonly name: string;
  readonly unit: string;
  readonly nextUnit: string;
  readonly since: string;
  readonly paidUntil: string;
  readonly next: string;
  readonly state: DeskState;
  readonly owed: string;
};

export type StorageView = {
  readonly kind: 'storage';
  readonly filters: { readonly state: string };
  readonly states: readonly DeskOption[];
  /** Square feet for custom units. */
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

export type RentalView = {
  readonly kind: 'store';
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
  readonly endRule: string | null;
  /** The first day from which a new price can apply; null when none can be set. */
  readonly priceFrom: string | null;
  readonly today: string;
  readonly note: string;
};
