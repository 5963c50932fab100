import type { DraftDto } from '@/lib/contracts/checkout';
import { EMPTY_ADDRESS, EMPTY_CLEANING_ANSWERS, EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { addressesWith, anAddress, fullAnswers } from '@/lib/testing/moves';
import { fullCleaningAnswers, fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { savedQuotes } from './quotes';

const NOTHING = { forget: undefined, done: undefined };
const STEP = { title: 'Step 4 of 5: Day and slot', path: '/get-a-quote/moving/date?quote=one' };

const quote = (changes: Partial<DraftDto> = {}) => ({
  draft: {
    draftId: 'one',
    flow: 'moving',
    step: 'items',
    answers: fullAnswers(),
    order: null,
    store: null,
    savedAt: '2026-11-24T23:30:00.000Z',
    expiresAt: '2026-12-22T23:30:00.000Z',
    ...changes,
  } as DraftDto,
  step: STEP,
});
const rowOf = (changes: Partial<DraftDto>) => savedQuotes([quote(changes)], NOTHING).rows[0];

it.each([
  ['moving', fullAnswers(), ['moving quote, N1 to SE15', '1 bedroom move', 'From N1 to SE15']],
  ['moving', EMPTY_MOVING_ANSWERS, ['moving quote, Move', 'Move', '']],
  [
    'moving',
    {
      ...EMPTY_MOVING_ANSWERS,
      addresses: addressesWith({ collection: EMPTY_ADDRESS, delivery: anAddress({ postcode: 'SE15 4QL' }) }),
    },
    ['moving quote, to SE15', 'Move', 'To SE15'],
  ],
  ['storage', fullStorageAnswers(), ['storage quote, N1', '6 × 4 ft unit', 'Collected from N1']],
  [
    'storage-return',
    fullReturnAnswers({ returnKind: 'unit' }),
    ['return quote, SE15', 'Everything in your unit, brought back', 'To SE15'],
  ],
  [
    'cleaning',
    fullCleaningAnswers({ cleaningSpace: 'two_bedroom' }),
    ['cleaning quote, E1', '2 bedroom clean', 'In E1'],
  ],
  ['cleaning', EMPTY_CLEANING_ANSWERS, ['cleaning quote, Clean', 'Clean', '']],
] as const)('a quote for %s says what it is for and where', (flow, answers, said) => {
  const row = rowOf({ flow, answers } as Partial<DraftDto>);
  expect([row?.name, row?.title, row?.where]).toEqual(said);
});

it('says its days as London counts them, where it goes on and where it is forgotten', () => {
  expect(rowOf({})).toMatchObject({
    changed: 'Tuesday 24 November 2026',
    keptUntil: 'Tuesday 22 December 2026',
    step: STEP.title,
    href: STEP.path,
    forgetHref: '/account/orders?forget=one#forget',
    isAsked: false,
    note: null,
  });
});

it('says of a return whose proof is over that it is asked for again', () => {
  const answers = fullReturnAnswers();
  expect(rowOf({ flow: 'storage-return', answers, store: null })?.note).toMatch(
    /^Before you order it, we ask you to confirm again/,
  );
  expect(rowOf({ flow: 'storage-return', answers, store: 'SM-1' })?.note).toBeNull();
});

it('tells two that are alike by when they were changed', () => {
  const quotes = [quote(), quote({ draftId: 'two', savedAt: '2026-11-23T09:00:00.000Z' })];
  expect(savedQuotes(quotes, NOTHING).rows.map(({ name }) => name)).toEqual([
    'moving quote, N1 to SE15, changed Tuesday 24 November 2026, 23:30',
    'moving quote, N1 to SE15, changed Monday 23 November 2026, 09:00',
  ]);
});

it('shows ten, and says when there are more', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => quote({ draftId: `draft-${n}` }));
  const shown = (count: number) => {
    const { rows, hasMore } = savedQuotes(many(count), NOTHING);
    return [rows.length, hasMore];
  };
  expect([shown(10), shown(11)]).toEqual([
    [10, false],
    [10, true],
  ]);
});

it('asks about the one that the address names, and says what became of it', () => {
  const asked = (forget: unknown) => savedQuotes([quote()], { ...NOTHING, forget }).rows[0]?.isAsked;
  expect([asked('one'), asked('two'), asked(['one'])]).toEqual([true, false, false]);
  const notice = (done: unknown) => savedQuotes([], { ...NOTHING, done }).notice?.kind;
  expect(['forgotten', 'gone', 'toString', ['gone'], undefined].map(notice)).toEqual([
    'success',
    'info',
    undefined,
    undefined,
    undefined,
  ]);
});
