import { CLEANING_PLANS } from '../prices/price-lists';
import { addDays, type LocalDate, type SlotTimes } from '../london-time';
import { countWithNoun, inWords } from '../wording';
import { workingDaysBefore } from '../working-days';
import type { CleaningSpace } from '../order-types';
import { MATERIALS_AHEAD_DAYS, MATERIALS_SLOT, PACKING_AHEAD_SLOT, TIP_HOURS } from './assumptions';
import { middleOf, minutesOf } from './clock';
import type { Access, LegKind, MoveFacts, Team, TimelineDay, TimelineLeg } from './types';
import { workOf } from './work';

const ROAD = 'on the road';
const OURS = 'our store';
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
    ['store', work.store, OURS, 'We put what you are storing into your unit'],
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
    ['tip', tipDate === date ? work.tip : 0, 'a licensed site', 'We dispose of what you do not want'],
  ];
  const legs = chain('movers', moversAndVans(facts), slot, pieces).map((leg) => ({ ...leg, window: null }));
  return [arrive, ...legs];
}

function cleaningDays({ cleaning, collection }: MoveFacts): readonly TimelineDay[] {
  if (cleaning === null) return [];
  const { cleaners } = cleanOf(cleaning.space);
  const words = 'We clean the home you are leaving';
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
  const piece: Piece = ['tip', workOf(facts).tip, 'a licensed site', 'We dispose of what you do not want'];
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
