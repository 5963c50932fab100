import { FIXED_MOVING_PLANS, type CleaningSpace, type FixedMovingPlan } from '../order-types';
import { DAY_MINUTES, addDays, type LocalDate, type SlotTimes } from '../london-time';
import { PLAN_CAPACITY, customMovers } from '../catalogue/plan-capacity';
import type { Access, LegKind, MoveFacts, Team, TimelineDay, TimelineLeg } from './types';
import { CLEANING_PLANS } from '../prices/price-lists';
import { countWithNoun, inWords } from '../wording';
import { workingDaysBefore } from '../working-days';

/** Planning values of a timeline (assumptions), in minutes and hours unless stated otherwise. */

/** The minutes to which times are rounded up. */
export const STEP = 5;

/** Minutes of one trip by a pair of movers, about five from a third floor. A lift is a wait instead of stairs. */
export const TRIP = { cubicFeet: 6, minutes: 2, perFloor: 1, lift: 1, noParking: 1 } as const;

/** The time for unloading relative to loading: nothing has to be padded, stacked and tied. */
export const UNLOAD_SHARE = 0.7;

/** The share of a plan's capacity that is assumed on the van where nothing is listed. */
export const TYPICAL_SHARE = 0.75;

/** The drive of a van in London: time to set off and to park, then slow miles through town, then faster ones. */
export const DRIVE = { parking: 15, townMiles: 10, perTownMile: 5, perMileBeyond: 2 } as const;
/** Miles between two homes until they are calculated: within one postcode area, and across London. */
export const ASSUMED_MILES = { sameArea: 3, otherArea: 8 } as const;
/** Miles to our storage and to a tip. */
export const MILES_TO = { storage: 8, tip: 5 } as const;

/** Boxes that one packer fills in an hour, with boxes of ours: fewer in a kitchen, more for books. */
export const BOXES_AN_HOUR = 8;
/** Cubic feet of a home per packed box, where no boxes are listed: as in the plans. */
export const CUBIC_FEET_A_BOX = 12;

/** Minutes for dismantling the furniture of a home. Assembling takes as long. */
export const APART: Readonly<Record<FixedMovingPlan, number>> = {
  mini: 20,
  one_bedroom: 40,
  two_bedroom: 60,
  three_bedroom: 80,
};

export const AT_THE_TIP = 30;
/** The opening hours of trade waste sites, which close on Sundays and bank holidays. */
export const TIP_HOURS = ['08:00', '16:00'] as const;

/** Working days between the delivery of boxes, in the middle of the day, and their packing. */
export const MATERIALS_AHEAD_DAYS = 2;
export const MATERIALS_SLOT = ['10:00', '12:00'] as const;
export const MATERIALS_MINUTES = 10;

/** The slot of packers who come on the day before. */
export const PACKING_AHEAD_SLOT = ['12:00', '14:00'] as const;

/** The time by which movers and cleaners stop: the start of night hours (Noise Act 1996, s. 2). */
export const DAY_ENDS = '23:00';
/** Minutes that cleaners may work while the last items are carried out: empty rooms are cleaned first. */
export const CLEANERS_BESIDE_MOVERS = 60;
/** Minutes over a plan's time limit from which we advise a larger plan. */
export const PLAN_GRACE = 30;

