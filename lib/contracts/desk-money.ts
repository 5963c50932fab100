import { number, object, string } from 'yup';
import { CHOSEN_REFUND_REASONS } from '@/lib/domain/order/part-refund';
import type { OrderHead } from './desk-order-views';
import { deskForms, pounds, reference } from './desk-fields';
import type { DeskFact, DeskOption } from './desk-parts';
import { REASON_LENGTH } from './desk-paths';

/** What the desk does with the money of an order, beside its changes: forms as all of its calls (desk.ts). */

export const refundForms = deskForms({
  /** Gives a part of what was paid back. Pounds. `expectedLeft`: what the form said could still go back. */
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
    /** For us: the customer never reads it. */
    reason: string().trim().max(REASON_LENGTH).default(''),
  }),
});

export type RefundView = {
  readonly kind: 'refund';
  readonly head: OrderHead;
  readonly version: number;
  readonly idempotencyKey: string;
  /** What was paid, what went back and what is left. */
  readonly facts: readonly DeskFact[];
  /** Pounds. */
  readonly left: number;
  readonly reasons: readonly DeskOption[];
  /** What the page's address fills in. */
  readonly back: string;
  readonly why: string;
  /** That somebody has to pay it back in another way; '' when the payment provider does. */
  readonly byHand: string;
  /** Why nothing can be refunded; '' when it can. */
  readonly refusal: string;
};
