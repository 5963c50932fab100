import { placeOf } from './kinds';

it('XTR-1: two of a kind at two stops are two', () => {
  expect(placeOf({ kind: 'parking', stop: 'delivery' })).toBe('delivery');
  expect(placeOf({ kind: 'waiting', minutes: 40 })).toBe('');
});