/** Returns the minutes after midnight of "08:30". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the time of any number of minutes after midnight: "08:30". */
export function clockOf(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the middle of a slot in minutes after midnight, where one moment is needed. */
export const middleOf = ([start, end]: readonly [string, string]): number => (minutesOf(start) + minutesOf(end)) / 2;

/** Rounds minutes up to whole steps. */
export const roundedUp = (minutes: number): number => Math.max(0, Math.ceil(minutes / STEP - 1e-9)) * STEP;

/** Formats minutes: "5 minutes", "1 hour", "2 hours 30 minutes". */
export function lengthOf(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}${count === 1 ? '' : 's'}`] : [])).join(' ');
}

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

const ROAD = 'on the road';
const OURS = 'our storage';
const placeOf = ({ postcode }: Access, otherwise: string): string => (postcode.trim() === '' ? otherwise : postcode);

/** Returns the plan of a clean. A home without one counts as the largest that has one. */
const cleanOf = (space: CleaningSpace) => CLEANING_PLANS[space === 'custom' ? 'three_bedroom' : space];
export const cleanMinutes = (space: CleaningSpace): number => cleanOf(space).hours * 60;

/** Formats a crew: "2 movers and a van", "4 movers and 2 vans". */
export const moversAndVans = ({ movers, vans }: Pick<MoveFacts, 'movers' | 'vans'>): string =>
  `${countWithNoun(movers, 'mover')} and ${vans === 1 ? 'a van' : countWithNoun(vans, 'van')}`;

type Piece = readonly [kind: LegKind, minutes: number, where: string, words: string];

/** Returns legs in sequence, from the team's arrival. */
function chain(team: Team, who: string, slot: SlotTimes, pieces: readonly Piece[]): readonly TimelineLeg[] {
  let at = middleOf(slot);
  const legs = pieces.flatMap(([kind, minutes, where, words]) => {
    if (minutes === 0) return [];
    const from = at;
    at += minutes;
    return [{ kind, team, from, until: at, window: null, who, where, approximate: true, words }];
  });
  return legs.map((leg, index) => (index === 0 ? { ...leg, window: slot } : leg));
}

/** Returns the day on which packers come. Null without packing. */
export function packingDate({ packing, date }: MoveFacts): LocalDate | null {
  if (packing === null) return null;
  return packing.when === 'same-day' ? date : addDays(date, -1);
}

/** Returns the movers' legs on the day of the move in order. Stored items come first, as they were loaded last. */
export function moversLegs(facts: MoveFacts): readonly TimelineLeg[] {
  const { slot, date, packing, tipDate } = facts;
  const work = workOf(facts);
  const home = placeOf(facts.collection, 'the old home');
  const next = placeOf(facts.delivery, 'the new home');
  const arrive: TimelineLeg = {
    kind: 'arrive',
    team: 'movers',
    from: minutesOf(slot[0]),
    until: middleOf(slot),
    window: slot,
    who: moversAndVans(facts),
    where: home,
    approximate: false,
    words: `We arrive at ${home}`,
  };
  const pieces: readonly Piece[] = [
    ['packing', packing?.when === 'same-day' ? work.packing : 0, home, 'We pack your things into boxes'],
    ['apart', work.apart, home, 'We take furniture apart'],
    ['load', work.load, home, 'We carry everything out and load it'],
    ['to-storage', work.toStorage, ROAD, `We drive to ${OURS}`],
    ['store', work.store, OURS, 'We put what you store into your unit'],
    [
      'stop',
      work.stops,
      'further addresses',
      `We stop at ${facts.stops.length === 1 ? 'one more address' : `${inWords(facts.stops.length)} more addresses`}`,
    ],
    ['drive', work.drive, ROAD, `We drive to ${next}`],
    ['wait', work.wait, next, 'We wait for the keys'],
    ['unload', work.unload, next, 'We carry everything in'],
    ['assemble', work.together, next, 'We put furniture back together'],
    ['tip', tipDate === date ? work.tip : 0, 'a licensed site', 'We drive off what goes away'],
  ];
  const legs = chain('movers', moversAndVans(facts), slot, pieces).map((leg) => ({ ...leg, window: null }));
  return [arrive, ...legs];
}

function cleaningDays({ cleaning, collection }: MoveFacts): readonly TimelineDay[] {
  if (cleaning === null) return [];
  const { cleaners } = cleanOf(cleaning.space);
  const words = 'The home that you leave is cleaned';
  const piece: Piece = ['clean', cleanMinutes(cleaning.space), placeOf(collection, 'the old home'), words];
  return [{ date: cleaning.date, legs: chain('cleaners', countWithNoun(cleaners, 'cleaner'), cleaning.slot, [piece]) }];
}

function materialsDays(facts: MoveFacts): readonly TimelineDay[] {
  if (!facts.hasMaterials) return [];
  const date = workingDaysBefore(packingDate(facts) ?? facts.date, MATERIALS_AHEAD_DAYS);
  const piece: Piece = [
    'materials',
    workOf(facts).materials,
    placeOf(facts.collection, 'the old home'),
    'We bring boxes, tape and paper',
  ];
  return [{ date, legs: chain('delivery', 'a driver', MATERIALS_SLOT, [piece]) }];
}

function packingDays(facts: MoveFacts): readonly TimelineDay[] {
  const date = packingDate(facts);
  if (date === null || date === facts.date) return [];
  const home = placeOf(facts.collection, 'the old home');
  const piece: Piece = ['packing', workOf(facts).packing, home, 'We pack your things into boxes'];
  return [{ date, legs: chain('movers', countWithNoun(facts.movers, 'mover'), PACKING_AHEAD_SLOT, [piece]) }];
}

function tipDays(facts: MoveFacts): readonly TimelineDay[] {
  const { tipDate, date } = facts;
  if (tipDate === date || facts.awayCubicFeet <= 0) return [];
  const piece: Piece = ['tip', workOf(facts).tip, 'a licensed site', 'We drive off what goes away'];
  const opening: SlotTimes = [TIP_HOURS[0], '10:00'];
  return [{ date: tipDate, legs: chain('carrier', 'a driver and a van', opening, [piece]) }];
}

/** Returns who comes when and for how long, day by day. `refusalsOf` tells whether the plan is feasible. */
export function timelineOf(facts: MoveFacts): readonly TimelineDay[] {
  const all = [
    ...materialsDays(facts),
    ...packingDays(facts),
    { date: facts.date, legs: moversLegs(facts) },
    ...cleaningDays(facts),
    ...tipDays(facts),
  ];
  const dates = [...new Set(all.map(({ date }) => date))].toSorted();
  return dates.map((date) => ({
    date,
    legs: all
      .filter((day) => day.date === date)
      .flatMap(({ legs }) => legs)
      .toSorted((a, b) => a.from - b.from),
  }));
}

/** Returns the end of a kind of leg in minutes after midnight. 0 where the day has none. */
export const endOf = (legs: readonly TimelineLeg[], kind: LegKind): number =>
  Math.max(0, ...legs.filter((leg) => leg.kind === kind).map(({ until }) => until));
