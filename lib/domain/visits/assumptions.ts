import type { QuoteLineCode } from '../pricing/line-codes';
import type { VisitKind } from './states';

/** The constants of the day of a job, all of them our assumptions. Change them only here. */

/** London time on the day before at which a day's plan is published. */
export const PUBLISHED_AT = '18:15';

/** Minutes in which the last step of a visit can be undone. */
export const UNDO_MINUTES = 5;

/** Minutes that a crew waits after arriving if nobody opens, and calls that it makes, before a visit can fail. */
export const WAITED_MINUTES = 30;
export const CALLS_BEFORE_FAILED = 2;

/** Driving times in minutes that a driver can choose, to match the sat-nav. */
export const DRIVE_MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;
/** The arrival window in minutes. After the estimate it takes the larger of `afterAtLeast` and drive / `afterShare`. */
export const WINDOW = { before: 5, afterAtLeast: 10, afterShare: 3, step: 5 } as const;

/** How far a device's clock may be off. Beyond it the time of receipt counts instead. */
export const CLOCK_BEHIND_HOURS = 24;
export const CLOCK_AHEAD_MINUTES = 2;

/** The credit for a late arrival, by minutes after the end of the slot. The first step that is exceeded counts. */
export const LATE_CREDITS = [
  { afterMinutes: 90, percent: 25 },
  { afterMinutes: 30, percent: 10 },
] as const;
/** Minutes after an arrival within which its report must reach us for an automatic credit. Later, the desk decides. */
export const HEARD_WITHIN_MINUTES = 10;

const MOVE_LINES = ['moving_plan', 'custom_base', 'custom_volume', 'extra_volume'] as const;
/** The quote lines that pay for transport, of which the late credit is a percentage. A clean has none. */
export const TRANSPORT_LINES: Readonly<Record<VisitKind, readonly QuoteLineCode[]>> = {
  move: MOVE_LINES,
  // Also a move whose load is kept in our store overnight.
  collection: ['storage_collection', ...MOVE_LINES],
  return: ['storage_return'],
  clean: [],
};

/** The most phones that can open one crew's link of one day. */
export const CREW_PHONES = 4;
/** London time on the next day until which a crew can read its day, and hours for unsent reports after that. */
export const CREW_READS_UNTIL = '12:00';
export const CREW_SENDS_HOURS = 72;
/** London time on the day from which a crew sees the notes for the door. */
export const DOOR_NOTES_FROM = '06:00';

/** London time on the day from which a customer can follow the visit. */
export const FOLLOWED_FROM = '06:00';
/** Seconds between updates of an open order page: `script` by JavaScript, `plain` by reloading without it. */
export const FOLLOWED_EVERY_SECONDS = { script: 30, plain: 60 } as const;
/** The longest side in pixels of a stored photo and its thumbnail, and the JPEG quality, 0 to 1. */
export const PHOTO_SIDE = 1600;
export const THUMBNAIL_SIDE = 320;
export const PHOTO_QUALITY = 0.7;
/** The most bytes of one uploaded photo, and the most photos of one visit. */
export const MOST_PHOTO_BYTES = 1_500_000;
export const MOST_PHOTOS = 40;
/** The most bytes of all photo files that the desk uploads at once, in camera size. */
export const MOST_PHOTO_FILES_BYTES = 40_000_000;
