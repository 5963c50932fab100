import { saveDraft } from '@/lib/api/drafts';
import {
  EMPTY_MOVING_ANSWERS,
  EMPTY_STORAGE_ANSWERS,
  type MovingAnswers,
  type StorageAnswers,
} from '@/lib/domain/answers/flow-answers';
import { ROUTES, stepPath } from '@/lib/routes';

export type Chosen =
  | ({ readonly flow: 'moving' } & Pick<MovingAnswers, 'movingSpace' | 'furnitureItems'>)
  | ({ readonly flow: 'storage' } & Pick<
      StorageAnswers,
      'storageSpace' | 'squareFeet' | 'storageTerm' | 'furnitureItems'
    >);

const FIRST_STEP = 'packing';

const STARTS = {
  moving: { path: ROUTES.movingQuote, empty: EMPTY_MOVING_ANSWERS },
  storage: { path: ROUTES.storageQuote, empty: EMPTY_STORAGE_ANSWERS },
} as const;

/** Saves the chosen values as a draft. Returns the URL of the flow's first step. */
export async function saveChosen({ flow, ...chosen }: Chosen): Promise<string> {
  const { path, empty } = STARTS[flow];
  const { draftId } = await saveDraft({ draftId: null, flow, step: FIRST_STEP, answers: { ...empty, ...chosen } });
  return stepPath(path, FIRST_STEP, draftId);
}
