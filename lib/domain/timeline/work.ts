import { customMovers, PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { FIXED_MOVING_PLANS, type FixedMovingPlan } from '../order-types';
import {
  APART,
  AT_THE_TIP,
  ASSUMED_MILES,
  BOXES_AN_HOUR,
  DRIVE,
  MATERIALS_MINUTES,
  MILES_TO,
  TRIP,
  UNLOAD_SHARE,
} from './assumptions';
import { roundedUp } from './clock';
import type { Access, MoveFacts } from './types';

/** Returns the minutes in which one pair of movers makes one trip between a home and the van. */
export function tripMinutes({ floor, elevator, parking }: Omit<Access, 'postcode'>): number {
  const stairs = elevator === true ? TRIP.lift : Math.abs(floor ?? 0) * TRIP.perFloor;
  return TRIP.minutes + (floor === null || floor === 0 ? 0 : stairs) + (parking === false ? TRIP.noParking : 0);
}

const AT_OURS = { floor: 0, elevator: null, parking: true } as const;

function carrying(cubicFeet: number, home: Omit<Access, 'postcode'>, movers: number): number {
  return (Math.ceil(cubicFeet / TRIP.cubicFeet) * tripMinutes(home)) / (movers / 2);
}

export function driveMinutes(miles: number): number {
  const { parking, townMiles, perTownMile, perMileBeyond } = DRIVE;
  return parking + Math.min(miles, townMiles) * perTownMile + Math.max(0, miles - townMiles) * perMileBeyond;
}

/** Returns the postcode area. Two unknown areas do not count as equal. */
const areaOf = ({ postcode }: Access): string => /^[A-Z]+/i.exec(postcode.trim())?.[0].toUpperCase() ?? '';

/** Returns the miles between the homes: as calculated, or else as assumed. */
export function milesOf({ miles, collection, delivery }: Pick<MoveFacts, 'miles' | 'collection' | 'delivery'>): number {
  const isSame = areaOf(collection) !== '' && areaOf(collection) === areaOf(delivery);
  return miles ?? (isSame ? ASSUMED_MILES.sameArea : ASSUMED_MILES.otherArea);
}

/** Returns the plan that holds a load, or the largest when none does. */
const planFor = (cubicFeet: number): FixedMovingPlan =>
  FIXED_MOVING_PLANS.find((plan) => cubicFeet <= PLAN_CAPACITY[plan].cubicFeet) ?? 'three_bedroom';

/** Returns the movers and vans of a plan for a load. `places` comes from slots/needs. */
export function peopleFor(
  movingSpace: MoveFacts['movingSpace'],
  cubicFeet: number,
  places: number,
): Pick<MoveFacts, 'movers' | 'vans'> {
  const movers = movingSpace === 'custom' ? customMovers(cubicFeet) : PLAN_CAPACITY[movingSpace].movers;
  return { movers: Math.max(movers, places * 2), vans: places };
}

/** Returns the minutes of each kind of work, in whole steps. 0 for work that is not needed. */
export function workOf(facts: MoveFacts) {
  const { movers, cubicFeet, storedCubicFeet, awayCubicFeet, collection, delivery, stops } = facts;
  const home = Math.max(0, cubicFeet - storedCubicFeet - awayCubicFeet);
  const apart = facts.isAssembling ? APART[planFor(cubicFeet)] : 0;
  // Each home on the way has its share of the load.
  const share = cubicFeet / (stops.length + 2);
  const atStops = stops.map((stop) => carrying(share, stop, movers) + DRIVE.parking);
  const of = (isThere: boolean, minutes: () => number) => (isThere ? roundedUp(minutes()) : 0);
  return {
    packing: of(facts.packing !== null, () => ((facts.packing?.boxes ?? 0) / (BOXES_AN_HOUR * movers)) * 60),
    apart: of(facts.isAssembling, () => apart),
    load: of(cubicFeet > 0, () => carrying(cubicFeet, collection, movers)),
    toStorage: of(storedCubicFeet > 0, () => driveMinutes(MILES_TO.storage)),
    store: of(storedCubicFeet > 0, () => carrying(storedCubicFeet, AT_OURS, movers) * UNLOAD_SHARE),
    drive: of(home > 0, () => driveMinutes(milesOf(facts))),
    stops: of(stops.length > 0, () => atStops.reduce((sum, minutes) => sum + minutes, 0)),
    wait: of(facts.waitingMinutes > 0, () => facts.waitingMinutes),
    unload: of(home > 0, () => carrying(home, delivery, movers) * UNLOAD_SHARE),
    together: of(facts.isAssembling && home > 0, () => apart),
    tip: of(awayCubicFeet > 0, () => driveMinutes(MILES_TO.tip) + AT_THE_TIP),
    materials: of(facts.hasMaterials, () => MATERIALS_MINUTES),
  };
}
