import { placeOf } from './kinds';

it('XTR-1: two of a kind at two stops are two', () => {
  expect(placeOf({ kind: 'parking', stop: 'delivery' })).toBe('delivery');
  expect(placeOf({ kind: 'waiting', minutes: 40 })).toBe('');
  const stop = { kind: 'stop', side: 'collection', floor: 0, hasLift: false, hasParking: true } as const;
  expect(placeOf(stop)).toBe('collection');
});
