import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { formatCubicFeet } from '../catalogue/inventory';
import { ADD_ON_SERVICES } from '../catalogue/add-on-services';
import { SPACE_TITLES } from '../catalogue/space-titles';
import { formatSquareFeet } from '../catalogue/storage-units';
import { DAY_MINUTES } from '../durations';
import { formatShortDay, formatSlot } from '../london-time';
import { inWords } from '../wording';
import { DAY_ENDS, TIP_HOURS } from './assumptions';
import { clockOf, lengthOf, middleOf } from './clock';
import { cleanMinutes, endOf, moversLegs } from './plan';
import type { MoveFacts, RefusalCode, TimelineChange } from './types';
import { workOf } from './work';

const addOnTitle = (addOn: string): string =>
  ADD_ON_SERVICES.find(({ key }) => key === addOn)?.title.toLowerCase() ?? addOn.toLowerCase();

/** Returns the label of the button that applies a change. */
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
      return `Drive it off on ${formatShortDay(change.date)}`;
    case 'units':
      return change.count === 1
        ? `Choose a unit of ${formatSquareFeet(change.squareFeet)}`
        : `Choose ${inWords(change.count)} units of ${formatSquareFeet(change.squareFeet)}`;
    case 'keep':
      return 'Take these off the list to go away';
    case 'instead':
      return change.instead === 'storage' ? 'Book storage instead' : 'Book disposal instead';
  }
}

/** Returns the clock time, with "midnight" in place of "00:00". */
const untilWords = (minutes: number): string => (minutes % DAY_MINUTES === 0 ? 'midnight' : clockOf(minutes));

/** Returns the alternative as a sentence, or advice where no change of the order helps. */
function insteadOf(change: TimelineChange | undefined): string {
  if (!change) return 'Ask us, and we plan it with you.';
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
      return `The van keeps it, and it is driven off on ${formatShortDay(change.date)}.`;
    case 'units':
      return `${labelOf(change)
        .replace('Choose ', '')
        .replace(/^./, (letter) => letter.toUpperCase())} will do.`;
    case 'keep':
      return 'Leave them where they are, or take them along.';
    case 'instead':
      return `${change.instead === 'storage' ? 'Storage' : 'Disposal'} can be booked by itself.`;
  }
}

const moversDone = (facts: MoveFacts): string => clockOf(Math.max(...moversLegs(facts).map(({ until }) => until)));

/** Reasons why a combination does not work. */
const REASONS: Readonly<Record<RefusalCode, (facts: MoveFacts) => string>> = {
  nothing_moves: () => 'Everything on your list is stored or goes away, so nothing is left to move.',
  not_taken: ({ notTaken }) => `A carrier of waste may not take these: ${notTaken.join(', ')}.`,
  unit_too_small: ({ storedCubicFeet, unit }) =>
    `What you store comes to ${formatCubicFeet(storedCubicFeet)}, more than ${unit ? 'the unit holds' : 'our largest unit holds'}.`,
  day_too_long: (facts) =>
    `With ${formatSlot(facts.slot)} the movers would be done at about ${moversDone(facts)}, and they stop by ${DAY_ENDS}.`,
  late_end: (facts) =>
    `With ${formatSlot(facts.slot)} the movers may be there until about ${moversDone(facts)}, and we would rather be done by ${DAY_ENDS}.`,
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

/** Returns the reason and the alternative. */
export const sentenceOf = (code: RefusalCode, facts: MoveFacts, change: TimelineChange | undefined): string =>
  `${REASONS[code](facts)} ${insteadOf(change)}`;
