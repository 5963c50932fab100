import type { VisitKind, VisitState } from './states';
import { vanNow, type CountedItem } from './van';

const item = (planned: number, loaded: number | null = null, unloaded: number | null = null): CountedItem => ({
  planned,
  loaded,
  unloaded,
});

it.each([
  ['planned', 1],
  ['arrived', 1],
  ['loading', 1],
  ['driving', 1],
  ['unloading', 0.5],
  ['done', 0],
] as const)('DAY-3: where nobody counts, a van of a visit that is %s is as full as that: %f', (state, share) => {
  expect(vanNow('move', state, [item(4), item(26)])).toEqual({ share, counted: null });
});

it('DAY-3: the van fills and empties by what is counted', () => {
  expect(vanNow('move', 'loading', [item(4, 3), item(26)])).toEqual({
    share: 0.1,
    counted: { way: 'loaded', count: 3, of: 30 },
  });
  expect(vanNow('move', 'unloading', [item(4, 4, 4), item(26, 26, 8)])).toEqual({
    share: 0.6,
    counted: { way: 'unloaded', count: 12, of: 30 },
  });
});

it('DAY-3: out of the van comes what was counted into it, also what the list does not have', () => {
  expect(vanNow('move', 'unloading', [item(4, 3, 1), item(0, 2, 2), item(5)]).counted).toEqual({
    way: 'unloaded',
    count: 3,
    of: 10,
  });
  expect(vanNow('move', 'loading', [item(4, 6)])).toEqual({ share: 1, counted: { way: 'loaded', count: 6, of: 6 } });
});

it.each([
  ['driving', 1, { way: 'loaded', count: 2, of: 4 }],
  ['done', 0, { way: 'unloaded', count: 1, of: 2 }],
] as const)('DAY-3: what was not counted empties or fills no van that is %s', (state, share, counted) => {
  expect(vanNow('move', state, [item(4, 2, 1)]).share).toBe(share);
  expect(vanNow('move', state, [item(4, 2, 1)]).counted).toEqual(counted);
});

it.each<[VisitKind, VisitState, string | undefined]>([
  ['collection', 'loading', 'loaded'],
  ['collection', 'done', 'loaded'],
  ['return', 'arrived', undefined],
  ['return', 'unloading', 'unloaded'],
  ['clean', 'done', undefined],
  ['move', 'failed', undefined],
])('DAY-3: what a %s that is %s tells of what was counted: %s', (kind, state, way) => {
  expect(vanNow(kind, state, [item(4, 2, 1)]).counted?.way).toBe(way);
});

it('DAY-3: an empty list has nothing to count', () => {
  expect(vanNow('move', 'loading', [])).toEqual({ share: 1, counted: null });
  expect(vanNow('move', 'loading', [item(0, 0)])).toEqual({ share: 1, counted: null });
});
