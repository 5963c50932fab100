/**
 * When storage is paid for after the first payment, and what happens when that goes wrong (spec/decisions: "Storage is a
 * contract with charges per period").
 */

/** Days before a charge on which it is announced. */
export const NOTICE_DAYS = 7;
/** Charges for as many weeks or more are announced. */
export const NOTICE_FROM_WEEKS = 4;
/** Days after the first refusal of a card on which it is asked again. */
export const RETRY_DAYS: readonly number[] = [1, 3, 7];
/** Days before another price holds on which it is told in writing. */
export const PRICE_CHANGE_NOTICE_DAYS = 30;
