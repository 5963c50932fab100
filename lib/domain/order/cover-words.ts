import { formatPence, NOTHING } from '../money';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { limitsText } from '../pricing/cover-charge';
import { COVER_STEPS, type CoverStep } from '../vocabulary';
import { capitalised } from '../wording';
import { COVER_PROMISE, promiseOf } from './cover';
import type { CoverGap } from './cover-gap';

/** COVER_PROMISE with the step that is chosen. */
export const coverPromise = (step: CoverStep): string =>
  step === 'included' ? COVER_PROMISE : `${promiseOf(limitsText(COVER_LIMITS[step]))} This is in the price.`;

/** "£500 an item and £15,000 a job for £19; …": all that can be had for more. */
export const MORE_COVER: string = COVER_STEPS.filter((step) => step !== 'included')
  .map((step) => `${limitsText(COVER_LIMITS[step])} for ${formatPence(COVER_PRICES[step])}`)
  .join('; ');

const leaves = ({ open }: Pick<CoverGap, 'open'>): string =>
  `leaves ${open === NOTHING ? 'nothing' : formatPence(open)} open`;

/** What the meter says: "The included cover leaves £1,250 open". */
export const gapTitle = (gap: CoverGap, step: CoverStep): string =>
  `${step === 'included' ? 'The included cover' : 'The cover you chose'} ${leaves(gap)}`;

/** Under a step: "Leaves £250 open"; '' where nothing has a value. */
export const stepEffect = (gap: CoverGap): string => (gap.total === NOTHING ? '' : capitalised(leaves(gap)));

/** How what is open comes about, after what everything is worth; '' where nothing is open. */
export function gapReason({ open, aboveItem, aboveJob }: CoverGap): string {
  const item = `${formatPence(aboveItem)} of that is above the limit for an item`;
  const job = `${formatPence(aboveJob)} is above the limit for the job`;
  if (open === NOTHING) return '';
  if (aboveJob === NOTHING) return `${item}.`;
  return aboveItem === NOTHING ? `Of that, ${job}.` : `${item}, and ${job}.`;
}

/** What it is in law, wherever more of it is sold. */
export const COVER_IS = 'This is our own liability under our terms, not an insurance policy.';

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
