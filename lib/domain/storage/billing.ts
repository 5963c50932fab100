/** When a kept card is charged for storage, and what happens around it: source "spec decisions: Storage is a contract". */

/** Days before a charge on which it is announced (spec decisions: Storage is a contract). */
export const NOTICE_DAYS = 7;

/** Days in advance that another unit is agreed: the crew of the store makes room, and its price is announced (assumption). */
export const MOVE_NOTICE_DAYS = 7;

/** A charge is announced when it pays for at least so many weeks (spec decisions: Storage is a contract). */
export const NOTICE_FROM_WEEKS = 4;

/** Days after the first refusal on which the card is tried again (spec decisions: Storage is a contract). */
export const RETRY_DAYS = [1, 3, 7] as const;

/** Days after which goods may be kept until what is open is paid; a person decides it (terms: If a payment fails). */
export const GOODS_KEPT_AFTER_DAYS = 28;

/** Days in advance that another price is announced in writing, after the term (spec decisions: Storage is a contract). */
export const PRICE_CHANGE_NOTICE_DAYS = 30;
