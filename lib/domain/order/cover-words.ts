import { formatPence, NOTHING } from '../money';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { limitsText } from '../pricing/cover-charge';
import { COVER_STEPS, type CoverStep } from '../vocabulary';
import { capitalised } from '../wording';
import { COVER_PROMISE, promiseOf } from './cover';
import type { CoverGap } from './cover-gap';

/** What it is in law, wherever more of it is sold. */
export const COVER_IS = 'This is our own liability under our terms, not an insurance policy.';

/** What cover is chosen for: a move, or things from their collection into storage until they are back. */
export type CoverOf = 'move' | 'stay';
const CHOSEN_FOR: Readonly<Record<CoverOf, string>> = {
  move: 'once for the whole move',
  stay: 'once for the whole stay: the collection, the time in your unit and every return',
};

/** What more cover costs, and how often; with COVER_IS. */
export const coverHint = (of: CoverOf): string =>
  `More cover than is included costs the price shown, ${CHOSEN_FOR[of]}. ${COVER_IS}`;

/** COVER_PROMISE with the step that is chosen. */
export const coverPromise = (step: CoverStep): string =>
  step === 'included' ? COVER_PROMISE : `${promiseOf(limitsText(COVER_LIMITS[step]))} This is in the price.`;

/** … or, of what fills or leaves a unit, with the one that was chosen for its stay. */
export const coverText = (step: CoverStep | 'as_stored'): string =>
  step === 'as_stored'
    ? `${COVER_PROMISE} If you ordered more cover with your storage, that applies instead.`
    : coverPromise(step);

/** "£500 an item and £15,000 a job for £19; …": all that can be had for more. */
export const MORE_COVER: string = COVER_STEPS.filter((step) => step !== 'included')
  .map((step) => `${limitsText(COVER_LIMITS[step])} for ${formatPence(COVER_PRICES[step])}`)
  .join('; ');

const reach = ({ open }: Pick<CoverGap, 'open'>): string =>
  open === NOTHING ? 'is enough for your list' : `falls ${formatPence(open)} short`;

/** What the meter says: "The included cover falls £1,250 short". */
export const gapTitle = (gap: CoverGap, step: CoverStep): string =>
  `${step === 'included' ? 'The included cover' : 'The cover you chose'} ${reach(gap)}`;

/** Under a step: "Falls £250 short"; '' where nothing has a value. */
export const stepEffect = (gap: CoverGap): string => (gap.total === NOTHING ? '' : capitalised(reach(gap)));

/** How what is open comes about, after what everything is worth; '' where nothing is open. */
export function gapReason({ open, aboveItem, aboveJob }: CoverGap): string {
  const item = `${formatPence(aboveItem)} of that is above the limit for one item`;
  const job = `${formatPence(aboveJob)} is above the limit for the job`;
  if (open === NOTHING) return '';
  if (aboveJob === NOTHING) return `${item}.`;
  return aboveItem === NOTHING ? `Of that, ${job}.` : `${item}, and ${job}.`;
}

/** What no step covers, as the terms say it. */
export const NEVER_COVERED = {
  before: 'damage that was there before, or that comes from the nature of the item',
  boxes: 'the contents of boxes that you packed, unless we handled them carelessly',
  kept: 'things that these terms ask you not to give us',
  nobody: 'delays and damage that nobody could have prevented',
} as const;

/** … said outside the terms, which name those things. */
export const NEVER_COVERED_WORDS: readonly string[] = [
  NEVER_COVERED.before,
  NEVER_COVERED.boxes,
  'money, jewellery and papers, and whatever else our terms ask you not to give us',
  NEVER_COVERED.nobody,
];
