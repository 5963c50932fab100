import { EMPTY_OWN_ITEM } from './empty-own-item';
import { ownItemCubicFeet, ownItemErrors, toFurnitureItem } from './own-item';

const BOUNDS = { itemCubicFeet: 500, itemKilograms: 600 };
const harp = { ...EMPTY_OWN_ITEM, title: 'Harp', length: '100', width: '50', height: '180' };

describe('an own item', () => {
  it.each([
    ['cm', '100', '100', '100', 35.4],
    ['cm', '30.48', '30.48', '30.48', 1],
    ['cm', '30,48', '30.48', '30.48', 1],
    ['cm', '1 m', '1,00m', '1000 mm', 35.4],
    ['cm', '30·48', '12"', '1 ft', 1],
    ['ft', '2', '3', '4', 24],
    ['ft', '0.5', '0.5', '0.5', 0.2],
  ] as const)('RDT-1: measures in %s: %s by %s by %s is %s cubic feet', (unit, length, width, height, expected) => {
    expect(ownItemCubicFeet({ title: 'x', unit, length, width, height })).toBe(expected);
  });

  it('has no volume while a side is missing', () => {
    expect(ownItemCubicFeet({ ...harp, height: '' })).toBeNaN();
  });

  it('says what is missing or wrong', () => {
    expect(ownItemErrors(EMPTY_OWN_ITEM, BOUNDS)).toEqual({
      title: 'Say what it is',
      length: 'Enter the length in cm',
      width: 'Enter the width in cm',
      height: 'Enter the height in cm',
    });
    expect(ownItemErrors({ ...harp, width: '-3' }, BOUNDS)).toEqual({ width: 'Enter the width in cm' });
    expect(ownItemErrors({ ...harp, unit: 'ft' }, BOUNDS).length).toMatch(/more than 500 cubic feet/);
    expect(ownItemErrors(harp, BOUNDS)).toEqual({});
  });

  it('RDT-1: cuts no name in silence', () => {
    expect(ownItemErrors({ ...harp, title: 'x'.repeat(81) }, BOUNDS)).toEqual({
      title: 'Shorten the name to 80 characters. It has 81',
    });
  });

  it('becomes a line with an id of its own and an estimated weight', () => {
    const first = toFurnitureItem(harp, [], BOUNDS);
    expect(first).toEqual({ id: 'custom_1', title: 'Harp', quantity: 1, cubicFeet: 31.8, kilograms: 102 });
    expect(toFurnitureItem(harp, [first], BOUNDS).id).toBe('custom_2');
  });
});
