import type { Pence } from '@/lib/domain/money';
import type { StorageTerm } from '@/lib/domain/order-types';
import {
  cheapestStay,
  cheapestTerms,
  LONGEST_STAY,
  SHORTEST_STAY,
  stayCost,
  type StorageStay,
} from '@/lib/domain/pricing/storage-stay';

export type StayToCompare = Omit<StorageStay, 'weeks'>;

/** A range of weeks on which one term is the cheapest, with the total of the stay at both ends. */
export type CheapestStretch = {
  readonly term: StorageTerm;
  readonly fromWeek: number;
  readonly toWeek: number;
  readonly weekly: Pence;
  readonly least: Pence;
  readonly most: Pence;
};

export function cheapestStretches(stay: StayToCompare): readonly CheapestStretch[] {
  return cheapestTerms(stay).map(({ term, fromWeek, toWeek }) => {
    const [first, last] = [fromWeek, toWeek].map((weeks) => stayCost({ ...stay, weeks }, term));
    if (!first || !last) throw new RangeError('A stretch without weeks');
    return { term, fromWeek, toWeek, weekly: first.weekly, least: first.total, most: last.total };
  });
}

/** Returns the cheapest total of each length of stay. */
export function cheapestTotals(stay: StayToCompare): readonly { readonly weeks: number; readonly total: Pence }[] {
  return Array.from({ length: LONGEST_STAY - SHORTEST_STAY + 1 }, (_, index) => {
    const weeks = SHORTEST_STAY + index;
    return { weeks, total: cheapestStay({ ...stay, weeks }).total };
  });
}
