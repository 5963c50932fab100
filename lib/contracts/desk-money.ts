import { number, object, string } from 'yup';
import type { Pence } from '@/lib/domain/money';
import { CHOSEN_REFUND_REASONS } from '@/lib/domain/order/part-refund';
import { deskForms, pounds, reference, shownPence } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskFact, DeskOption, DeskPaging } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** The desk's forms for the money of an order, beside its changes. */

export const refundForms = deskForms({
  /** Refunds a part of the payments. `expectedLeft`: the refundable rest that the form showed. `back`: typed pounds. */
  refundPart: object({
    /** One for each filled-in form, so that a form sent twice refunds once. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    reference,
    version: number().required().integer().min(0),
    expectedLeft: shownPence,
    back: pounds.positive(),
    why: string().required().oneOf(CHOSEN_REFUND_REASONS),
    /** The internal reason, which the customer never reads. */
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

export type RefundView = {
  readonly kind: 'refund';
  readonly head: OrderHead;
  readonly version: number;
  readonly idempotencyKey: string;
  /** The paid, refunded and remaining amounts. */
  readonly facts: readonly DeskFact[];
  /** The refundable rest. */
  readonly left: Pence;
  readonly reasons: readonly DeskOption[];
  /** The initial value of the amount field, from the page's address. */
  readonly back: string;
  readonly why: string;
  /** The note that somebody has to repay by hand; '' when the payment provider repays. */
  readonly byHand: string;
  /** Why no refund is possible; '' when one is. */
  readonly refusal: string;
};

/** Formatted amounts; negative for credit notes. */
export type InvoiceSums = { readonly net: string; readonly vat: string; readonly gross: string };

export type InvoiceLine = InvoiceSums & {
  readonly number: string;
  /** The printable page; '' once the order's personal data is deleted. */
  readonly href: string;
  /** "Credit note". */
  readonly what: string;
  /** The invoice that a credit note corrects, and the list filtered by it; null for an invoice. */
  readonly corrects: { readonly number: string; readonly href: string } | null;
  /** The tax point, with the day of issue where the two differ. */
  readonly date: string;
  readonly reference: string;
  /** The order's page at the desk; '' once the order's personal data is deleted. */
  readonly orderHref: string;
  readonly name: string;
};

/** Every invoice and credit note. */
export type InvoicesView = {
  readonly kind: 'invoices';
  /** `month`: the month of the tax point, "2026-11"; '' for all. */
  readonly filters: { readonly search: string; readonly month: string };
  readonly months: readonly DeskOption[];
  readonly invoices: readonly InvoiceLine[];
  /** The sums of this page, and of all rows that match the filters. */
  readonly sums: readonly (InvoiceSums & { readonly label: string })[];
  readonly paging: DeskPaging;
  readonly csv: string;
};
