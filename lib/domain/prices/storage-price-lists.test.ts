import { STORAGE_SPACES } from '../order-types';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { CUSTOM_PER_SQUARE_FOOT, CUSTOM_SQUARE_FEET, listPrice } from './storage-price-lists';

describe('the two price lists of the specification', () => {
  it.each([
    ['Plan 3x3', 900, 900],
    ['Plan 3x5', 1_590, 2_299],
    ['Plan 6x4', 2_190, 2_499],
    ['Plan 6x6', 2_490, 3_199],
    ['Plan 8x6', 2_990, 3_699],
    ['Plan 9x8', 4_490, 4_599],
    ['Plan 12x8', 5_990, 5_999],
    ['Plan 15x10', 9_999, 9_999],
    ['Plan 20x10', 12_999, 12_999],
  ] as const)('PRC-5: %s: %i pence on the storage pages, %i by the second list', (space, pages, quote) => {
    expect([listPrice('pages', space), listPrice('quote', space)]).toEqual([pages, quote]);
  });

  it('PRC-5: price every unit, the larger never cheaper', () => {
    for (const list of ['pages', 'quote'] as const) {
      const prices = STORAGE_UNITS.map(({ space }) => listPrice(list, space));
      expect(prices).toHaveLength(STORAGE_SPACES.length - 1);
      expect(prices.toSorted((a, b) => a - b)).toEqual(prices);
    }
  });

  it('PRC-5: a custom unit is 82p a square foot on the storage pages, by request on the other list', () => {
    expect(CUSTOM_PER_SQUARE_FOOT).toEqual({ pages: 82, quote: null });
  });

  it('PRC-5: a custom area begins above the largest unit of the first list and ends with the largest of all', () => {
    const largest = STORAGE_UNITS.at(-1)?.squareFeet;
    const ofFirstList = STORAGE_UNITS.find(({ space }) => space === 'Plan 12x8')?.squareFeet;
    expect(CUSTOM_SQUARE_FEET).toEqual({ min: (ofFirstList ?? 0) + 1, max: largest });
  });
});
