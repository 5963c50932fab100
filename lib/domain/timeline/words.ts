import type { SlotTimes } from '../london-time';
import { clockOf, lengthOf, middleOf, minutesOf } from './clock';
import type { TimelineDay, TimelineLeg } from './types';

export const TIMELINE_TITLE = 'Your day, hour by hour';

/** The times of a leg in words. `when` is what a reader looks for first. */
export type LegWords = { readonly when: string; readonly length: string };

const range = (from: string, until: string): string => `${from}–${until}`;

/** Formats a leg's times: "08:00–10:00" for an arrival, "About 09:00–10:40" for what follows. */
export function legWords({ kind, from, until, window, approximate }: TimelineLeg): LegWords {
  const length = lengthOf(until - from);
  if (window !== null) {
    return { when: range(...window), length: kind === 'arrive' ? 'your arrival slot' : `then about ${length}` };
  }
  return { when: `${approximate ? 'About ' : ''}${range(clockOf(from), clockOf(until))}`, length };
}

/** Returns a sentence on the tolerance of all times of a day. */
export function countedFrom(slot: SlotTimes): string {
  const half = lengthOf(middleOf(slot) - minutesOf(slot[0]));
  return `Times assume we arrive mid-slot, at ${clockOf(middleOf(slot))}. They may be up to ${half} earlier or later.`;
}

/** Returns the end of the movers' day, "The movers are done at about 12:30", or '' for a day without them. */
export function doneWords({ legs }: TimelineDay): string {
  const ends = legs.filter(({ team }) => team === 'movers').map(({ until }) => until);
  return ends.length === 0 ? '' : `The movers are done at about ${clockOf(Math.max(...ends))}.`;
}

/** Returns the whole hours that the drawing of a day covers. */
export function hoursOf({ legs }: TimelineDay): { readonly from: number; readonly until: number } {
  const from = Math.floor(Math.min(...legs.map((leg) => leg.from)) / 60) * 60;
  return { from, until: Math.max(from + 60, Math.ceil(Math.max(...legs.map((leg) => leg.until)) / 60) * 60) };
}
