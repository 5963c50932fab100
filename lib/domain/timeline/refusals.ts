import { BANK_HOLIDAYS } from '../bank-holidays';
import { ADD_ON_SERVICES } from '../catalogue/add-on-services';
import { formatCubicFeet } from '../catalogue/inventory';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { SPACE_TITLES } from '../catalogue/space-titles';
import { STORAGE_UNITS, formatSquareFeet, smallestUnitFor, usableCubicFeet } from '../catalogue/storage-units';
import { DAY_MINUTES, addDays, formatShortDay, formatSlot, isoWeekday, type LocalDate } from '../london-time';
import { FIXED_MOVING_PLANS } from '../order-types';
import { FIRST_SLOT, SLOT_TIMES } from '../slots/calendar';
import { inWords } from '../wording';
import { cleanMinutes, endOf, moversLegs } from './plan';
import { CLEANERS_BESIDE_MOVERS, DAY_ENDS, DRIVE, MILES_TO, PLAN_GRACE, TIP_HOURS } from './assumptions';
import { clockOf, lengthOf, middleOf, minutesOf } from './clock';
import { driveMinutes, workOf } from './work';
import { changedFacts } from './changes';
import { REFUSAL_CODES, type MoveFacts, type Refusal, type RefusalCode, type TimelineChange } from './types';

const SUNDAY = 7;
export const isTipOpen = (date: LocalDate): boolean =>
  isoWeekday(date) !== SUNDAY && !BANK_HOLIDAYS.days.includes(date);

/** Returns the first day after a day on which a waste site is open. */
export function nextTipDay(date: LocalDate): LocalDate {
  const next = addDays(date, 1);
  return isTipOpen(next) ? next : nextTipDay(next);
}

const LARGEST_UNIT = STORAGE_UNITS.at(-1);
const moversEnd = (facts: MoveFacts): number => Math.max(...moversLegs(facts).map(({ until }) => until));
/** Returns whether the movers finish too late even if they arrive when the slot begins. */
const isTooLong = (facts: MoveFacts): boolean =>
  moversEnd(facts) - (middleOf(facts.slot) - minutesOf(facts.slot[0])) > minutesOf(DAY_ENDS);
const isSameDay = ({ cleaning, date }: MoveFacts): boolean => cleaning?.date === date;

/** Returns the cleaners' arrival in minutes after midnight, late in their slot where it follows from the movers'. */
const cleanersBegin = ({ slot, isFixed }: NonNullable<MoveFacts['cleaning']>): number =>
  isFixed ? minutesOf(slot[1]) : middleOf(slot);

const WRONG: Readonly<Record<RefusalCode, (facts: MoveFacts) => boolean>> = {
  nothing_moves: ({ cubicFeet, storedCubicFeet, awayCubicFeet }) =>
    storedCubicFeet + awayCubicFeet > 0 && storedCubicFeet + awayCubicFeet >= cubicFeet - 1e-9,
  not_taken: ({ notTaken }) => notTaken.length > 0,
  unit_too_small: ({ storedCubicFeet, unit }) => {
    const { squareFeet, count } = unit ?? { squareFeet: LARGEST_UNIT?.squareFeet ?? 0, count: 1 };
    return storedCubicFeet > usableCubicFeet(squareFeet) * count;
  },
  day_too_long: isTooLong,
  late_end: (facts) => moversEnd(facts) > minutesOf(DAY_ENDS) && !isTooLong(facts),
  home_not_empty: (facts) =>
    facts.cleaning !== null &&
    isSameDay(facts) &&
    endOf(moversLegs(facts), 'load') > cleanersBegin(facts.cleaning) + CLEANERS_BESIDE_MOVERS,
  clean_too_late: ({ cleaning }) =>
    cleaning !== null && middleOf(cleaning.slot) + cleanMinutes(cleaning.space) > minutesOf(DAY_ENDS),
  tip_closed: (facts) => {
    const { awayCubicFeet, tipDate, date } = facts;
    if (awayCubicFeet <= 0) return false;
    if (!isTipOpen(tipDate)) return true;
    const leaves = tipDate === date ? moversLegs(facts).find(({ kind }) => kind === 'tip')?.from : undefined;
    return leaves !== undefined && leaves + driveMinutes(MILES_TO.tip) - DRIVE.parking > minutesOf(TIP_HOURS[1]);
  },
  plan_too_short: (facts) => {
    const { load, drive, unload } = workOf(facts);
    const hours = facts.movingSpace === 'custom' ? undefined : PLAN_CAPACITY[facts.movingSpace].hours;
    return hours !== undefined && load + drive + unload > hours * 60 + PLAN_GRACE;
  },
};

