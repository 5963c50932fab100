import {
  LONGEST_STAY,
  SHORTEST_STAY,
  cheapestStay,
  cheapestTerms,
  stayCost,
  type StorageStay,
} from '@/lib/domain/pricing/storage-stay';
import { readWhole } from '@/lib/domain/typed-number';
import { countWithNoun } from '@/lib/domain/wording';

export type StayToCompare = Omit<StorageStay, 'weeks'>;

/** Returns the ranges of weeks on which one term is the cheapest, with the total at both ends. */
export function cheapestStretches(stay: StayToCompare) {
  return cheapestTerms(stay).map(({ term, fromWeek, toWeek }) => {
    const [first, last] = [fromWeek, toWeek].map((weeks) => stayCost({ ...stay, weeks }, term));
    if (!first || !last) throw new RangeError('A stretch without weeks');
    return { term, fromWeek, toWeek, weekly: first.weekly, least: first.total, most: last.total };
  });
}

/** Returns the cheapest total of each length of stay. */
export function cheapestTotals(stay: StayToCompare) {
  return Array.from({ length: LONGEST_STAY - SHORTEST_STAY + 1 }, (_, index) => {
    const weeks = SHORTEST_STAY + index;
    return { weeks, total: cheapestStay({ ...stay, weeks }).total };
  });
}

/** Usual lengths of a stay (assumption). */
export const USUAL_WEEKS = [4, 8, 13, 26, 52] as const;
export const INITIAL_WEEKS = 13;

export const weeksText = (weeks: number): string => countWithNoun(weeks, 'week');

/** Returns the weeks in "13" or "13 weeks", or null. */
export const weeksIn = (text: string): number | null =>
  readWhole(text.replace(/(?<!\s)\s*w(?:ee)?ks?\s*$/i, ''), [SHORTEST_STAY, LONGEST_STAY]);
