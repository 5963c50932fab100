import { object, string } from 'yup';
import { deskForms, id, reference } from './desk-fields';
import type { TodayLine } from './desk-today';

export const paymentForms = deskForms({
  /** Mails the payment link of an order, a change or an extra. An order that lapsed unpaid is held again first. */
  askForPayment: object({
    reference,
    /** One for each shown button, so that two presses mail once. */
    idempotencyKey: id,
    /** Without an extra the link is for the order, or its change. */
    extra: string().max(64),
    page: string().oneOf(['order', 'unpaid']).default('order'),
  }),
});

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
  readonly owed: readonly UnpaidLine[];
  /** Orders that lapsed unpaid and can be booked again. Nobody owes them. */
  readonly lapsed: readonly UnpaidLine[];
  readonly lapsedDays: number;
};
