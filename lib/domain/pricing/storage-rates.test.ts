import { STORAGE_UNITS } from '../catalogue/storage-units';
import { toPounds } from '../money';
import type { StorageSpace, StorageTerm } from '../order-types';
import { CUSTOM_SQUARE_FEET, STORAGE_PRICE_LISTS } from '../prices/storage-price-lists';
import {
  StorageByRequest,
  cheapestPerWeek,
  durationDiscount,
  fourWeeksPrice,
  listPerWeek,
  weeklyPrice,
} from './storage-rates';
import { STORAGE_DURATIONS } from './storage-terms';

const unit = (storageSpace: StorageSpace) => ({ storageSpace, squareFeet: null });
const custom = (squareFeet: number) => ({ storageSpace: 'custom', squareFeet }) as const;

describe('the two price lists of storage', () => {
  it.each([
    ['Plan 3x3', 9, 9, 9],
    ['Plan 3x5', 15, 15.9, 22.99],
    ['Plan 6x4', 24, 21.9, 24.99],
    ['Plan 6x6', 36, 24.9, 31.99],
    ['Plan 8x6', 48, 29.9, 36.99],
    ['Plan 9x8', 72, 44.9, 45.99],
    ['Plan 12x8', 96, 59.9, 59.99],
    ['Plan 15x10', 150, 99.99, 99.99],
    ['Plan 20x10', 200, 129.99, 129.99],
  ] as const)('PRC-5: %s has %i sq ft and costs £%d, or £%d a week', (space, squareFeet, pages, quote) => {
    expect(STORAGE_UNITS.find((candidate) => candidate.space === space)?.squareFeet).toBe(squareFeet);
    expect(STORAGE_PRICE_LISTS.map((list) => toPounds(listPerWeek(list, unit(space))))).toEqual([pages, quote]);
  });

  it('PRC-5: 6 × 4 and 6 × 6 are the popular ones', () => {
    expect(STORAGE_UNITS.filter(({ isPopular }) => isPopular).map(({ title }) => title)).toEqual([
      '6 × 4 ft',
      '6 × 6 ft',
    ]);
  });

  it.each([
    [97, 79.54],
    [100, 82],
    [110, 90.2],
    [121, 99.22],
  ])('PRC-5: a custom unit of %i sq ft costs 82p a square foot: £%d', (squareFeet, pounds) => {
    expect(toPounds(listPerWeek('pages', custom(squareFeet)))).toBe(pounds);
  });

  it('PRC-5: an area costs the same as the unit that has it, and never more than the next larger unit', () => {
    expect(toPounds(listPerWeek('pages', custom(150)))).toBe(99.99);
    expect(toPounds(listPerWeek('pages', custom(149)))).toBe(99.99);
    expect(toPounds(listPerWeek('pages', custom(200)))).toBe(129.99);
  });

  it('PRC-5: more space never costs less', () => {
    const { min, max } = CUSTOM_SQUARE_FEET;
    const areas = Array.from({ length: max - min + 1 }, (_, index) => custom(min + index));
    const prices = areas.map((area) => listPerWeek('pages', area));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    ['pages', 201],
    ['pages', 96],
    ['pages', 100.5],
    ['quote', 100],
  ] as const)('PRC-5: in the list "%s" %d sq ft are by request', (list, squareFeet) => {
    expect(() => listPerWeek(list, custom(squareFeet))).toThrow(StorageByRequest);
  });

  it('PRC-5: the cheapest unit of both lists is 3 × 3 ft at £9', () => {
    for (const list of STORAGE_PRICE_LISTS) {
      const { unit: cheapest, perWeek } = cheapestPerWeek(list);
      expect([cheapest.title, toPounds(perWeek)]).toEqual(['3 × 3 ft', 9]);
    }
  });
});

describe('what a term takes off', () => {
  it('PRC-4: 0, 25, 40 and 55 percent for terms of 0, 1, 3 and 6 months', () => {
    expect(
      STORAGE_DURATIONS.map(({ term, discountPercent, termMonths }) => [term, discountPercent, termMonths]),
    ).toEqual([
      ['weekly', 0, 0],
      ['monthly', 25, 1],
      ['3_months', 40, 3],
      ['6_months', 55, 6],
    ]);
  });

  it.each([
    ['Plan 6x4', 'weekly', 21.9, 87.6],
    ['Plan 6x4', 'monthly', 16.43, 65.72],
    ['Plan 6x4', '3_months', 13.14, 52.56],
    ['Plan 6x4', '6_months', 9.86, 39.44],
    ['Plan 3x5', 'monthly', 11.93, 47.72],
    ['Plan 9x8', '6_months', 20.21, 80.84],
  ] as const)('PRC-6: %s %s costs £%d a week and £%d for four', (space, term, week, fourWeeks) => {
    expect(toPounds(weeklyPrice('pages', unit(space), term))).toBe(week);
    expect(toPounds(fourWeeksPrice('pages', unit(space), term))).toBe(fourWeeks);
  });

  it.each<[StorageTerm, number]>([
    ['weekly', 0],
    ['6_months', 0],
  ])('PRC-4: a unit that keeps its list price has none by %s', (term, percent) => {
    expect(durationDiscount({ noDiscount: true }, term)).toBe(percent);
  });

  it('PRC-4: a custom unit has the discount of the term', () => {
    expect(toPounds(weeklyPrice('pages', custom(100), '6_months'))).toBe(36.9);
  });
});
