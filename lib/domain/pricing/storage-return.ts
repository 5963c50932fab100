import type { ReturnAnswers, ReturnKind } from '../answers/storage-return';
import type { FurnitureItem, LocalDate } from '../vocabulary';
import { uncapitalised } from '../wording';
import { addOnCharges } from './add-on-charges';
import { busyDayCharge } from './busy-day-charge';
import { quoteFrom } from './discounts';
import type { AddOnVariant } from '../prices/price-lists';
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
  /** Road miles from our storage to the delivery address, rounded up. */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

type WhatReturns = Pick<ReturnToPrice, 'returnKind' | 'storageSpace' | 'squareFeet' | 'furnitureItems' | 'storedItems'>;

/** A unit whose list nobody knows counts as full: kilograms of a cubic foot of household things, for planning only (assumption). */
const KILOGRAMS_PER_CUBIC_FOOT = 3;

/** The line that stands for everything in a unit whose list nobody knows. */
export const WHOLE_UNIT = 'custom_unit';

/**
 * What the van carries: the chosen things, or everything in the unit by its list, and as one line where nobody knows
 * that. Empty while neither is known. Throws StorageByRequest for a custom unit that has neither list nor area.
 */
export function returnedItems({
  returnKind,
  storageSpace,
  squareFeet,
  furnitureItems,
  storedItems,
}: WhatReturns): readonly FurnitureItem[] {
  if (returnKind === 'items') return furnitureItems;
  if (storageSpace === '' || storedItems.length > 0) return storedItems;
  const cubicFeet = storedVolume({ storageSpace, squareFeet, items: [] });
  const title = `Everything in the ${uncapitalised(unitLabel(storageSpace, squareFeet))}`;
  return [{ id: WHOLE_UNIT, title, quantity: 1, cubicFeet, kilograms: cubicFeet * KILOGRAMS_PER_CUBIC_FOOT }];
}

/**
 * The cubic feet that a return is priced by. Out of a known store comes no more than its unit has, also when its things
 * are chosen one by one. Throws as storedVolume.
 */
export function returnedVolume({ storageSpace, squareFeet, storedItems, ...what }: WhatReturns): number {
  const items = returnedItems({ storageSpace, squareFeet, storedItems, ...what });
  if (storageSpace === '' || storedItems.length === 0) return tripVolume(items);
  return volumeThroughUnit({ storageSpace, squareFeet }, items);
}

/**
 * The whole price of bringing things back, fixed before it is booked. It follows from what comes back and where it goes,
 * never from the way in which it was ordered (STO-4). Throws VolumeTooLarge beyond two vans,
 * StorageByRequest for a custom unit without an area, RangeError for a day that does not exist.
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
