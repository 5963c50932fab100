import { formatCubicFeet } from '../catalogue/inventory';
import { formatPence, formatRate, pence, roundUp, type Pence } from '../money';
import type { StorageTerm } from '../order-types';
import * as prices from '../prices/assumptions';
import { capitalised } from '../wording';

/** The rate of a trip into or out of storage: "£49 for the first 10 cu ft, then 30p a cubic foot". */
export const TRIP_RATE = `${formatPence(prices.CUSTOM_BASE)} for the first ${formatCubicFeet(prices.CUSTOM_BASE_CUBIC_FEET)}, then ${formatRate(prices.STORAGE_TRIP_PER_CUBIC_FOOT)} a cubic foot`;

/** Returns the price in pence of a volume into or out of storage, before the day, stairs, parking and distance. */
export function storageTripPrice(cubicFeet: number): Pence {
  const rest = Math.max(0, cubicFeet - prices.CUSTOM_BASE_CUBIC_FEET);
  return pence(prices.CUSTOM_BASE + roundUp(rest * prices.STORAGE_TRIP_PER_CUBIC_FOOT));
}

const LEAST_TRIP = formatPence(storageTripPrice(0));

/** Describes the trips of every stay, shown beside the weekly price (LAW-1): "collection and return from £49 each". */
export const tripsWords = (term: StorageTerm): string =>
  term === prices.FREE_COLLECTION_TERM
    ? `collection free, return from ${LEAST_TRIP}`
    : `collection and return from ${LEAST_TRIP} each`;

export const tripsSentence = (term: StorageTerm): string => `${capitalised(tripsWords(term))}.`;
