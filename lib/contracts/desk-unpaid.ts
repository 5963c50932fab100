import { object, string } from 'yup';
import { deskForms, reference } from './desk-fields';
import type { TodayLine } from './desk-today';

export const paymentForms = deskForms({
  /**
   * Mails a customer the payment link of an order, a change or an extra. An order that lapsed unpaid is held again
   * first, at its price, for as long as an order that was taken on the telephone.
   */
  askForPayment: object({
    reference,
    /** One for each shown button, so that two presses mail once. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    /** The agreed extra to pay; without it the order, or its change. */
    extra: string().max(64),
    /** The page with the button. */
    page: string().oneOf(['order', 'unpaid']).default('order'),
  }),
});

/**
 * A customer who has not paid, with the button that asks for payment or opens the next step; null without an action.
 */
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
  /** The amounts that are owed now: held orders and changes, storage, and extras. */
  readonly owed: readonly UnpaidLine[];
  /** Orders that lapsed unpaid and can be held again or booked in another slot; nobody owes them. */
  readonly lapsed: readonly UnpaidLine[];
  /** The number of past days that `lapsed` covers. */
  readonly lapsedDays: number;
};
