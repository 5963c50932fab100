import type { LocalDate } from './london-time';

/** Retention periods (assumptions, except the cookie answer: spec §9). The privacy and cookie policies state them. */

/** Days for which the answer to the cookie question is kept. */
export const CONSENT_DAYS = 365;
export const MESSAGES_KEPT_DAYS = 30;
export const ENQUIRIES_KEPT_DAYS = 365;

/** Days after which a form that looked like a bot's is deleted. */
export const HELD_FORMS_KEPT_DAYS = 30;

/** Days after which an unsubscribed newsletter address is deleted. Until then a mistake can be traced. */
export const UNSUBSCRIBED_KEPT_DAYS = 30;

/** Hours after the end of a job for which notes for its crew and contacts on site are kept. */
export const NOTES_KEPT_HOURS = 24;

/** Days for which photos are kept after a job, or for storage after everything is returned. */
export const PHOTOS_KEPT_DAYS = 180;

/** Days for which a claim's photos are kept after its decision, and hours for those of a claim that is never sent. */
export const CLAIM_PHOTOS_KEPT_DAYS = 90;
export const UNSENT_PHOTOS_KEPT_HOURS = 24;
export const SIGNATURES_KEPT_DAYS = 365;
export const EVENTS_KEPT_DAYS = 90;

/** Years for which an order is kept after the tax year in which it ended, as tax law requires. */
export const ORDERS_KEPT_YEARS = 6;
const TAX_YEAR_BEGINS = '04-06';

/** Returns the first day of the oldest tax year whose orders are kept. `today` and the result are London dates. */
export function ordersKeptSince(today: LocalDate): LocalDate {
  const year = Number(today.slice(0, 4));
  const taxYear = today.slice(5) >= TAX_YEAR_BEGINS ? year : year - 1;
  return `${taxYear - ORDERS_KEPT_YEARS}-${TAX_YEAR_BEGINS}`;
}
