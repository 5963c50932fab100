import { fc } from '@/lib/testing/fast-check';
import { STORAGE_SPACES, type StorageUnitSpace } from '../order-types';
import {
  areaOf,
  floorOf,
  formatSquareFeet,
  smallestUnitFor,
  storageUnit,
  STORAGE_UNITS,
  UNIT_HEIGHT_FEET,
  usableCubicFeet,
} from './storage-units';

describe('the units', () => {
  it.each([
    ['Plan 3x3', '3 × 3 ft', 9],
    ['Plan 3x5', '3 × 5 ft', 15],
    ['Plan 6x4', '6 × 4 ft', 24],
    ['Plan 6x6', '6 × 6 ft', 36],
    ['Plan 8x6', '8 × 6 ft', 48],
    ['Plan 9x8', '9 × 8 ft', 72],
    ['Plan 12x8', '12 × 8 ft', 96],
    ['Plan 15x10', '15 × 10 ft', 150],
    ['Plan 20x10', '20 × 10 ft', 200],
  ] as const)('PRC-5: %s is %s and %i square feet', (space, title, squareFeet) => {
    expect(storageUnit(space)).toMatchObject({ title, squareFeet });
  });

  it('PRC-5: are 8 ft high; 6 × 4 and 6 × 6 are popular', () => {
    expect(UNIT_HEIGHT_FEET).toBe(8);
    expect(STORAGE_UNITS.filter(({ isPopular }) => isPopular).map(({ space }) => space)).toEqual([
      'Plan 6x4',
      'Plan 6x6',
    ]);
  });

  it('are every size but custom, the smallest first', () => {
    expect(STORAGE_UNITS.map(({ space }) => space)).toEqual(STORAGE_SPACES.filter((space) => space !== 'custom'));
    const areas = STORAGE_UNITS.map(({ squareFeet }) => squareFeet);
    expect(areas).toEqual(areas.toSorted((a, b) => a - b));
  });

  it('have no other', () => {
    expect(() => storageUnit('Plan 1x1' as StorageUnitSpace)).toThrow(RangeError);
  });
});

describe('a floor', () => {
  it.each([
    ['Plan 6x4', null, [6, 4]],
    ['Plan 6x4', 500, [6, 4]],
    ['custom', 120, [12, 10]],
    ['custom', 97, [9.7, 10]],
    ['custom', null, null],
    ['custom', 0, null],
  ] as const)('of %s with %p square feet', (space, squareFeet, feet) => {
    expect(floorOf(space, squareFeet)).toEqual(feet);
  });

  it.each([
    [0, 0],
    [9, 50],
    [24, 134],
    [200, 1_120],
  ])('of %i square feet holds %i cubic feet', (squareFeet, cubicFeet) => {
    expect(usableCubicFeet(squareFeet)).toBe(cubicFeet);
  });

  it('is written in square feet', () => {
    expect(formatSquareFeet(24)).toBe('24 sq ft');
  });
});

describe('the smallest unit for a volume', () => {
  it.each([
    [0, 0, 'Plan 3x3'],
    [50, 9, 'Plan 3x3'],
    [50.4, 9, 'Plan 3x5'],
    [51, 10, 'Plan 3x5'],
    [134, 24, 'Plan 6x4'],
    [135, 25, 'Plan 6x6'],
    [1_120, 200, 'Plan 20x10'],
    [1_120.1, 201, null],
  ])('of %d cubic feet needs %i square feet: %p', (cubicFeet, squareFeet, space) => {
    const found = smallestUnitFor(cubicFeet);
    expect([found.squareFeet, found.unit?.space ?? null]).toEqual([squareFeet, space]);
  });

  it('holds it, and the next smaller does not', () => {
    fc.assert(
      fc.property(fc.nat(11_200), (tenths) => {
        const { unit } = smallestUnitFor(tenths / 10);
        expect(usableCubicFeet(unit?.squareFeet ?? 0)).toBeGreaterThanOrEqual(tenths / 10);
        const smaller = STORAGE_UNITS.filter(({ squareFeet }) => squareFeet < (unit?.squareFeet ?? 0)).at(-1);
        if (smaller) expect(usableCubicFeet(smaller.squareFeet)).toBeLessThan(tenths / 10);
      }),
    );
  });
});

it.each([
  ['120', 120],
  [' 120 ', 120],
  ['0', 0],
  ['10000', 10_000],
  ['10001', null],
  ['-1', null],
  ['100.5', null],
  ['', null],
  [' ', null],
  ['a lot', null],
  ['1e3', null],
  ['96 sq ft', 96],
  ['96 square feet', 96],
  ['96 ft²', 96],
  ['1,000', 1_000],
  ['96.0', 96],
  ['\u202a96\u202c', 96],
])('RDT-1: the typed area %p is %p', (text, area) => {
  expect(areaOf(text)).toBe(area);
});
