import type { PartRefundReason } from './part-refund';

/**
 * What the history of an order can hold, and who or what was the cause: the words of the database, the customer's page
 * and the desk. What may follow what is the table of states' affair (state.ts).
 */
export type Happening =
  | 'created'
  | 'payment_started'
  | 'payment_failed'
  | 'payment_cancelled'
  /** Something else was taken than was asked. */
  | 'payment_mismatch'
  | 'payment_refund_failed'
  | 'confirmed'
  /** Paid after the hold, while the slot was still free (BOOK-3). */
  | 'revived'
  /** Paid after the slot had gone: the money goes back. */
  | 'paid_too_late'
  /** Paid after the same draft had been ordered anew: the money goes back. */
  | 'paid_superseded'
  | 'expired'
  /** Each of several people was asked for their share of the price, and one has paid it. */
  | 'shares_asked'
  | 'share_paid'
  /** Its places are held for the payment once more. */
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
  /** What was asked on the day beyond it. */
  | 'extra_asked'
  | 'extra_agreed'
  | 'extra_refused'
  | 'extra_lapsed'
  | 'extra_withdrawn'
  | 'extra_paid'
  /** What goes on being paid for a store. */
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
  /** What went wrong, as its customer says it, and what we have made of it. */
  | 'claim_made'
  | 'claim_answered'
  | 'claim_accepted'
  | 'claim_refused'
  /** Who may order returns in the owner's stead, in the history of their storage order. */
  | 'helper_invited'
  | 'helper_revoked'
  | 'helper_ordered'
  | 'helper_stopped';

/** Why money goes back. `by_hand`: a person gave it back at the payment provider. */
export type RefundReason =
  | 'cancelled'
  | 'changed'
  | 'paid_too_late'
  | 'paid_twice'
  /** Paid for an extra that had been withdrawn. */
  | 'extra_withdrawn'
  /** Somebody's share of an order that not everybody paid in time. */
  | 'shares_unpaid'
  | 'change_refused'
  /** Whole weeks of storage that were paid for and not used. */
  | 'storage_ended'
  | 'by_hand'
  | PartRefundReason;

/**
 * `helper`: who orders in the owner's stead. `crew`: everybody who came has done their work. `sweep`: a hold that ran out.
 * `superseded`: the same draft was ordered anew. `right_revoked`: who ordered it may not any more. With `refunded`, why.
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
