import { saveDraft } from '@/lib/api/drafts';
import { EMPTY_MOVING_ANSWERS, type MovingAnswers } from '@/lib/domain/answers/moving';
import { EMPTY_STORAGE_ANSWERS, type StorageAnswers } from '@/lib/domain/answers/storage';
import { ROUTES, stepPath } from '@/lib/routes';

/** What was chosen here, in the words of the flow's own answers. */
export type Chosen =
  | ({ readonly flow: 'moving' } & Pick<MovingAnswers, 'movingSpace' | 'furnitureItems'>)
  | ({ readonly flow: 'storage' } & Pick<
      StorageAnswers,
      'storageSpace' | 'squareFeet' | 'storageTerm' | 'furnitureItems'
    >);

/** The first question of both flows. */
const FIRST_STEP = 'packing';

const STARTS = {
  moving: { path: ROUTES.movingQuote, empty: EMPTY_MOVING_ANSWERS },
  storage: { path: ROUTES.storageQuote, empty: EMPTY_STORAGE_ANSWERS },
} as const;

/** Saves what was chosen as a draft, so that any page of the flow finds it. Returns the address of the flow's first step. */
export async function saveChosen({ flow, ...chosen }: Chosen): Promise<string> {
  const { path, empty } = STARTS[flow];
  const { draftId } = await saveDraft({ draftId: null, flow, step: FIRST_STEP, answers: { ...empty, ...chosen } });
  return stepPath(path, FIRST_STEP, draftId);
}
