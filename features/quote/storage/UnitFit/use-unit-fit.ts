import { calculateStorageSize } from '@/lib/api/storage';
import { useAsked } from '@/lib/api/use-asked';
import { useSettled } from '@/lib/api/use-settled';
import type { ListSizeDto } from '@/lib/contracts/storage';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { agreesToWhatFits, unitContents } from '@/lib/domain/answers/unit-fit';
import { useAnswers } from '../../engine/form';
import { adviceFor, type Advice } from './advice';

/** Delay before a request, so that repeated clicks on a stepper cause one. */
const SETTLED_AFTER_MS = 600;

type Body = Parameters<typeof calculateStorageSize>[0];

/** The last request and its answer, because three places on the page ask for the same verdict. */
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
  /** The items that do not fit: "12 × Medium box". */
  readonly outside: readonly string[];
  /** Whether only volumes were compared, without packing. */
  readonly isByVolume: boolean;
  /** The better unit, when the chosen one is not the right one. */
  readonly advice: Advice | null;
  readonly isAgreed: boolean;
};

/** Returns whether the packed list fits the chosen unit; null while that is unknown. */
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