const SOFT: readonly RefusalCode[] = ['late_end', 'clean_too_late', 'plan_too_short'];

/** Returns the other slots, the nearest to the chosen one first, the earlier of two first. */
function otherSlots({ slot }: MoveFacts): readonly TimelineChange[] {
  const far = (start: string) => Math.abs(minutesOf(start) - minutesOf(slot[0]));
  return SLOT_TIMES.filter(([start]) => start !== slot[0])
    .toSorted((a, b) => far(a[0]) - far(b[0]) || a[0].localeCompare(b[0]))
    .map((each) => ({ kind: 'slot', slot: each }));
}

/** Returns the larger plans, the next first. Not for a home without a list, which is assumed to fill its plan. */
function largerPlans({ movingSpace, isListed }: MoveFacts): readonly TimelineChange[] {
  const at = FIXED_MOVING_PLANS.findIndex((plan) => plan === movingSpace);
  if (!isListed && movingSpace !== 'mini') return [];
  return FIXED_MOVING_PLANS.slice(at + 1).map((plan) => ({ kind: 'plan', movingSpace: plan }));
}

const packedAhead = ({ packing }: MoveFacts): readonly TimelineChange[] =>
  packing?.mayBeAhead && packing.when === 'same-day' ? [{ kind: 'pack-ahead' }] : [];

/** Returns later times for the cleaners, or other slots for the move where theirs follow from it. */
function laterCleaning(facts: MoveFacts): readonly TimelineChange[] {
  const { cleaning } = facts;
  if (!cleaning) return [];
  if (cleaning.isFixed) return otherSlots(facts);
  const { date, slot } = cleaning;
  return [
    ...SLOT_TIMES.filter(([start]) => start > slot[0]).map((each) => ({ kind: 'cleaning', date, slot: each }) as const),
    { kind: 'cleaning', date: addDays(date, 1), slot: FIRST_SLOT },
  ];
}

/** Returns the units for a volume: the smallest that holds it, or as many of the largest as needed. */
export function unitsFor(cubicFeet: number): { readonly squareFeet: number; readonly count: number } {
  const { unit } = smallestUnitFor(cubicFeet);
  if (unit && usableCubicFeet(unit.squareFeet) >= cubicFeet) return { squareFeet: unit.squareFeet, count: 1 };
  const squareFeet = LARGEST_UNIT?.squareFeet ?? 0;
  return { squareFeet, count: Math.ceil(cubicFeet / usableCubicFeet(squareFeet)) };
}

function shorterDays(facts: MoveFacts): readonly TimelineChange[] {
  return [
    ...otherSlots(facts),
    ...packedAhead(facts),
    ...largerPlans(facts),
    { kind: 'without', addOn: 'PACKING' },
    { kind: 'without', addOn: 'ASSEMBLING' },
  ];
}

/** Changes that may remedy each refusal, the smallest change first. */
const NEAREST: Readonly<Record<RefusalCode, (facts: MoveFacts) => readonly TimelineChange[]>> = {
  nothing_moves: ({ storedCubicFeet, awayCubicFeet }) => [
    { kind: 'instead', instead: storedCubicFeet >= awayCubicFeet ? 'storage' : 'disposal' },
  ],
  not_taken: ({ notTaken }) => [{ kind: 'keep', titles: notTaken }],
  unit_too_small: ({ storedCubicFeet }) => [{ kind: 'units', ...unitsFor(storedCubicFeet) }],
  day_too_long: shorterDays,
  late_end: shorterDays,
  home_not_empty: (facts) => [
    ...packedAhead(facts),
    ...laterCleaning(facts),
    ...largerPlans(facts),
    { kind: 'without', addOn: 'CLEANING' },
  ],
  clean_too_late: (facts) => [...laterCleaning(facts), { kind: 'without', addOn: 'CLEANING' }],
  tip_closed: ({ tipDate }) => [{ kind: 'tip', date: nextTipDay(tipDate) }],
  plan_too_short: largerPlans,
};

