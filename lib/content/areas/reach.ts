import type { AreaName } from '@/lib/domain/places/areas';
import { milesBetween, tripMiles } from '@/lib/domain/places/distance';
import { findDistrict } from '@/lib/domain/places/districts';
import { PLAN_MILES } from '@/lib/domain/catalogue/plan-capacity';
import { STORAGE_DISTRICT } from '@/lib/domain/prices/assumptions';
import type { Borough } from './borough';
import { BOROUGHS } from './boroughs';
import { milesText } from './wording';

/** Another place as seen from a borough. */
type Place = { readonly name: string; readonly district: string; readonly miles: number };
export type Other = Place & { readonly name: AreaName; readonly borough: Borough };

/** The distances of a borough in whole miles by road, as the prices count them. */
export type Reach = {
  readonly centre: number;
  /** The direction from the centre: "south-east". "" for the centre itself. */
  readonly direction: string;
  /** From the home of the borough's storage example, as its price counts them. */
  readonly storage: number;
  /** All other boroughs, the nearest first. */
  readonly others: readonly Other[];
  readonly nearest: Other;
  readonly farthest: Other;
  /** Boroughs farther away than a plan's included miles. */
  readonly beyond: readonly Other[];
  /** The nearest town outside London that is farther away than those miles. */
  readonly town: Place;
};

/** A borough with its distances: the facts that choose and fill every sentence. */
export type Area = { readonly borough: Borough; readonly reach: Reach };

/** Charing Cross, from which distances to central London are measured. */
const CENTRE = 'WC2N';
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Towns that Londoners move to, one in every direction. */
const TOWNS = [
  { name: 'Brighton', district: 'BN1' },
  { name: 'Cambridge', district: 'CB1' },
  { name: 'Canterbury', district: 'CT1' },
  { name: 'Chelmsford', district: 'CM1' },
  { name: 'Guildford', district: 'GU1' },
  { name: 'Luton', district: 'LU1' },
  { name: 'Maidstone', district: 'ME14' },
  { name: 'Oxford', district: 'OX1' },
  { name: 'Reading', district: 'RG1' },
  { name: 'Tunbridge Wells', district: 'TN1' },
] as const;

export function reachOf(borough: Borough): Reach {
  const others = BOROUGHS.filter(({ name }) => name !== borough.name)
    .map((other) => ({ name: other.name, district: other.middle, borough: other, miles: milesFrom(borough, other) }))
    .toSorted((a, b) => a.miles - b.miles || a.name.localeCompare(b.name));
  const towns = TOWNS.map((town) => ({ ...town, miles: tripMiles([borough.middle, town.district]) }));
  return {
    centre: tripMiles([CENTRE, borough.middle]),
    direction: directionOf(borough),
    storage: milesToStore(borough.storage.from.district),
    others,
    nearest: existing(others[0]),
    farthest: existing(others.at(-1)),
    beyond: others.filter(({ miles }) => miles > PLAN_MILES),
    town: existing(towns.filter(({ miles }) => miles > PLAN_MILES).toSorted((a, b) => a.miles - b.miles)[0]),
  };
}

/** Returns the road miles from a district to our store, which a collection and a return are priced by. */
export const milesToStore = (district: string): number => tripMiles([district, STORAGE_DISTRICT]);

/** Returns the distance to our store: "9 miles to our store". */
export const storeText = ({ storage }: Reach): string => `${milesText(storage)} to our store`;

/** Returns the neighbouring boroughs, on land or over the river, the nearest first. */
export function nextDoor({ neighbours, acrossTheRiver }: Borough, { others }: Reach): readonly Other[] {
  return others.filter(({ name }) => neighbours.includes(name) || acrossTheRiver.includes(name));
}

const milesFrom = (a: Borough, b: Borough) => Math.ceil(milesBetween(a.middle, b.middle));

function directionOf({ middle }: Borough): string {
  const centre = existing(findDistrict(CENTRE));
  const place = existing(findDistrict(middle));
  const north = place.latitude - centre.latitude;
  // At this latitude a degree of longitude is shorter than a degree of latitude.
  const east = (place.longitude - centre.longitude) * Math.cos((centre.latitude * Math.PI) / 180);
  const eighths = Math.round((Math.atan2(east, north) * 4) / Math.PI);
  return existing(DIRECTIONS[(eighths + DIRECTIONS.length) % DIRECTIONS.length]);
}

function existing<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError('A borough without a place');
  return value;
}
