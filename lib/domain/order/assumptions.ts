/**
 * Constants of the order's life that are ours and not the spec's: assumptions. Customers never read them as hours:
 * pages and mails show the instants that follow from them.
 */

/** After paying everything can be undone: long enough to read the confirmation and see the wrong day in it. */
export const UNDO_MINUTES = 60;

/** Hours before the first appointment until which all is paid back: crews and vans are set three days ahead (voluntary). */
export const FREE_CANCELLATION_HOURS = 72;

/**
 * From then on, until this many hours before, half is paid back: a slot that comes free a day ahead is still sold again
 * about every other time, on the last day hardly ever. After it nothing comes back, and the crew comes.
 */
export const LATE_CANCELLATION = { hours: 24, percent: 50 } as const;

/** Minutes for which the new places of a change are held while its difference is paid. */
export const CHANGE_HOLD_MINUTES = 30;

/** Hours of the same when we change the order for them and ask by mail: half a day, inside the life of a payment page. */
export const DESK_CHANGE_HOLD_HOURS = 12;

/** Hours before the first appointment at which a customer is asked again who has not said where exactly: a week, two days. */
export const ADDRESS_REMINDER_HOURS = [7 * 24, 48] as const;

/** Lookups of the addresses of a postcode that one order may make in an hour (spec, "Where exactly"): each costs money. */
export const LOOKUPS_AN_HOUR = 10;