const codesOf = (facts: MoveFacts): readonly RefusalCode[] => REFUSAL_CODES.filter((code) => WRONG[code](facts));

/** Returns whether a change removes one refusal without causing another. Refusals in `beside` may appear. */
function helps(facts: MoveFacts, code: RefusalCode, beside: readonly RefusalCode[], change: TimelineChange): boolean {
  if (change.kind === 'instead') return true;
  const before = codesOf(facts);
  const after = codesOf(changedFacts(facts, change));
  return !after.includes(code) && after.every((each) => before.includes(each) || beside.includes(each));
}

/** Returns the smallest change that leaves no refusal, or else one that leaves only advice. */
function nearestOf(facts: MoveFacts, code: RefusalCode): TimelineChange | undefined {
  const changes = NEAREST[code](facts);
  const found = changes.find((each) => helps(facts, code, [], each));
  return found ?? changes.find((each) => helps(facts, code, SOFT, each));
}

/** Returns the refusals of a plan, each with its reason and the smallest change that removes it. */
export function refusalsOf(facts: MoveFacts): readonly Refusal[] {
  return codesOf(facts).map((code) => {
    const change = nearestOf(facts, code);
    return {
      code,
      isHard: !SOFT.includes(code),
      sentence: sentenceOf(code, facts, change),
      nearest: change ? { change, label: labelOf(change) } : null,
    };
  });
}

/** Returns whether a change is ours to make rather than an answer of the customer's. */
const isOurs = ({ kind }: TimelineChange): boolean => kind === 'tip' || kind === 'units';

/** Returns the facts with our own choices settled: the day of the tip, and units where the customer has chosen none. */
export function withCompanyChoices(facts: MoveFacts): MoveFacts {
  const own = refusalsOf(facts).flatMap(({ nearest }) => (nearest && isOurs(nearest.change) ? [nearest.change] : []));
  return own.filter(({ kind }) => kind !== 'units' || facts.unit === null).reduce(changedFacts, facts);
}

const holds = (facts: MoveFacts): boolean =>
  !WRONG.nothing_moves(facts) && !WRONG.day_too_long(facts) && !WRONG.home_not_empty(facts);
const holdsElsewhere = (facts: MoveFacts): boolean =>
  otherSlots(facts).some((change) => holds(changedFacts(facts, change)));

/** Returns whether the slot is feasible, or no other slot of the day is either (then `whyNever` says why). */
export const mayComeIn = (facts: MoveFacts): boolean => holds(facts) || !holdsElsewhere(facts);

/** Returns why a move is not feasible in any slot of a day, with the remedy. Null when it is feasible. */
export function whyNever(facts: MoveFacts): string | null {
  if (holds(facts) || holdsElsewhere(facts)) return null;
  return refusalsOf(facts).find(({ isHard }) => isHard)?.sentence ?? null;
}

const addOnTitle = (addOn: string): string =>
  ADD_ON_SERVICES.find(({ key }) => key === addOn)?.title.toLowerCase() ?? addOn.toLowerCase();

export function labelOf(change: TimelineChange): string {
  switch (change.kind) {
    case 'slot':
      return `Choose ${formatSlot(change.slot)}`;
    case 'plan':
      return `Choose ${SPACE_TITLES[change.movingSpace]}`;
    case 'without':
      return `Leave out ${addOnTitle(change.addOn)}`;
    case 'pack-ahead':
      return 'Pack the day before';
    case 'cleaning':
      return `Clean on ${formatShortDay(change.date)}, ${formatSlot(change.slot)}`;
    case 'tip':
      return `Dispose of it on ${formatShortDay(change.date)}`;
    case 'units':
      return change.count === 1
        ? `Choose a unit of ${formatSquareFeet(change.squareFeet)}`
        : `Choose ${inWords(change.count)} units of ${formatSquareFeet(change.squareFeet)}`;
    case 'keep':
      return 'Take these off the disposal list';
    case 'instead':
      return change.instead === 'storage' ? 'Book storage instead' : 'Book disposal instead';
  }
}

