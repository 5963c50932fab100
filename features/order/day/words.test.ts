import type { VisitDayDto } from '@/lib/contracts/order-day';
import type { VisitKind, VisitState } from '@/lib/domain/visits/states';
import { countWords, creditWords, stepWords, stopOf, streetText, vanWords, visitWords, whoWords } from './words';

const at = (time: string) => `2026-12-15T${time}:00.000Z`;
const WINDOW = { from: at('10:15'), until: at('10:30') };

const visit = (state: VisitState, more: Partial<VisitDayDto> = {}): VisitDayDto => ({
  kind: 'move',
  state,
  slot: ['10:00', '12:00'],
  who: [],
  window: null,
  news: 'as_said',
  credit: null,
  van: { share: 1, counted: null },
  steps: state === 'planned' ? [] : [{ state, at: at('09:58') }],
  ...more,
});
const PLACES = ['N1 2TX', 'SE15 4QL'] as const;
const said = (one: VisitDayDto, isToday = true) =>
  Object.values(visitWords(one, { places: PLACES, isToday })).join(' | ');

it.each([
  ['planned', {}, 'Today between 10:00 and 12:00 | When your crew sets off, this page says when to expect them.'],
  ['on_the_way', { window: WINDOW }, 'Expected between 10:15 and 10:30 | Your crew set off at 09:58.'],
  ['on_the_way', {}, 'On the way to you | Your crew set off at 09:58.'],
  ['arrived', {}, 'Your crew is here | Arrived at 09:58.'],
  ['arrived', { kind: 'clean' }, 'Your team is here | Arrived at 09:58.'],
  ['loading', {}, 'Loading your things | Since 09:58, at N1 2TX.'],
  ['driving', {}, 'On the road to SE15 4QL | Left N1 2TX at 09:58.'],
  ['unloading', {}, 'Unloading your things | Since 09:58, at SE15 4QL.'],
  ['working', { kind: 'clean' }, 'Cleaning | Since 09:58, at N1 2TX.'],
  [
    'done',
    {},
    'Finished at 09:58 | Everything is at SE15 4QL. If anything is missing or damaged, tell us as soon as you see it.',
  ],
  ['done', { kind: 'collection' }, 'Finished at 09:58 | Your things are in your unit.'],
  ['failed', {}, 'Nobody was there | We waited and called, and left at 09:58. Call us to arrange another time.'],
] as const)('DAY-3: a visit that is %s, %j', (state, more, words) => {
  expect(said(visit(state, more))).toBe(words);
});

it('DAY-3: later than we said makes up no time', () => {
  const words = said(visit('on_the_way', { window: WINDOW, news: 'later' }));
  expect(words).toMatch(
    /^Later than we said \| We said between 10:15 and 10:30\. Our office is finding out why, and will call you\.$/,
  );
  expect(words.match(/\d\d:\d\d/g)).toEqual(['10:15', '10:30']);
});

it('DAY-3: without a word it says that, and not that it is late', () => {
  expect(said(visit('planned', { news: 'no_word' }))).toBe(
    'We have not heard from your crew | Your slot ended at 12:00, and we have heard nothing since. Our office can see this too. If nobody is with you, call us.',
  );
});

it('DAY-3: on the evening before it is about tomorrow', () => {
  expect(said(visit('planned'), false)).toBe(
    'Tomorrow between 10:00 and 12:00 | From 06:00 this page shows how far we are.',
  );
});

it.each([
  [[], 'move', 'planned', ''],
  [['Sam'], 'move', 'planned', 'Sam leads your crew.'],
  [['Sam', 'Priya'], 'move', 'loading', 'Sam and Priya lead your crews.'],
  [['Lee'], 'clean', 'working', 'Lee leads your cleaning team.'],
  [['Sam'], 'move', 'done', 'Sam led your crew.'],
] as const)('DAY-3: %j come for a %s that is %s', (who, kind, state, words) => {
  expect(whoWords({ who, kind, state })).toBe(words);
});

it.each([
  ['loading', 'loaded', 12, 30, '12 of 30 things loaded'],
  ['unloading', 'unloaded', 0, 1, '0 of 1 thing unloaded'],
  ['driving', 'loaded', 28, 30, '28 of 30 things counted in'],
  ['driving', 'loaded', 30, 30, '30 of 30 things loaded'],
  ['done', 'unloaded', 28, 30, '28 of 30 things counted out'],
] as const)('DAY-3: a crew that is %s has %s %i of %i', (state, way, count, of, words) => {
  expect(vanWords({ state, van: { share: 0, counted: { way, count, of } } })).toBe(words);
});

it.each([
  ['arrived', 'Your things in the van, to scale'],
  ['unloading', 'Your things being carried in'],
  ['done', 'Everything is out of the van'],
] as const)('DAY-3: where nobody counts, a van that is %s has no number', (state, words) => {
  const uncounted = { state, van: { share: 1, counted: null } };
  expect([countWords(uncounted), vanWords(uncounted)]).toEqual(['', words]);
});

it('DAY-3: each step has its time', () => {
  const steps = [
    { state: 'on_the_way', at: at('09:58') },
    { state: 'driving', at: at('12:40') },
  ] as const;
  expect(stepWords({ steps }, PLACES)).toEqual([
    { when: '09:58', what: 'Set off' },
    { when: '12:40', what: 'Set off for SE15 4QL' },
  ]);
});

it.each([
  [
    'coming',
    'We were late, so £25.90 goes back to you in a few minutes: 10% of the price of the transport. You do not need to do anything.',
  ],
  ['given', 'We were late, so £25.90 went back to you.'],
  ['asked', 'We were late: our office is checking what to refund.'],
] as const)('DAY-3: what goes back is %s', (is, words) => {
  expect(creditWords({ credit: { pounds: 25.9, percent: 10, is } })).toBe(words);
  expect(creditWords({ credit: null })).toBe('');
});

it.each([
  ['move', 'planned', null],
  ['move', 'on_the_way', 'coming'],
  ['move', 'loading', 'first'],
  ['move', 'driving', 'between'],
  ['move', 'done', 'second'],
  ['collection', 'driving', 'between'],
  ['return', 'on_the_way', 'between'],
  ['return', 'arrived', 'second'],
  ['move', 'failed', null],
] as const)('DAY-3: the van of a %s that is %s is seen at: %s', (kind: VisitKind, state, stop) => {
  expect(stopOf({ kind, state })).toBe(stop);
});

it('DAY-3: the words for the drawing say where the van is, and that it is no map', () => {
  expect(streetText('between', PLACES)).toBe(
    'A drawing, not a map: a line from N1 2TX to SE15 4QL, our van on the road from N1 2TX to SE15 4QL.',
  );
  expect(streetText(null, PLACES)).toMatch(/; our van has not set off yet\.$/);
});
