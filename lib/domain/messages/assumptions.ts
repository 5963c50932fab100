/** Numbers of the messages about a day: those that the specification says, and ours where it says none. */

/** Clock times in London between which texts go out: the first minute, and the first one that is too late. */
export const TEXT_HOURS = { from: '07:00', until: '21:00' } as const;

/** Minutes after its time when a text or a mail about a day is dropped: it tells of what is happening now. */
export const MESSAGE_OLDEST_MINUTES = 15;

/** Seconds after something happened on a visit when it is told: until then it can be undone. */
export const TEXT_AFTER_SECONDS = 60;

/** Minutes after something happened when it is told no more: a phone without a signal sends late. */
export const EVENT_OLDEST_MINUTES = 30;

/** When the text of the day before goes out, by the clocks of London. */
export const DAY_BEFORE_AT = '18:30';

/** Minutes after which the link of a crew's day is sent again by the same way: what is pressed before is the same press. */
export const LINK_AGAIN_MINUTES = 5;

/** Septets of one text message (3GPP TS 23.038); a longer one is cut into several, and each is paid for. */
export const TEXT_SEPTETS = 160;
