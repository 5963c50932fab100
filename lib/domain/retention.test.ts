import { ordersKeptSince } from './retention';

describe('orders are kept for six years after their tax year', () => {
  it.each([
    ['2026-04-05', '2019-04-06'],
    ['2026-04-06', '2020-04-06'],
    ['2026-12-31', '2020-04-06'],
    ['2027-01-01', '2020-04-06'],
    ['2027-04-05', '2020-04-06'],
    ['2027-04-06', '2021-04-06'],
  ])('on %s those that ended since %s', (today, since) => {
    expect(ordersKeptSince(today)).toBe(since);
  });
});