/** Returns the clock time, with "midnight" in place of "00:00". */
const untilWords = (minutes: number): string => (minutes % DAY_MINUTES === 0 ? 'midnight' : clockOf(minutes));

/** Returns the alternative as a sentence, or advice where no change of the order helps. */
function insteadOf(change: TimelineChange | undefined): string {
  if (!change) return 'Ask us and we will plan it with you.';
  switch (change.kind) {
    case 'slot':
      return `${formatSlot(change.slot)} works.`;
    case 'plan':
      return `${SPACE_TITLES[change.movingSpace]} works.`;
    case 'without':
      return `It works without ${addOnTitle(change.addOn)}${change.addOn === 'CLEANING' ? ', which you can book for the next day' : ''}.`;
    case 'pack-ahead':
      return 'Packing on the day before works.';
    case 'cleaning':
      return `${formatShortDay(change.date)}, ${formatSlot(change.slot)} works.`;
    case 'tip':
      return `It stays on the van, and we dispose of it on ${formatShortDay(change.date)}.`;
    case 'units':
      return `${labelOf(change)
        .replace('Choose ', '')
        .replace(/^./, (letter) => letter.toUpperCase())} will do.`;
    case 'keep':
      return 'Leave them where they are, or take them with you.';
    case 'instead':
      return `${change.instead === 'storage' ? 'Storage' : 'Disposal'} can be booked by itself.`;
  }
}

const moversDone = (facts: MoveFacts): string => clockOf(Math.max(...moversLegs(facts).map(({ until }) => until)));

const REASONS: Readonly<Record<RefusalCode, (facts: MoveFacts) => string>> = {
  nothing_moves: () => 'Everything on your list is for storage or disposal, so nothing is left to move.',
  not_taken: ({ notTaken }) => `A waste carrier may not take these: ${notTaken.join(', ')}.`,
  unit_too_small: ({ storedCubicFeet, unit }) =>
    `What you store comes to ${formatCubicFeet(storedCubicFeet)}, more than ${unit ? 'the unit holds' : 'our largest unit holds'}.`,
  day_too_long: (facts) =>
    `With the ${formatSlot(facts.slot)} slot the movers would be done at about ${moversDone(facts)}, and they stop by ${DAY_ENDS}.`,
  late_end: (facts) =>
    `With the ${formatSlot(facts.slot)} slot the movers may be there until about ${moversDone(facts)}, and we would rather be done by ${DAY_ENDS}.`,
  home_not_empty: (facts) =>
    `The home is empty at about ${clockOf(endOf(moversLegs(facts), 'load'))}, but the cleaners come at ${formatSlot(facts.cleaning?.slot ?? facts.slot)}.`,
  clean_too_late: ({ cleaning, slot }) => {
    const minutes = cleaning ? cleanMinutes(cleaning.space) : 0;
    const at = cleaning?.slot ?? slot;
    return `The cleaners come at ${formatSlot(at)} and need about ${lengthOf(minutes)}, so they may be there until ${untilWords(middleOf(at) + minutes)}.`;
  },
  tip_closed: () => `Sites that take our waste are closed on Sundays and bank holidays, and after ${TIP_HOURS[1]}.`,
  plan_too_short: (facts) => {
    const { load, drive, unload } = workOf(facts);
    const hours = facts.movingSpace === 'custom' ? 0 : (PLAN_CAPACITY[facts.movingSpace].hours ?? 0);
    return `Carrying and driving take about ${lengthOf(load + drive + unload)} here, and ${SPACE_TITLES[facts.movingSpace]} is for ${inWords(hours)} hours.`;
  },
};

export const sentenceOf = (code: RefusalCode, facts: MoveFacts, change: TimelineChange | undefined): string =>
  `${REASONS[code](facts)} ${insteadOf(change)}`;
