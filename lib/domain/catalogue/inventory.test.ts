import { anItem } from '@/lib/testing/moves';
import { formatCubicFeet, formatKilograms, formatPieces, inventoryTotals, typesOfItem } from './inventory';

describe('inventoryTotals', () => {
  it('multiplies by quantity and adds up, without the noise of binary fractions', () => {
    const items = [anItem(2.4, { quantity: 3, kilograms: 14 }), anItem(3.7, { kilograms: 0.1 }), anItem(0.1)];
    expect(inventoryTotals(items)).toEqual({ pieces: 5, cubicFeet: 11, kilograms: 42.1 });
  });

  it('is nothing for nothing', () => {
    expect(inventoryTotals([])).toEqual({ pieces: 0, cubicFeet: 0, kilograms: 0 });
  });
});

describe('formats', () => {
  it.each([
    [0, '0 cu ft'],
    [53.6, '53.6 cu ft'],
    [53.64, '53.6 cu ft'],
    [999.96, '1,000 cu ft'],
    [1343, '1,343 cu ft'],
  ])('%d cubic feet: %s', (cubicFeet, text) => {
    expect(formatCubicFeet(cubicFeet)).toBe(text);
  });

  it.each([
    [956.4, '956 kg'],
    [1750, '1,750 kg'],
    [1234567, '1,234,567 kg'],
  ])('%d kilograms: %s', (kilograms, text) => {
    expect(formatKilograms(kilograms)).toBe(text);
  });

  it('counts items', () => {
    expect([0, 1, 31].map(formatPieces)).toEqual(['0 items', '1 item', '31 items']);
  });
});

it.each([
  [0, '0 types of item'],
  [1, '1 type of item'],
  [3, '3 types of item'],
])('%i is said as "%s"', (count, words) => expect(typesOfItem(count)).toBe(words));
