import { findDistrict, type Place } from './districts';

/** Thrown for a district that the table does not have, which is never priced as 0 miles (BOOK-4). */
export class UnknownDistrict extends Error {
  override readonly name = 'UnknownDistrict';
  constructor(readonly outcode: string) {
    super(`Unknown postcode district: ${outcode}`);
  }
}

/** Returns whether an error is UnknownDistrict, by name, since its class may come from another server bundle. */
export function isUnknownDistrict(error: unknown): error is UnknownDistrict {
  return error instanceof Error && error.name === 'UnknownDistrict';
}

/** A source of road miles. A routing service can replace the table. */
export type DistanceSource = {
  /** Returns the road miles along the stops in their order, rounded up. Rejects with UnknownDistrict. */
  readonly tripMiles: (outcodes: readonly string[]) => Promise<number>;
};

/** The ratio of the road to the great circle (assumption). */
const ROAD_FACTOR = 1.3;
const EARTH_RADIUS_MILES = 3958.8;

/** Returns the road miles between two districts, not rounded. Throws UnknownDistrict. */
export function milesBetween(outcodeA: string, outcodeB: string): number {
  return greatCircleMiles(placeOf(outcodeA), placeOf(outcodeB)) * ROAD_FACTOR;
}

/** Returns the road miles along the stops in their order, rounded up. Throws UnknownDistrict. */
export function tripMiles(outcodes: readonly string[]): number {
  outcodes.forEach(placeOf);
  const legs = outcodes.slice(1).map((outcode, index) => milesBetween(outcodes[index] ?? outcode, outcode));
  return Math.ceil(legs.reduce((sum, miles) => sum + miles, 0));
}

export const tableDistances: DistanceSource = {
  tripMiles: (outcodes) => Promise.resolve().then(() => tripMiles(outcodes)),
};

function placeOf(outcode: string): Place {
  const place = findDistrict(outcode);
  if (!place) throw new UnknownDistrict(outcode);
  return place;
}

/** Returns the miles between two places by the haversine formula, which is exact enough for one island. */
function greatCircleMiles(a: Place, b: Place): number {
  const half = (degreesA: number, degreesB: number) => Math.sin(radians(degreesB - degreesA) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
