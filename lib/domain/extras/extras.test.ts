import { WAITING_RULE, WAYS_BY_HAND, WAY_LABELS, placeOf, waitedQuarters, waitingPrice, wayByHand } from './extras';

it('XTR-1: two of a kind at two stops are two', () => {
  expect(placeOf({ kind: 'parking', stop: 'delivery' })).toBe('delivery');
  expect(placeOf({ kind: 'waiting', minutes: 40 })).toBe('');
  const stop = { kind: 'stop', side: 'collection', floor: 0, hasLift: false, hasParking: true } as const;
  expect(placeOf(stop)).toBe('collection');
});

it.each([
  [0, 0, 0],
  [30, 0, 0],
  [31, 1, 1_000],
  [45, 1, 1_000],
  [46, 2, 2_000],
  [135, 7, 7_000],
  [150, 8, 8_000],
  [600, 8, 8_000],
])('XTR-1: %i minutes of waiting are %i quarters, %i pence', (minutes, quarters, price) => {
  expect([waitedQuarters(minutes), waitingPrice(minutes)]).toEqual([quarters, price]);
});

it('XTR-1: the rule says its numbers', () => {
  expect(WAITING_RULE).toBe(
    'the first 30 minutes are free, then £10 for every quarter of an hour or part of one, £80 at most',
  );
});

it('XTR-1: cash and transfers are known by hand, payments online are not', () => {
  expect(WAYS_BY_HAND.map((way) => [wayByHand(way), WAY_LABELS[way]])).toEqual([
    ['cash', 'Cash'],
    ['transfer', 'Bank transfer'],
  ]);
  expect([wayByHand('stripe'), wayByHand('test')]).toEqual([undefined, undefined]);
});
