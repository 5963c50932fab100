import { number, object, string } from 'yup';
import { CHOSEN_REFUND_REASONS } from '@/lib/domain/order/part-refund';
import type { OrderHead } from './desk-order-views';
import { deskForms, pounds, reference } from './desk-fields';
import type { DeskFact, DeskOption } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** The desk's forms for the money of an order, beside its changes (see desk.ts). */

export const refundForms = deskForms({
  /** Refunds a part of the payments. Pounds. `expectedLeft`: the refundable rest that the form showed. */
  refundPart: object({
    /** One for each filled-in form, so that a form sent twice refunds once. */
    idempotencyKey: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    reference,
    version: number().required().integer().min(0),
    expectedLeft: pounds,
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
  /** The refundable rest, pounds. */
  readonly left: number;
  readonly reasons: readonly DeskOption[];
  /** The initial value of the amount field, from the page's address. */
  readonly back: string;
  readonly why: string;
  /** The note that somebody has to repay by hand; '' when the payment provider repays. */
  readonly byHand: string;
  /** Why no refund is possible; '' when one is. */
  readonly refusal: string;
};
