import { number, object, string } from 'yup';
import type { Pence } from '@/lib/domain/money';
import { CHOSEN_REFUND_REASONS } from '@/lib/domain/order/part-refund';
import { deskForms, id, pounds, reference, shownPence } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskFact, DeskOption, DeskPaging } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';
import type { TodayLine } from './desk-today';

export const refundForms = deskForms({
  /** Refunds a part of the payments. `expectedLeft`: the refundable rest that the form showed. `back`: typed pounds. */
  refundPart: object({
    idempotencyKey: id,
    reference,
    version: number().required().integer().min(0),
    expectedLeft: shownPence,
    back: pounds.positive(),
    why: string().required().oneOf(CHOSEN_REFUND_REASONS),
    /** The customer never reads it. */
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const refundLog = {
  'order.refunded': 'Part refunded at the desk',
} as const;

export type RefundView = {
  readonly kind: 'refund';
  readonly head: OrderHead;
  readonly version: number;
  readonly idempotencyKey: string;
  readonly facts: readonly DeskFact[];
  readonly left: Pence;
  readonly reasons: readonly DeskOption[];
  /** The initial value of the amount field, from the page's address. */
  readonly back: string;
  readonly why: string;
  /** The note that somebody has to repay by hand. */
  readonly byHand: string;
  /** Why no refund is possible. */
  readonly refusal: string;
};

export type InvoiceSums = { readonly net: string; readonly vat: string; readonly gross: string };

export type InvoiceLine = InvoiceSums & {
  readonly number: string;
  /** '' once the order's personal data is deleted. */
  readonly href: string;
  readonly what: string;
  readonly corrects: { readonly number: string; readonly href: string } | null;
  readonly date: string;
  readonly reference: string;
  /** '' once the order's personal data is deleted. */
  readonly orderHref: string;
  readonly name: string;
};

export type InvoicesView = {
  readonly kind: 'invoices';
  /** The month of the tax point, "2026-11"; '' for all. */
  readonly filters: { readonly search: string; readonly month: string };
  readonly months: readonly DeskOption[];
  readonly invoices: readonly InvoiceLine[];
  /** The sums of this page, and of all rows that match the filters. */
  readonly sums: readonly (InvoiceSums & { readonly label: string })[];
  readonly paging: DeskPaging;
  readonly csv: string;
};

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
