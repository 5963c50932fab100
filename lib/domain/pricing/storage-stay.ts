import { NOTHING, pence, type Pence } from '../money';
import { STORAGE_TERMS, type StorageTerm } from '../order-types';
import { CUSTOM_BASE_CUBIC_FEET, FREE_COLLECTION_TERM } from '../prices/assumptions';
import type { StoragePriceList } from '../prices/storage-price-lists';
import { cheapestPerWeek, weeklyPrice, type StorageToRent } from './storage-rates';
import { storageDuration } from './storage-terms';
import { storageTripPrice } from './storage-trips';

export type StorageStay = {
  readonly priceList: StoragePriceList;
  readonly storage: StorageToRent;
  /** Whole weeks, from SHORTEST_STAY to LONGEST_STAY. */
  readonly weeks: number;
  /** The loaded volume, which prices the collection and the return. */
  readonly cubicFeet: number;
};

/** The cost of a stay in pence, VAT included, without what does not depend on it (stairs, distance, busy days). */
export type StayCost = {
  readonly term: StorageTerm;
  /** The weeks to pay for: at least the term's minimum. Weeks beyond it are paid one by one (assumption). */
  readonly paidWeeks: number;
  readonly weekly: Pence;
  readonly rent: Pence;
  readonly collection: Pence;
  readonly delivery: Pence;
  readonly total: Pence;
  /** The total divided by the actual weeks of the stay, rounded up to the penny. */
  readonly totalPerWeek: Pence;
};

export const SHORTEST_STAY = 1;
export const LONGEST_STAY = 52;

/**
 * Returns the total cost of a stay on one term: rent, collection and return. Throws StorageByRequest for an area
 * without a price, RangeError for a stay that is not a whole number of weeks from SHORTEST_STAY to LONGEST_STAY.
 */
export function stayCost({ priceList, storage, weeks, cubicFeet }: StorageStay, term: StorageTerm): StayCost {
  if (!Number.isInteger(weeks) || weeks < SHORTEST_STAY || weeks > LONGEST_STAY) throw new RangeError(`${weeks} weeks`);
  const paidWeeks = Math.max(weeks, storageDuration(term).minimumWeeks);
  const weekly = weeklyPrice(priceList, storage, term);
  const rent = pence(paidWeeks * weekly);
  const trip = storageTripPrice(cubicFeet);
  const collection = term === FREE_COLLECTION_TERM ? NOTHING : trip;
  const total = pence(rent + collection + trip);
  return {
    term,
    paidWeeks,
    weekly,
    rent,
    collection,
    delivery: trip,
    total,
    totalPerWeek: pence(Math.ceil(total / weeks)),
  };
}

export const stayCosts = (stay: StorageStay): readonly StayCost[] => STORAGE_TERMS.map((term) => stayCost(stay, term));

/** Returns the cheapest term, of equal ones the shorter, which binds less. Throws as stayCost does. */
export function cheapestStay(stay: StorageStay): StayCost {
  return stayCosts(stay).reduce((best, cost) => (cost.total < best.total ? cost : best));
}

/** Returns the lowest total that storage can cost: a week of the cheapest unit, a small load, both trips. */
export function cheapestWholeStay(priceList: StoragePriceList): StayCost {
  const storage = { storageSpace: cheapestPerWeek(priceList).unit.space, squareFeet: null };
  return cheapestStay({ priceList, storage, weeks: SHORTEST_STAY, cubicFeet: CUSTOM_BASE_CUBIC_FEET });
}

/** A range of weeks with the same cheapest term: "From week 6 to 12 the monthly term is the cheapest." */
export type CheapestTerm = { readonly term: StorageTerm; readonly fromWeek: number; readonly toWeek: number };

/** Returns the cheapest terms by week, without gaps from SHORTEST_STAY to LONGEST_STAY. Throws as stayCost does. */
export function cheapestTerms(stay: Omit<StorageStay, 'weeks'>): readonly CheapestTerm[] {
  const stretches: CheapestTerm[] = [];
  for (let weeks = SHORTEST_STAY; weeks <= LONGEST_STAY; weeks += 1) {
    const { term } = cheapestStay({ ...stay, weeks });
    const last = stretches.at(-1);
    if (last?.term === term) stretches[stretches.length - 1] = { ...last, toWeek: weeks };
    else stretches.push({ term, fromWeek: weeks, toWeek: weeks });
  }
  return stretches;
}
