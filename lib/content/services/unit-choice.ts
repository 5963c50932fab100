import { storageUnit, usableCubicFeet } from '@/lib/domain/catalogue/storage-units';
import { formatPence, type Pence } from '@/lib/domain/money';
import type { StorageTerm, StorageUnitSpace } from '@/lib/domain/order-types';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { stayCost, type StayCost } from '@/lib/domain/pricing/storage-stay';
import { tripsWords } from '@/lib/domain/pricing/storage-trips';
import { RETRY_DAYS } from '@/lib/domain/storage/billing';
import { ROUTES, chosenPath } from '@/lib/routes';
import { SITE } from '@/lib/site';
import { andList } from '../areas/wording';
import { LOADED_UNIT_DRAWINGS } from '../drawings';

const priceList = SITE.storagePriceList;

/** Returns the link into the storage quote with the unit and the term chosen. */
const unitQuote = (space: StorageUnitSpace, term: StorageTerm): string =>
  chosenPath(ROUTES.storageQuote, { plan: space, term });

/** Returns the price of a unit for a week on a term, at the active price list. */
export const weekOf = (space: StorageUnitSpace, term: StorageTerm): Pence =>
  weeklyPrice(priceList, { storageSpace: space, squareFeet: null }, term);

/** Returns the lowest price in words: "From £9 a week; collection and return from £49 each." */
export const fromAWeek = (perWeek: Pence, term: StorageTerm): string =>
  `From ${formatPence(perWeek)} a week; ${tripsWords(term)}.`;

/** Returns a unit as a choice on a page, with its price for a term. */
export const unitChoice = (space: StorageUnitSpace, term: StorageTerm, points: readonly string[], label: string) => ({
  title: storageUnit(space).title,
  price: weekOf(space, term),
  weekOn: term,
  points,
  drawing: LOADED_UNIT_DRAWINGS[space],
  action: { label, href: unitQuote(space, term) },
});

/** Prices a whole stay: rent, collection and return of a full unit, or of a smaller volume. */
export function stayOf(
  space: StorageUnitSpace,
  term: StorageTerm,
  weeks: number,
  cubicFeet = usableCubicFeet(storageUnit(space).squareFeet),
): StayCost {
  return stayCost({ priceList, storage: { storageSpace: space, squareFeet: null }, weeks, cubicFeet }, term);
}

/** Weeks covered by one payment, on every term but the weekly one. */
export const PAYMENT_WEEKS = storageDuration('monthly').weeksPerPayment;

/** Days after the first refusal on which a card is tried again, in words: "1, 3 and 7". */
export const RETRIES = andList(RETRY_DAYS.map(String));
