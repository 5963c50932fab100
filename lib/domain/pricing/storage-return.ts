import { usableCubicFeet } from '../catalogue/storage-units';
import { sum } from '../money';
import type { ReturnAnswers, ReturnKind } from '../order/return-answers';
import type { FurnitureItem, LocalDate } from '../order/types';
import { addOnCharges } from './add-on-charges';
import { busyDayCharge } from './busy-day-charge';
import { discounts } from './discounts';
import type { AddOnVariant } from './price-lists';
import type { PromoTerms, Quote } from './quote';
import { unitLabel } from './storage';
import { squareFeetOf } from './storage-rates';
import { returnCharges, tripVolume } from './storage-trips';

/** Everything that the price of a return depends on. '' and null mean "not known yet" and add nothing. */
export type ReturnToPrice = Pick<
  ReturnAnswers,
  'addOns' | 'isStudent' | 'addresses' | 'furnitureItems' | 'storageSpace' | 'squareFeet'
> & {
  readonly returnKind: ReturnKind;
  readonly deliveryDate: LocalDate | '';
  /** Road miles from our storage to the delivery address, rounded up. */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

type WhatReturns = Pick<ReturnToPrice, 'returnKind' | 'storageSpace' | 'squareFeet' | 'furnitureItems'>;

/** A whole unit counts as full: kilograms of a cubic foot of household things, for planning only (assumption). */
const KILOGRAMS_PER_CUBIC_FOOT = 3;

/**
 * What the van carries: the named items, or one line for everything in the unit. Empty while neither is known.
 * Throws StorageByRequest for a custom unit without an area.
 */
export function returnedItems({
  returnKind,
  storageSpace,
  squareFeet,
  furnitureItems,
}: WhatReturns): readonly FurnitureItem[] {
  if (returnKind === 'items') return furnitureItems;
  if (storageSpace === '') return [];
  const cubicFeet = usableCubicFeet(squareFeetOf({ storageSpace, squareFeet }));
  const title = `Everything in the ${lowerFirst(unitLabel(storageSpace, squareFeet))}`;
  return [{ id: 'custom_unit', title, quantity: 1, cubicFeet, kilograms: cubicFeet * KILOGRAMS_PER_CUBIC_FOOT }];
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The whole price of bringing things back, fixed before it is booked. Throws VolumeTooLarge beyond two vans,
 * StorageByRequest for a custom unit without an area, RangeError for a day that does not exist.
 */
export function priceReturn(delivery: ReturnToPrice): Quote {
  const { addresses, distanceMiles, promo } = delivery;
  const items = returnedItems(delivery);
  const cubicFeet = tripVolume(items);
  const trip = returnCharges({ cubicFeet, items, address: addresses.delivery, distanceMiles });
  const charges = [
    ...trip,
    ...busyDayCharge(trip, delivery.deliveryDate, 'return'),
    ...addOnCharges(delivery.addOns, delivery.addOnVariant),
  ];
  const total = sum(charges.map((line) => line.amount));
  const lines = [...charges, ...discounts(total, delivery.isStudent, promo)];
  const totalWithDiscount = sum(lines.map((line) => line.amount));
  return { lines, total, totalWithDiscount, distanceMiles, ...(promo && { promo }) };
}
