import { fromPounds, pence } from '../money';

/** Every number for extras agreed on the day: assumptions of ours. Change them here and nowhere else. */

/** Minutes for the customer's answer. No answer means no. */
export const EXTRA_ANSWER_MINUTES = 20;

/** The highest amount that a crew may ask for. Above it only the desk may ask. */
export const MOST_ASKED_BY_CREW = fromPounds(150);

/** The number of refusals after which an order is not asked for that kind of extra again. */
export const MOST_REFUSALS = 2;

/**
 * Days after the agreement on which an unpaid extra is asked for by mail, at this time in London. After the last one a
 * person asks.
 */
export const EXTRA_REMINDERS = { days: [1, 3, 7], time: '10:00' } as const;

/** The charge for the crew's waiting: free at first, then for every quarter of an hour begun, up to a limit. */
export const WAITING = { freeMinutes: 30, quarterMinutes: 15, perQuarter: fromPounds(10), mostQuarters: 8 } as const;

/**
 * The rules for late keys: the notice for moving the start of a van that has not set off to a later slot of today, and
 * the nights for which our store keeps a load before its delivery. A night costs more than a day of a rented unit
 * (about 2p a cubic foot), since the load is carried in and out once more, into room that is kept free for short
 * notice. The second trip is priced like every trip out of storage.
 */
export const KEY_HANDOVER = {
  noticeMinutes: 60,
  mostNights: 3,
  perCubicFootANight: pence(5),
  leastANight: fromPounds(15),
} as const;
