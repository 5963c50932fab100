import { storageUnit } from '@/lib/domain/catalogue/storage-units';
import type { ListSizeDto, StorageSizeDto } from '@/lib/contracts/storage';
import { agreesToWhatFits, unitContents, type StorageAnswers } from '@/lib/domain/answers/flow-answers';
import type { StorageSpace } from '@/lib/domain/order-types';
import { squareFeetOf } from '@/lib/domain/pricing/storage-rates';
import { LIST_TERM, rentText } from '../units';
import { calculateStorageSize } from '@/lib/api/storage';
import { useLatestCall } from '@/lib/api/use-latest-call';
import { useSettled } from '@/lib/api/use-settled';
import { allButText } from '@/lib/domain/wording';
import { useAnswers } from '@/features/quote/engine/form';

export type Advice =
  | {
      readonly kind: 'larger' | 'smaller';
      readonly space: StorageSpace;
      readonly title: string;
      readonly week: string;
      /** "it all", "all but the TV". */
      readonly holds: string;
    }
  | { readonly kind: 'none' };

type Chosen = Pick<StorageAnswers, 'storageSpace' | 'squareFeet' | 'storageTerm'>;

/**
 * Returns a better unit, or null. `size` is the unit that the server advises after packing the list. `holds`: whether the
 * chosen unit holds the list.
 */
export function adviceFor(
  { storageSpace, squareFeet, storageTerm }: Chosen,
  size: StorageSizeDto,
  holds: boolean,
): Advice | null {
  if (storageSpace === '' || (storageSpace === 'custom' && squareFeet === null)) return null;
  const { allBut } = size;
  const chosen = squareFeetOf({ storageSpace, squareFeet });
  // A unit that leaves one piece out is no better than one that is as large and does the same.
  const isEnough = allBut !== null && (holds || storageUnit(allBut.storageSpace).squareFeet > chosen);
  const space = isEnough ? allBut.storageSpace : size.storageSpace;
  if (space === null) return { kind: 'none' };
  const needed = storageUnit(space);
  if (needed.squareFeet === chosen || storageSpace === needed.space) return null;
  const rent = rentText({ storageSpace: needed.space, squareFeet: null }, storageTerm || LIST_TERM);
  if (!rent) return null;
  const kind = needed.squareFeet > chosen ? 'larger' : 'smaller';
  const what = isEnough ? allButText(allBut.piece) : 'it all';
  return { kind, space, title: needed.title, week: rent.week, holds: what };
}

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

/** Returns whether the packed list fits the chosen unit; null while that is unknown. */
export function useUnitFit() {
  const { values } = useAnswers<StorageAnswers>();
  const { storageSpace, squareFeet, storedItems } = values;
  const listed = useSettled(values.furnitureItems, SETTLED_AFTER_MS);
  const furnitureItems = unitContents({ storedItems, furnitureItems: listed });
  const isAskable = storageSpace !== '' && listed.length > 0;
  const { state, answer } = useLatestCall(askOnce, isAskable ? { furnitureItems, storageSpace, squareFeet } : null);
  if (!isAskable || state !== 'ready' || !answer?.chosen) return null;
  const { holds, outside, measuredBy } = answer.chosen;
  const advice = adviceFor(values, answer, holds);
  const { allBut } = answer;
  return {
    holds,
    outside: outside.map(({ title, quantity }) => `${quantity} × ${title}`),
    /** The one small piece that the chosen unit leaves out, in a sentence; null when everything or much less fits. */
    allBut: allBut?.storageSpace === storageSpace && !holds ? allBut.piece : null,
    isByVolume: measuredBy === 'volume',
    advice: advice?.kind === (holds ? 'larger' : 'smaller') ? null : advice,
    isAgreed: agreesToWhatFits(values),
  };
}

export type UnitFit = NonNullable<ReturnType<typeof useUnitFit>>;
