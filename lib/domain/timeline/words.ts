import type { SlotTimes } from '../vocabulary';
import { clockOf, lengthOf, middleOf, minutesOf } from './clock';
import type { TimelineDay, TimelineLeg } from './types';

/** Above a day that is drawn. */
export const TIMELINE_TITLE = 'Your day, hour by hour';

/** What is written of a leg beside what is done. `when` is what a reader looks for first. */
export type LegWords = { readonly when: string; readonly length: string };

const range = (from: string, until: string): string => `${from}–${until}`;

/** "08:00–10:00" of an arrival, "About 09:00–10:40" of what follows, "12:00–14:00" and "then about 5 hours" of who comes later. */
export function legWords({ kind, from, until, window, approximate }: TimelineLeg): LegWords {
  const length = lengthOf(until - from);
  if (window !== null) {
    return { when: range(...window), length: kind === 'arrive' ? 'your arrival slot' : `then about ${length}` };
  }
  return { when: `${approximate ? 'About ' : ''}${range(clockOf(from), clockOf(until))}`, length };
}

/** How far all of it may be off, which one sentence says for all. */
export function countedFrom(slot: SlotTimes): string {
  const half = lengthOf(middleOf(slot) - minutesOf(slot[0]));
  return `Times with “about” are worked out as if we came in the middle of your slot, at ${clockOf(middleOf(slot))}. They may be up to ${half} earlier or later.`;
}

/** "The movers are done at about 12:30": the end of a day of theirs; '' for one without them. */
export function doneWords({ legs }: TimelineDay): string {
  const ends = legs.filter(({ team }) => team === 'movers').map(({ until }) => until);
  return ends.length === 0 ? '' : `The movers are done at about ${clockOf(Math.max(...ends))}.`;
}

/** The whole hours that a day is drawn over. */
export function hoursOf({ legs }: TimelineDay): { readonly from: number; readonly until: number } {
  const from = Math.floor(Math.min(...legs.map((leg) => leg.from)) / 60) * 60;
  return { from, until: Math.max(from + 60, Math.ceil(Math.max(...legs.map((leg) => leg.until)) / 60) * 60) };
}
