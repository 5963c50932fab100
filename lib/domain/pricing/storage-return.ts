import type { ReturnAnswers, ReturnKind } from '../answers/storage-return';
import type { LocalDate } from '../london-time';
import type { Items } from '../order-types';
import type { AddOnVariant } from '../prices/price-lists';
import { uncapitalised } from '../wording';
import { addOnCharges } from './add-on-charges';
import { busyDayCharge } from './busy-days';
import { quoteFrom } from './discounts';
import type { PromoTerms, Quote } from './quote';
import { unitLabel } from './rent';
import { returnCharges, tripVolume } from './storage-trip-charges';
import { storedVolume, volumeThroughUnit } from './stored-volume';

/** Everything that the price of a return depends on. '' and null mean "not known yet" and add nothing. */
export type ReturnToPrice = Pick<
  ReturnAnswers,
  'addOns' | 'isStudent' | 'addresses' | 'furnitureItems' | 'storageSpace' | 'squareFeet' | 'storedItems'
> & {
  readonly returnKind: ReturnKind;
  readonly deliveryDate: LocalDate | '';
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

type WhatReturns = Pick<ReturnToPrice, 'returnKind' | 'storageSpace' | 'squareFeet' | 'furnitureItems' | 'storedItems'>;

/** Kilograms per cubic foot, for planning a unit without a list, which counts as full (assumption). */
const KILOGRAMS_PER_CUBIC_FOOT = 3;

/** The id of the single line for the contents of a unit without a list. */
export const WHOLE_UNIT = 'custom_unit';

/**
 * Returns the items that the van carries: the chosen ones, the unit's list, or one line for a unit without a list.
 * Empty while neither list nor unit is known. Throws StorageByRequest.
 */
export function returnedItems(what: WhatReturns): Items {
  const { storageSpace, squareFeet, storedItems } = what;
  if (what.returnKind === 'items') return what.furnitureItems;
  if (storageSpace === '' || storedItems.length > 0) return storedItems;
  const cubicFeet = storedVolume({ storageSpace, squareFeet, items: [] });
  const title = `Everything in the ${uncapitalised(unitLabel(storageSpace, squareFeet))}`;
  return [{ id: WHOLE_UNIT, title, quantity: 1, cubicFeet, kilograms: cubicFeet * KILOGRAMS_PER_CUBIC_FOOT }];
}

/** Returns the cubic feet that a return is priced by, at most a known unit's volume. Throws as storedVolume does. */
export function returnedVolume(what: WhatReturns): number {
  const { storageSpace, squareFeet, storedItems } = what;
  const items = returnedItems(what);
  if (storageSpace === '' || storedItems.length === 0) return tripVolume(items);
  return volumeThroughUnit({ storageSpace, squareFeet }, items);
}

/**
 * Returns the price of a return, which depends on items and destination, never on how it was ordered (STO-4). Throws
 * VolumeTooLarge, StorageByRequest, and RangeError for a day that does not exist.
 */
export function priceReturn(delivery: ReturnToPrice): Quote {
  const { addresses, distanceMiles, isStudent, promo } = delivery;
  const items = returnedItems(delivery);
  const cubicFeet = returnedVolume(delivery);
  const trip = returnCharges({ cubicFeet, items, address: addresses.delivery, distanceMiles });
  const charges = [
    ...trip,
    ...busyDayCharge(trip, delivery.deliveryDate, 'return'),
    ...addOnCharges(delivery.addOns, delivery.addOnVariant),
  ];
  return quoteFrom({ charges, isStudent, promo, distanceMiles });
}
