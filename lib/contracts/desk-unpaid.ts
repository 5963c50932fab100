import { object, string } from 'yup';
import { deskForms, reference } from './desk-fields';
import type { TodayLine } from './desk-today-views';

export const paymentForms = deskForms({
  /**
   * Mails a customer the way to pay what is open of an order: itself, a change or an extra. One that lapsed unpaid is held again first, at its price, as
   * long as an order that was taken on the telephone.
   */
  askForPayment: object({
    reference,
    /** One for each button that was shown, so that a press made twice mails once. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    /** The agreed extra that is asked for; without it the order, or its change. */
    extra: string().max(64),
    /** The page that the button stands on. */
    page: string().oneOf(['order', 'unpaid']).default('order'),
  }),
});

/** Somebody who has not paid, and the button that asks them to, or that goes on otherwise; null where nothing can be pressed. */
export type UnpaidLine = TodayLine & {
  readonly ask: {
    readonly action: string;
    readonly label: string;
    readonly fields: Readonly<Record<string, string>>;
  } | null;
};

export type UnpaidView = {
  readonly kind: 'unpaid';
  readonly total: string;
  /** What is owed now: orders and changes that are held, storage, and extras. */
  readonly owed: readonly UnpaidLine[];
  /** What was not paid in time and can be held again, or booked in another slot; nobody owes it. */
  readonly lapsed: readonly UnpaidLine[];
  /** For how many days back that is. */
  readonly lapsedDays: number;
};
