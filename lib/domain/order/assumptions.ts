/** Constants of an order's life, assumptions where no source is named. Pages and mails show the instants that follow from them, never the hours. */

/** Minutes after paying in which everything can be undone: enough to read the confirmation and spot a wrong day. */
export const UNDO_MINUTES = 60;

/** UNDO_MINUTES in words. */
export const UNDO_TIME = 'an hour';

/** Hours before the first appointment until which everything is refunded: crews are planned three days ahead. */
export const FREE_CANCELLATION_HOURS = 72;

/** The percentage refunded until `hours` before: about half of the slots that come free a day ahead are sold again. */
export const LATE_CANCELLATION = { hours: 24, percent: 50 } as const;

/** Minutes for which a change's new slots are held while the customer pays the difference. */
export const CHANGE_HOLD_MINUTES = 30;

/** Hours for which a change by the desk is held for payment: half a day, within the life of a payment page. */
export const DESK_CHANGE_HOLD_HOURS = 12;

/** Hours before the first appointment at which a customer without exact addresses is reminded: a week and two days. */
export const ADDRESS_REMINDER_HOURS = [7 * 24, 48] as const;

/** Address lookups by postcode that one order may make in an hour (spec, "Where exactly"). Each lookup costs money. */
export const LOOKUPS_AN_HOUR = 10;

/** Days after the contract in which a service can be cancelled (Consumer Contracts Regulations 2013, reg. 30). */
export const COOLING_OFF_DAYS = 14;

/** Days for which a saved quote is kept after its last change (assumption). */
export const DRAFT_LIFE_DAYS = 28;

/** Days for which a quote keeps its prices from the first save. Later saves do not extend them (assumption). */
export const PRICES_KEPT_DAYS = 28;
