import type { QuoteLineCode } from '../pricing/line-codes';
import type { VisitKind } from './states';

/** Every number of the day of the job: assumptions of ours. Change them here and nowhere else. Minutes and hours. */

/** When the plan of a day is published: on the day before, as clocks in London show it. */
export const PUBLISHED_AT = '18:15';

/** How long the last step of a visit can be undone. */
export const UNDO_MINUTES = 5;

/** Nobody opens: how long the crew waits after it has arrived, and how often it telephones, before a visit has failed. */
export const WAITED_MINUTES = 30;
export const CALLS_BEFORE_FAILED = 2;

/** What a driver picks of what the sat-nav says. */
export const DRIVE_MINUTES = [10, 15, 20, 30, 45, 60, 90] as const;
/** An arrival is said as a window: this much before, at least that much or a third of the drive after, outward to whole fives. */
export const WINDOW = { before: 5, afterAtLeast: 10, afterShare: 3, step: 5 } as const;

/** How far a device's clock may be off before the time at which we heard of it counts instead. */
export const CLOCK_BEHIND_HOURS = 24;
export const CLOCK_AHEAD_MINUTES = 2;

/** What goes back for coming late, by the minutes after the end of the slot: the first step that is exceeded counts. */
export const LATE_CREDITS = [
  { afterMinutes: 90, percent: 25 },
  { afterMinutes: 30, percent: 10 },
] as const;
/** It goes back by itself when we heard of the arrival this soon; later than that the desk decides. */
export const HEARD_WITHIN_MINUTES = 10;

const MOVE_LINES = ['moving_plan', 'custom_base', 'custom_volume', 'extra_volume'] as const;
/** The lines of a quote that pay for coming: the credit is a part of them. A clean is no transport. */
export const TRANSPORT_LINES: Readonly<Record<VisitKind, readonly QuoteLineCode[]>> = {
  move: MOVE_LINES,
  // Also of a move whose load is kept in our store over night.
  collection: ['storage_collection', ...MOVE_LINES],
  return: ['storage_return'],
  clean: [],
};

/** How many phones one crew's link of one day opens. */
export const CREW_PHONES = 4;
/** Until when a crew reads its day, on the day after as clocks in London show it; what was not sent then is still taken. */
export const CREW_READS_UNTIL = '12:00';
export const CREW_SENDS_HOURS = 72;
/** From when on the day a crew sees what to do at the door. */
export const DOOR_NOTES_FROM = '06:00';

/** From when on the day a customer sees how far the visit is. */
export const FOLLOWED_FROM = '06:00';
/** How often an open order page asks again on that day: with a script, and by loading itself anew without one. */
export const FOLLOWED_EVERY_SECONDS = { script: 30, plain: 60 } as const;
/** What is kept of a photo, and its thumbnail: the longest side in pixels, and the quality of its JPEG, 0 to 1. */
export const PHOTO_SIDE = 1600;
export const THUMBNAIL_SIDE = 320;
export const PHOTO_QUALITY = 0.7;
/** What a photo may have when it is sent, in bytes, and how many a visit may have. */
export const MOST_PHOTO_BYTES = 1_500_000;
export const MOST_PHOTOS = 40;
/** What the desk may choose on its computer at once: files as cameras write them, all together, in bytes. */
export const MOST_PHOTO_FILES_BYTES = 40_000_000;
