import { fromPounds, pence } from '../money';

/** Every number of extras that are agreed on the day: assumptions of ours. Change them here and nowhere else. */

/** How long the customer has for an answer; silence is no. */
export const EXTRA_ANSWER_MINUTES = 20;

/** What costs more than this may be asked by the desk alone. */
export const MOST_ASKED_BY_CREW = fromPounds(150);

/** How often a kind of extra is asked before an order hears no more of it. */
export const MOST_REFUSALS = 2;

/** Days after the yes on which an unpaid extra is asked for by mail, at this time of London; after the last one a person asks. */
export const EXTRA_REMINDERS = { days: [1, 3, 7], time: '10:00' } as const;

/** The crew waits for the customer: free at first, then so much for every quarter of an hour that has begun, up to a limit. */
export const WAITING = { freeMinutes: 30, quarterMinutes: 15, perQuarter: fromPounds(10), mostQuarters: 8 } as const;

/**
 * The keys are late: from when on a slot of today can still be given to a van that has not set off, and how many days on
 * the load can be delivered after nights in our store. A night costs more than a day of a rented unit (about 2p a cubic
 * foot): the load is carried in and out once more, into room that is kept free for whoever needs it at noon. The second
 * trip is priced as every trip out of storage.
 */
export const KEYS_LATE = {
  noticeMinutes: 60,
  mostNights: 3,
  perCubicFootANight: pence(5),
  leastANight: fromPounds(15),
} as const;
