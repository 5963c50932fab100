import Router from 'next/router';
import { useState } from 'react';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/moving';
import { EMPTY_STORAGE_ANSWERS } from '@/lib/domain/answers/storage';
import type { FurnitureItem, MovingSpace, StorageTerm } from '@/lib/domain/vocabulary';
import type { StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { ROUTES, stepPath } from '@/lib/routes';

/** The first question of both flows. */
const FIRST_STEP = 'packing';

type NewDraft = { readonly flow: 'moving' | 'storage'; readonly path: string; readonly answers: object };

export const moveDraft = (movingSpace: MovingSpace, furnitureItems: readonly FurnitureItem[]): NewDraft => ({
  flow: 'moving',
  path: ROUTES.movingQuote,
  answers: { ...EMPTY_MOVING_ANSWERS, movingSpace, furnitureItems },
});

export const storageDraft = (
  { storageSpace, squareFeet }: StorageToRent,
  storageTerm: StorageTerm,
  furnitureItems: readonly FurnitureItem[],
): NewDraft => ({
  flow: 'storage',
  path: ROUTES.storageQuote,
  answers: { ...EMPTY_STORAGE_ANSWERS, storageSpace, squareFeet, storageTerm, furnitureItems },
});

/** Goes on into a quote with what was chosen here: saved as a draft first, so that any page of the flow finds it. */
export function useContinue() {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const goOn = async ({ flow, path, answers }: NewDraft) => {
    setState('saving');
    try {
      const { saveDraft } = await import('@/lib/api/drafts');
      const { draftId } = await saveDraft({ draftId: null, flow, step: FIRST_STEP, answers });
      await Router.push(stepPath(path, FIRST_STEP, draftId));
      setState('idle');
    } catch {
      // The call has reported it; here it is only told.
      setState('failed');
    }
  };
  return { state, goOn: (draft: NewDraft) => void goOn(draft) };
}
