import { calculateStorageSize } from '@/lib/api/storage';
import { useAsked } from '@/lib/api/use-asked';
import { useSettled } from '@/lib/api/use-settled';
import type { ListSizeDto } from '@/lib/contracts/storage';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { agreesToWhatFits } from '@/lib/domain/answers/what-fits';
import { unitContents } from '@/lib/domain/answers/unit-contents';
import { useAnswers } from '../../engine/form';
import { adviceFor, type Advice } from './advice';

/** A stepper pressed five times is one question. */
const SETTLED_AFTER_MS = 600;

type Body = Parameters<typeof calculateStorageSize>[0];

/** The verdict stands in three places of a page, which ask the same: one call answers them all. */
let last: { readonly wording: string; readonly answer: Promise<ListSizeDto> } | null = null;
function askOnce(body: Body): Promise<ListSizeDto> {
  const wording = JSON.stringify(body);
  if (last?.wording === wording) return last.answer;
  const answer = calculateStorageSize(body);
  last = { wording, answer };
  answer.catch(() => (last = null));
  return answer;
}

export type UnitFit = {
  readonly holds: boolean;
  /** "12 × Medium box" for each thing that finds no room. */
  readonly outside: readonly string[];
  /** Nothing was placed: only the volumes were compared. */
  readonly isByVolume: boolean;
  /** The unit that would be right, when the chosen one is not. */
  readonly advice: Advice | null;
  /** The customer has said to store what fits. */
  readonly isAgreed: boolean;
};

/** Whether the list fits the chosen unit, by packing it; null while nothing is listed or the answer is on its way. */
export function useUnitFit(): UnitFit | null {
  const { values } = useAnswers<StorageAnswers>();
  const { storageSpace, squareFeet, storedItems } = values;
  const listed = useSettled(values.furnitureItems, SETTLED_AFTER_MS);
  const furnitureItems = unitContents({ storedItems, furnitureItems: listed });
  const isAskable = storageSpace !== '' && listed.length > 0;
  const { state, answer } = useAsked(askOnce, isAskable ? { furnitureItems, storageSpace, squareFeet } : null);
  if (!isAskable || state !== 'ready' || !answer?.chosen) return null;
  const { holds, outside, measuredBy } = answer.chosen;
  const advice = adviceFor(values, answer);
  return {
    holds,
    outside: outside.map(({ title, quantity }) => `${quantity} × ${title}`),
    isByVolume: measuredBy === 'volume',
    advice: advice?.kind === (holds ? 'larger' : 'smaller') ? null : advice,
    isAgreed: agreesToWhatFits(values),
  };
}
