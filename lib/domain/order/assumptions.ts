/**
 * Constants of an order's life that are our assumptions, not the spec's. Customers never read them as hours: pages and
 * mails show the instants that follow from them.
 */

/** Minutes after paying in which everything can be undone: enough to read the confirmation and spot a wrong day. */
export const UNDO_MINUTES = 60;

/**
 * Hours before the first appointment until which everything is refunded (voluntary). Crews and vans are planned three
 * days ahead.
 */
export const FREE_CANCELLATION_HOURS = 72;

/**
 * Refund from FREE_CANCELLATION_HOURS until `hours` before the first appointment, in percent. About half of the slots
 * that come free a day ahead are sold again, on the last day hardly any. Later than that nothing is refunded and the
 * crew comes.
 */
export const LATE_CANCELLATION = { hours: 24, percent: 50 } as const;

/** Minutes for which a change's new slots are held while the customer pays the difference. */
export const CHANGE_HOLD_MINUTES = 30;

/**
 * Hours for which a change that the desk makes is held while the customer is asked by mail to pay: half a day, which is
 * within the life of a payment page.
 */
export const DESK_CHANGE_HOLD_HOURS = 12;

/** Hours before the first appointment at which a customer without exact addresses is reminded: a week and two days. */
export const ADDRESS_REMINDER_HOURS = [7 * 24, 48] as const;

/** Address lookups by postcode that one order may make in an hour (spec, "Where exactly"). Each lookup costs money. */
export const LOOKUPS_AN_HOUR = 10;
