import { NOTHING, pence, type Pence } from '../money';
import { STORAGE_TERMS, type StorageTerm } from '../vocabulary';
import { CUSTOM_BASE_CUBIC_FEET, FREE_COLLECTION_TERM } from '../prices/assumptions';
import type { StoragePriceList } from '../prices/storage-price-lists';
import { cheapestPerWeek, weeklyPrice, type StorageToRent } from './storage-rates';
import { storageDuration } from './storage-terms';
import { storageTripPrice } from './storage-trips';

/** Things that stay in storage for a while: what a visitor compares terms by. */
export type StorageStay = {
  readonly priceList: StoragePriceList;
  readonly storage: StorageToRent;
  /** Whole weeks, SHORTEST_STAY to LONGEST_STAY. */
  readonly weeks: number;
  /** What is stored, as loaded: prices the collection and the return. */
  readonly cubicFeet: number;
};

/** Pence, VAT included; without stairs, parking, distance and busy days, which the stay does not change. */
export type StayCost = {
  readonly term: StorageTerm;
  /** What is paid for: never less than the term's minimum. Weeks beyond it are paid one by one (assumption). */
  readonly paidWeeks: number;
  readonly weekly: Pence;
  readonly rent: Pence;
  readonly collection: Pence;
  readonly delivery: Pence;
  readonly total: Pence;
  /** The total over the weeks that the things really stay, rounded up to the penny. */
  readonly totalPerWeek: Pence;
};

export const SHORTEST_STAY = 1;
export const LONGEST_STAY = 52;

/**
 * What a stay costs in all on one term: rent, collection and return. Throws StorageByRequest for an area without a
 * price, RangeError for a stay that is not in whole weeks from SHORTEST_STAY to LONGEST_STAY.
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

/** The stay on every term, the shortest term first. Throws as stayCost does. */
export function stayCosts(stay: StorageStay): readonly StayCost[] {
  return STORAGE_TERMS.map((term) => stayCost(stay, term));
}

/** The cheapest term for the stay; of two that cost the same the shorter, which binds less. Throws as stayCost does. */
export function cheapestStay(stay: StorageStay): StayCost {
  return stayCosts(stay).reduce((best, cost) => (cost.total < best.total ? cost : best));
}

/** The least that anybody pays for storage in all: a week of the cheapest unit, a small load, both trips. */
export function cheapestWholeStay(priceList: StoragePriceList): StayCost {
  const storage = { storageSpace: cheapestPerWeek(priceList).unit.space, squareFeet: null };
  return cheapestStay({ priceList, storage, weeks: SHORTEST_STAY, cubicFeet: CUSTOM_BASE_CUBIC_FEET });
}

/** "From week 6 to 12 the monthly term is the cheapest." */
export type CheapestTerm = { readonly term: StorageTerm; readonly fromWeek: number; readonly toWeek: number };

/** Which term is the cheapest from which week on, without gaps from SHORTEST_STAY to LONGEST_STAY. Throws as stayCost does. */
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
