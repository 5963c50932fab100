import type { PartRefundReason } from './part-refund';

/** The entries of an order's history. state.ts says in which states an event may happen. */
export type Happening =
  | 'created'
  | 'payment_started'
  | 'payment_failed'
  | 'payment_cancelled'
  /** The amount taken is not the amount asked. */
  | 'payment_mismatch'
  | 'payment_refund_failed'
  | 'confirmed'
  /** Paid after the hold ended, while the slot was still free (BOOK-3). */
  | 'revived'
  /** Paid after the slot was taken: the money goes back. */
  | 'paid_too_late'
  /** Paid after the same draft had been ordered again: the money goes back. */
  | 'paid_superseded'
  | 'expired'
  /** Several people were asked for their shares of the price. `share_paid`: one of them has paid. */
  | 'shares_asked'
  | 'share_paid'
  | 'held_again'
  | 'change_started'
  | 'change_lapsed'
  | 'change_superseded'
  | 'change_refused'
  | 'rescheduled'
  | 'edited'
  | 'address_changed'
  | 'cancelled'
  | 'refunded'
  | 'completed'
  | 'extra_asked'
  | 'extra_agreed'
  | 'extra_refused'
  | 'extra_lapsed'
  | 'extra_withdrawn'
  | 'extra_paid'
  | 'storage_paid'
  | 'storage_refused'
  | 'storage_arrears'
  | 'storage_waived'
  | 'storage_ended'
  | 'storage_price'
  | 'unit_move_agreed'
  | 'unit_move_off'
  | 'unit_moved'
  | 'card_kept'
  | 'claim_made'
  | 'claim_answered'
  | 'claim_accepted'
  | 'claim_refused'
  /** Delegates who may order returns for the customer, in the history of the rental. */
  | 'helper_invited'
  | 'helper_revoked'
  | 'helper_ordered'
  | 'helper_stopped';

/** Why money goes back. `by_hand`: a person refunded it at the payment provider. */
export type RefundReason =
  | 'cancelled'
  | 'changed'
  | 'paid_too_late'
  | 'paid_twice'
  /** Paid for an extra after it was withdrawn. */
  | 'extra_withdrawn'
  /** A paid share of an order that was not paid in full in time. */
  | 'shares_unpaid'
  | 'change_refused'
  /** Whole weeks of storage that were paid for and not used. */
  | 'storage_ended'
  | 'by_hand'
  | PartRefundReason;

/**
 * The person or process that caused an entry, or for `refunded` the reason. `helper`: a delegate. `sweep`: a hold ran
 * out. `superseded`: the same draft was ordered again. `right_revoked`: the delegate who ordered lost the right.
 */
export type Cause =
  | 'visitor'
  | 'helper'
  | 'operator'
  | 'crew'
  | 'payment'
  | 'sweep'
  | 'superseded'
  | 'right_revoked'
  | RefundReason;
