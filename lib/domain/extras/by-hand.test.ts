import { WAY_LABELS, wayByHand, WAYS_BY_HAND } from './by-hand';

it('XTR-1: cash and transfers are known by hand, payments online are not', () => {
  expect(WAYS_BY_HAND.map((way) => [wayByHand(way), WAY_LABELS[way]])).toEqual([
    ['cash', 'Cash'],
    ['transfer', 'Bank transfer'],
  ]);
  expect([wayByHand('stripe'), wayByHand('test')]).toEqual([undefined, undefined]);
});
