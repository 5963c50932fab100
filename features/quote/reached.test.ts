import type { DraftDto } from '@/lib/contracts/checkout';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { fullAnswers } from '@/lib/testing/moves';
import { fullCleaningAnswers } from '@/lib/testing/services';
import { withStep } from './reached';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const NO_DAY = { dates: { movingDate: '' }, timeSlot: { movingDate: null } } as const;

const reached = async (changes: Partial<DraftDto>, now = NOW) => {
  const draft = {
    draftId: 'one',
    flow: 'moving',
    step: 'items',
    answers: fullAnswers(),
    order: null,
    store: null,
    savedAt: '',
    expiresAt: '',
    ...changes,
  } as DraftDto;
  const { title, path } = (await withStep(draft, now)).step;
  return [title, path];
};

it.each([
  ['after the one saved last', 'items', fullAnswers(NO_DAY), 'Step 4 of 5: Day and slot', 'date'],
  ['the one saved last, while it is not answered', 'date', fullAnswers(NO_DAY), 'Step 4 of 5: Day and slot', 'date'],
  ['not beyond what was seen', 'packing', fullAnswers(), 'Step 2 of 5: Addresses', 'addresses'],
  [
    'the first that is missing',
    'items',
    { ...EMPTY_MOVING_ANSWERS, movingSpace: 'mini' },
    'Step 2 of 5: Addresses',
    'addresses',
  ],
  ['the check, once all is answered', 'details', fullAnswers(), 'Check your answers', 'check'],
  ['the second of a flow that has no such step', '../../desk', fullAnswers(), 'Step 2 of 5: Addresses', 'addresses'],
] as const)('goes on at %s', async (_what, step, answers, title, id) => {
  expect(await reached({ step, answers })).toEqual([title, `/get-a-quote/moving/${id}?quote=one`]);
});

it('goes on in its own flow', async () => {
  const draft = { flow: 'cleaning', step: 'details', answers: fullCleaningAnswers() } as const;
  expect(await reached(draft)).toEqual(['Check your answers', '/get-a-quote/cleaning/check?quote=one']);
});
