import { STORAGE_UNITS } from '../catalogue/storage-units';
import { fitsIn, nearestSizes, takenOf } from './free-units';

describe('units that are free', () => {
  it.each([
    ['Plan 6x4', null, [], 0, false],
    ['Plan 6x4', null, [], 1, true],
    ['Plan 6x4', null, [null], 1, false],
    ['Plan 6x4', null, [null], 2, true],
    ['custom', 100, [], 100, true],
    ['custom', 101, [], 100, false],
    ['custom', 100, [120, 80], 300, true],
    ['custom', 101, [120, 80], 300, false],
  ] as const)('%s of %p sq ft beside %p, of %i in all: %p', (space, squareFeet, taken, capacity, fits) => {
    expect(fitsIn({ space, squareFeet }, taken, capacity)).toBe(fits);
  });

  it('counts units one each, and custom ones by their square feet', () => {
    const small = { space: 'Plan 3x3', squareFeet: null } as const;
    const taken = takenOf([small, small, { space: 'custom', squareFeet: 100 }, { space: 'custom', squareFeet: 97 }]);
    expect([taken['Plan 3x3'], taken['Plan 3x5'], taken.custom]).toEqual([2, 0, 197]);
  });

  it.each([
    ['between two sizes, the larger first', 24, ['6 × 6 ft', '3 × 5 ft']],
    ['the smallest has none below it', 9, ['3 × 5 ft']],
    ['the largest has none above it', 200, ['15 × 10 ft']],
  ])('nearest to a full size: %s', (_, wanted, titles) => {
    expect(nearestSizes(STORAGE_UNITS, wanted).map(({ title }) => title)).toEqual(titles);
  });
});
