/** Rules for charging a saved card for storage. Source: "spec decisions: Storage is a contract". */

/** Days of notice before a charge (spec decisions: Storage is a contract). */
export const NOTICE_DAYS = 7;

/** Days of notice for a change of unit: the store's crew makes room, and the new price is announced (assumption). */
export const MOVE_NOTICE_DAYS = 7;

/** Weeks covered by a charge from which it is announced (spec decisions: Storage is a contract). */
export const NOTICE_FROM_WEEKS = 4;

/** Days after the first refusal on which the card is tried again (spec decisions: Storage is a contract). */
export const RETRY_DAYS = [1, 3, 7] as const;

/** Days after which goods may be kept until the debt is paid. A person decides (terms: If a payment fails). */
export const GOODS_KEPT_AFTER_DAYS = 28;

/** Days of written notice for a new price, after the term (spec decisions: Storage is a contract). */
export const PRICE_CHANGE_NOTICE_DAYS = 30;
