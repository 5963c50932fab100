import { formatCubicFeet, inventoryTotals } from '../catalogue/inventory';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { formatPence, formatRate, NOTHING, pence, roundUp, type Pence } from '../money';
import type { DraftAddress, FurnitureItem, StorageTerm } from '../vocabulary';
import { capitalised } from '../wording';
import { accessCharges } from './address-charges';
import {
  CUSTOM_BASE,
  CUSTOM_BASE_CUBIC_FEET,
  FREE_COLLECTION_TERM,
  STORAGE_TRIP_PER_CUBIC_FOOT,
} from '../prices/assumptions';
import { charge } from './charge';
import type { QuoteLine } from './quote';
import { distanceCharges, roadCharges } from './space-charges';
import { storageDuration } from './storage-terms';
import { refuseTooHeavy } from './too-heavy';
import { VolumeTooLarge } from './volume-too-large';

/** "£49 for the first 10 cu ft, then 30p a cubic foot": how a trip into or out of storage is priced. */
export const TRIP_RATE = `${formatPence(CUSTOM_BASE)} for the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}, then ${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} a cubic foot`;

/** Pence for a volume into or out of storage on an ordinary day, before stairs, parking and distance. */
export function storageTripPrice(cubicFeet: number): Pence {
  const rest = Math.max(0, cubicFeet - CUSTOM_BASE_CUBIC_FEET);
  return pence(CUSTOM_BASE + roundUp(rest * STORAGE_TRIP_PER_CUBIC_FOOT));
}

/** The volume of a list, as it is priced. Throws VolumeTooLarge beyond two vans, TooHeavy for what is by request. */
export function tripVolume(items: readonly FurnitureItem[]): number {
  const { cubicFeet } = inventoryTotals(items);
  if (cubicFeet > MAX_CUBIC_FEET) throw new VolumeTooLarge(cubicFeet);
  refuseTooHeavy(items);
  return cubicFeet;
}

const LEAST_TRIP = formatPence(storageTripPrice(0));

/** The trips that every stay has, said beside the price of a week (LAW-1): "collection and return from £49 each". */
export const tripsWords = (term: StorageTerm): string =>
  term === FREE_COLLECTION_TERM
    ? `collection free, return from ${LEAST_TRIP}`
    : `collection and return from ${LEAST_TRIP} each`;

/** The same as a sentence of its own. */
export function tripsSentence(term: StorageTerm): string {
  return `${capitalised(tripsWords(term))}.`;
}

type Trip = {
  readonly cubicFeet: number;
  readonly items: readonly FurnitureItem[];
  readonly address: DraftAddress;
  /** Road miles between the address and our storage, rounded up; null while the postcode is missing. */
  readonly distanceMiles: number | null;
};

/**
 * The collection with its way, stairs and parking. Its base and volume are free on the longest term (assumption).
 * @param term that begins with it; null for none
 */
export function collectionCharges(
  { cubicFeet, ...trip }: Trip,
  term: StorageTerm | null,
  label = 'Collection',
): readonly QuoteLine[] {
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

/** The return with its way, stairs and parking. */
export function returnCharges({ cubicFeet, ...trip }: Trip): readonly QuoteLine[] {
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
