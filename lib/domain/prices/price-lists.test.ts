import { toPounds } from '../money';
import { CLEANING_GUARANTEE_HOURS, CLEANING_PLANS, LARGER_HOME_FROM } from './price-lists';

describe('the price lists of the services that a person books', () => {
  it.each([
    ['one_bedroom', 209, 2, 5],
    ['two_bedroom', 269, 2, 5],
    ['three_bedroom', 299, 2, 6],
  ] as const)('PRC-3: a clean of %s costs £%i: %i cleaners, %i hours', (space, pounds, cleaners, hours) => {
    const { price, ...crew } = CLEANING_PLANS[space];
    expect([toPounds(price), crew]).toEqual([pounds, { cleaners, hours }]);
  });

  it('PRC-3: says larger homes from £299, by request', () => {
    expect(toPounds(LARGER_HOME_FROM)).toBe(299);
  });

  it('PRC-3: guarantees a clean for 72 hours', () => {
    expect(CLEANING_GUARANTEE_HOURS).toBe(72);
  });
});
