import type { LocalDate } from './vocabulary';

/** How long things are kept (assumptions, but for the answer about cookies: spec §9). Said in the privacy and cookie policies. */

/** Days for which the answer to the question about cookies is remembered. */
export const CONSENT_DAYS = 365;

/** Days after which a message that was sent is forgotten: what it said is in the order. */
export const MESSAGES_KEPT_DAYS = 30;

/** Days after which a request for a price or a call is forgotten, answered or not. */
export const LEADS_KEPT_DAYS = 365;

/** Days after which a form that looked like a machine's work is forgotten. */
export const HELD_FORMS_KEPT_DAYS = 30;

/** Days after which an address that has left the newsletter is forgotten: until then a mistake can be traced. */
export const UNSUBSCRIBED_KEPT_DAYS = 30;

/** Hours after the end of a job for which notes for its crew and contacts on site are kept. */
export const NOTES_KEPT_HOURS = 24;

/** Days after a job is done, of storage after everything is back, for which photos of it are kept. */
export const PHOTOS_KEPT_DAYS = 180;

/** Days after a claim is decided for which its photos are kept, and hours for those of a claim that is never sent. */
export const CLAIM_PHOTOS_KEPT_DAYS = 90;
export const UNSENT_PHOTOS_KEPT_HOURS = 24;

/** Days for which a signature, and the name under it, are kept. */
export const SIGNATURES_KEPT_DAYS = 365;

/** Days after which events of use are forgotten. */
export const EVENTS_KEPT_DAYS = 90;

/** Years for which an order is kept after the tax year in which it ended: tax law asks for its record that long. */
export const ORDERS_KEPT_YEARS = 6;

/** Month and day on which the tax year begins in the United Kingdom. */
const TAX_YEAR_BEGINS = '04-06';

/** The first day of the oldest tax year whose orders are still kept; `today` and the answer are London's days. */
export function ordersKeptSince(today: LocalDate): LocalDate {
  const year = Number(today.slice(0, 4));
  const taxYear = today.slice(5) >= TAX_YEAR_BEGINS ? year : year - 1;
  return `${taxYear - ORDERS_KEPT_YEARS}-${TAX_YEAR_BEGINS}`;
}
