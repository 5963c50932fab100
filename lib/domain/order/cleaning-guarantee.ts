import { HOUR_MS, formatInstant, type LocalDate, type SlotTimes } from '../london-time';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS } from '../prices/price-lists';
import { endOf } from './appointments';
import type { CleaningSpace } from '../order-types';

/** A clean with its 72-hour guarantee (spec §9, PRC-3). The start and the conditions are ours (assumption). */
export type GuaranteedClean = {
  readonly cleaningSpace: CleaningSpace | null;
  readonly date: LocalDate;
  /** The two hours in which the cleaners arrive, local time. */
  readonly slot: SlotTimes;
};

/** Returns the hours of a clean. A home of unknown size counts as the longest clean. */
function hoursOf(space: CleaningSpace | null): number {
  if (space && space !== 'custom') return CLEANING_PLANS[space].hours;
  return Math.max(...Object.values(CLEANING_PLANS).map(({ hours }) => hours));
}

/**
 * Returns when the guarantee starts and ends. The start assumes that the cleaners arrive at the last minute of the
 * slot, so that every customer has at least 72 hours. Throws RangeError for a day that does not exist.
 */
export function cleaningGuarantee({ cleaningSpace, date, slot }: GuaranteedClean): { starts: Date; ends: Date } {
  const starts = new Date(endOf({ date, slot }).getTime() + hoursOf(cleaningSpace) * HOUR_MS);
  return { starts, ends: new Date(starts.getTime() + CLEANING_GUARANTEE_HOURS * HOUR_MS) };
}

/** Returns the guarantee's period in London time: "From Tuesday 15 December 2026, 21:00 until …". */
export function guaranteePeriod(clean: GuaranteedClean): string {
  const { starts, ends } = cleaningGuarantee(clean);
  return `From ${formatInstant(starts)} until ${formatInstant(ends)}`;
}

export const GUARANTEE_TITLE = `The ${CLEANING_GUARANTEE_HOURS}-hour guarantee`;
export const GUARANTEE_PROMISE = 'Tell us what was missed, and we come back and put it right free of charge.';

export const GUARANTEE_CONDITIONS = [
  'Ring or write before it ends and say what was missed. A photograph helps.',
  'Let us in again, with water and electricity on.',
  'It covers what the clean includes, as we left it. It does not cover later use or soiling, damage or wear.',
  'Your rights by law stay as they are.',
] as const;
