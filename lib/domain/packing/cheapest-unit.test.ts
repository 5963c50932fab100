import { anItem } from '@/lib/testing/moves';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { pence } from '../money';
import { cheapestUnit, unitByVolume, type UnitOnOffer } from './cheapest-unit';

const UNITS = STORAGE_UNITS.map(({ space, feet, squareFeet }): UnitOnOffer => ({
  space,
  feet,
  price: pence(squareFeet),
}));
const boxes = (quantity: number) => [anItem(2.4, { id: 'box_m', quantity, kilograms: 14 })];

describe('FIT-1: the cheapest unit for a list', () => {
  it.each([
    [0, 'Plan 3x3', 'packing'],
    [20, 'Plan 3x3', 'packing'],
    [120, 'Plan 6x6', 'packing'],
    [121, 'Plan 9x8', 'volume'],
    [500, null, 'volume'],
  ] as const)('of %i medium boxes is %p, by %s', (quantity, space, measuredBy) => {
    expect(cheapestUnit(UNITS, boxes(quantity))).toEqual({ space, measuredBy });
  });

  it('is that by price, not by size', () => {
    const offer: UnitOnOffer = { space: 'Plan 12x8', feet: [12, 8], price: pence(1) };
    expect(cheapestUnit([...UNITS, offer], boxes(1)).space).toBe('Plan 12x8');
  });

  it('is none where none is on offer, or none holds the list', () => {
    expect(cheapestUnit([], boxes(1))).toEqual({ space: null, measuredBy: 'packing' });
    expect(cheapestUnit(UNITS.slice(0, 1), boxes(100)).space).toBeNull();
  });

  it.each([
    [50, 'Plan 3x3'],
    [51, 'Plan 3x5'],
    [1_120, 'Plan 20x10'],
    [1_121, null],
  ])('by volume alone, of %i cubic feet: %p', (cubicFeet, space) => {
    expect(unitByVolume([anItem(cubicFeet)])).toEqual({ space, measuredBy: 'volume' });
  });
});
