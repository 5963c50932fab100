import { NOTHING, formatPence } from '../money';
import { COVER_STEPS, type CoverStep } from '../order-types';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { limitsText } from '../pricing/charges';
import { COVER_PROMISE, promiseOf } from './cover';
import type { CoverGap } from './cover-gap';

/** The legal nature of cover, stated wherever more of it is sold. */
export const COVER_IS = 'This is our own liability under our terms, not an insurance policy.';

/** The subject of the cover: a move, or a stay in storage from the collection until everything is returned. */
export type CoverOf = 'move' | 'stay';
const CHOSEN_FOR: Readonly<Record<CoverOf, string>> = {
  move: 'once for the whole move',
  stay: 'once for the whole stay: the collection, the time in your unit and every return',
};

export const coverHint = (of: CoverOf): string =>
  `More cover than is included costs the price shown, ${CHOSEN_FOR[of]}. ${COVER_IS}`;

export const coverPromise = (step: CoverStep): string =>
  step === 'included' ? COVER_PROMISE : `${promiseOf(limitsText(COVER_LIMITS[step]))} This is in the price.`;

/** Returns the promise of a step. For items that join or leave a rented unit, the cover of the rental applies. */
export const coverText = (step: CoverStep | 'as_stored'): string =>
  step === 'as_stored'
    ? `${COVER_PROMISE} If you ordered more cover with your storage, that applies instead.`
    : coverPromise(step);

/** The steps that cost extra: "£500 an item and £15,000 a job for £19; …". */
export const MORE_COVER: string = COVER_STEPS.filter((step) => step !== 'included')
  .map((step) => `${limitsText(COVER_LIMITS[step])} for ${formatPence(COVER_PRICES[step])}`)
  .join('; ');

const coverName = (step: CoverStep): string => (step === 'included' ? 'The included cover' : 'The cover you chose');

export const gapTitle = ({ open }: Pick<CoverGap, 'open'>, step: CoverStep): string =>
  `${coverName(step)} ${open === NOTHING ? 'is enough for your list' : `leaves ${formatPence(open)} not covered`}`;

/** Returns the effect of a step: "£250 not covered". Empty if no item has a value. */
export function stepEffect({ total, open }: Pick<CoverGap, 'total' | 'open'>): string {
  if (total === NOTHING) return '';
  return open === NOTHING ? 'Covers your list' : `${formatPence(open)} not covered`;
}

/** Returns what the list is worth and what a step would pay of it: "The included cover would pay £860." */
export function worthText({ total, covered, open }: CoverGap, step: CoverStep): string {
  const worth = `Your things are worth about ${formatPence(total)} second-hand.`;
  return open === NOTHING ? worth : `${worth} ${coverName(step)} would pay ${formatPence(covered)}.`;
}

export const NEVER_COVERED = {
  before: 'damage that was there before, or that comes from the nature of the item',
  boxes: 'the contents of boxes that you packed, unless we handled them carelessly',
  kept: 'things that these terms ask you not to give us',
  nobody: 'delays and damage that nobody could have prevented',
} as const;

/** The losses that no step covers, for texts outside the terms: these name examples of `kept`. */
export const NEVER_COVERED_WORDS: readonly string[] = [
  NEVER_COVERED.before,
  NEVER_COVERED.boxes,
  'money, jewellery and papers, and whatever else our terms ask you not to give us',
  NEVER_COVERED.nobody,
];

export const stepTitle = (step: CoverStep): string => `Up to ${limitsText(COVER_LIMITS[step])}`;
