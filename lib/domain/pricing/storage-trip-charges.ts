import { formatCubicFeet, inventoryTotals } from '../catalogue/inventory';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { NOTHING } from '../money';
import type { DraftAddress, Items, StorageTerm } from '../order-types';
import { CUSTOM_BASE_CUBIC_FEET, FREE_COLLECTION_TERM } from '../prices/assumptions';
import { accessCharges } from './address-charges';
import { charge } from './charges';
import { VolumeTooLarge, refuseTooHeavy } from './load-limits';
import type { QuoteLines } from './quote';
import { distanceCharges, roadCharges } from './space-charges';
import { storageDuration } from './storage-terms';
import { storageTripPrice, TRIP_RATE } from './storage-trips';

/** Returns the cubic feet that a list is priced by. Throws VolumeTooLarge beyond two vans, TooHeavy. */
export function tripVolume(items: Items): number {
  const { cubicFeet } = inventoryTotals(items);
  if (cubicFeet > MAX_CUBIC_FEET) throw new VolumeTooLarge(cubicFeet);
  refuseTooHeavy(items);
  return cubicFeet;
}

type Trip = {
  readonly cubicFeet: number;
  readonly items: Items;
  readonly address: DraftAddress;
  /** Road miles between the address and our storage, rounded up. Null while the postcode is missing. */
  readonly distanceMiles: number | null;
};

/**
 * Returns the charges of a collection, whose base and volume are free on the longest term (assumption). `term`: the
 * rental term that begins with the collection, null if none does.
 */
export function collectionCharges(
  { cubicFeet, ...trip }: Trip,
  term: StorageTerm | null,
  label = 'Collection',
): QuoteLines {
  const isFree = term === FREE_COLLECTION_TERM;
  const words = {
    label,
    ...(isFree
      ? { detail: `free with ${storageDuration(FREE_COLLECTION_TERM).title}` }
      : { detail: volumeDetail(cubicFeet), count: cubicFeet }),
  };
  const collection = charge('storage_collection', isFree ? NOTHING : storageTripPrice(cubicFeet), words);
  return [
    collection,
    ...wayCharges(trip),
    ...accessCharges('collection', trip.address, trip.items, 'collection', 'at collection'),
  ];
}

export function returnCharges({ cubicFeet, ...trip }: Trip): QuoteLines {
  const words = { label: 'Return from storage', detail: volumeDetail(cubicFeet), count: cubicFeet };
  return [
    charge('storage_return', storageTripPrice(cubicFeet), words),
    ...wayCharges(trip),
    ...accessCharges('delivery', trip.address, trip.items, 'delivery', 'at delivery'),
  ];
}

const wayCharges = ({ distanceMiles }: Pick<Trip, 'distanceMiles'>) => [
  ...distanceCharges(distanceMiles),
  roadCharges(),
];

const volumeDetail = (cubicFeet: number) =>
  cubicFeet <= CUSTOM_BASE_CUBIC_FEET ? TRIP_RATE : `${formatCubicFeet(cubicFeet)}: ${TRIP_RATE}`;
