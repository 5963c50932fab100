import { waitedQuarters, waitingPrice, WAITING_RULE } from './waiting';

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
    'the first 30 minutes are free, then £10 for every quarter of an hour that has begun, £80 at most',
  );
});
