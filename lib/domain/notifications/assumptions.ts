/** Numbers for the notifications about a day: those of the specification, and ours where it names none. */

/** The times in London between which texts are sent: the first minute, and the first minute that is too late. */
export const TEXT_HOURS = { from: '07:00', until: '21:00' } as const;

/** Minutes after its due time at which a notification about a day is dropped: it describes the present. */
export const MESSAGE_OLDEST_MINUTES = 15;

/** Seconds between an event of a visit and its notification. Until then the event can be undone. */
export const TEXT_AFTER_SECONDS = 60;

/** Minutes after an event at which its notification is dropped: a phone without a signal reports late. */
export const EVENT_OLDEST_MINUTES = 30;

/** The time in London at which the text of the day before is sent. */
export const DAY_BEFORE_AT = '18:30';

/** Minutes after which a crew day's link may be sent again by the same way. Earlier presses count as the same one. */
export const LINK_AGAIN_MINUTES = 5;

/** The septets of one text message (3GPP TS 23.038). A longer text is split and each part is charged. */
export const TEXT_SEPTETS = 160;
