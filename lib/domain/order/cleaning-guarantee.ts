import { HOUR_MS } from '../durations';
import { formatInstant } from '../london-time';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '../prices/price-lists';
import { endOf } from './appointments';
import type { CleaningSpace, LocalDate, SlotTimes } from '../vocabulary';

/** The 72 h guarantee of a clean (spec §9, PRC-3). When it starts and on what conditions is ours: an assumption. */
export type GuaranteedClean = {
  /** Null when the size of the home is not known. */
  readonly cleaningSpace: CleaningSpace | null;
  readonly date: LocalDate;
  /** The two hours within which the cleaners arrive, local time. */
  readonly slot: SlotTimes;
};

/** Hours that the crew works; of a home of unknown size those of the longest clean. */
function hoursOf(space: CleaningSpace | null): number {
  if (space && space !== 'custom') return CLEANING_PLANS[space].hours;
  return Math.max(...Object.values(CLEANING_PLANS).map(({ hours }) => hours));
}

/**
 * The guarantee as two instants. It starts when cleaners who came at the last minute of the slot are through, so that
 * nobody has less than the whole 72 hours, however the day went. Throws RangeError for no real day.
 */
export function cleaningGuarantee({ cleaningSpace, date, slot }: GuaranteedClean): { starts: Date; ends: Date } {
  const starts = new Date(endOf({ date, slot }).getTime() + hoursOf(cleaningSpace) * HOUR_MS);
  return { starts, ends: new Date(starts.getTime() + CLEANING_GUARANTEE_HOURS * HOUR_MS) };
}

/** "From Tuesday 15 December 2026, 21:00 until Friday 18 December 2026, 21:00", London time. */
export function guaranteePeriod(clean: GuaranteedClean): string {
  const { starts, ends } = cleaningGuarantee(clean);
  return `From ${formatInstant(starts)} until ${formatInstant(ends)}`;
}

export const GUARANTEE_TITLE = `The ${CLEANING_GUARANTEE_HOURS}-hour guarantee`;

/** What it promises, in one sentence. */
export const GUARANTEE_PROMISE = 'Tell us what was missed, and we come back and put it right free of charge.';

/** On what conditions, in the order in which they matter. */
export const GUARANTEE_CONDITIONS = [
  'Ring or write before it ends and say what was missed. A photograph helps.',
  'Let us in again, with water and electricity on.',
  'It covers what the clean includes, as we left it. It does not cover later use or soiling, damage or wear.',
  'Your rights by law stay as they are.',
] as const;
