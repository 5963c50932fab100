import { findFurniture } from '../catalogue/furniture';
import type { FurnitureItem, StorageSpace } from '../order-types';
import { leftOutside, MAX_PACKED_PIECES, unitHolds } from './recommend';

const some = (id: string, quantity: number): FurnitureItem => {
  const item = findFurniture(id);
  if (!item) throw new RangeError(id);
  const { title, cubicFeet, kilograms } = item;
  return { id, title, quantity, cubicFeet, kilograms };
};
const own = (cubicFeet: number): FurnitureItem => ({
  id: 'custom_1',
  title: 'Workbench',
  quantity: 1,
  cubicFeet,
  kilograms: 60,
});
const unit = (storageSpace: StorageSpace, squareFeet: number | null = null) => ({ storageSpace, squareFeet });
const FLAT = [some('sofa_3', 2), some('wardrobe_2', 2), some('box_m', 40)];

describe('FIT-1: whether a unit holds a list', () => {
  it.each<[what: string, StorageSpace, readonly FurnitureItem[], boolean]>([
    ['nothing at all', 'Plan 3x3', [], true],
    ['what fills it', 'Plan 6x4', [some('box_m', 60)], true],
    ['more than its whole volume', 'Plan 6x4', FLAT, false],
    ['the same list in a larger one', 'Plan 12x8', FLAT, true],
    ['little, but wider than its floor', 'Plan 3x3', [some('wardrobe_3', 1)], false],
    ['a described thing by its volume, not by a shape that nobody knows', 'Plan 6x4', [own(110)], true],
    ['a described thing that is more than a unit usually holds', 'Plan 6x4', [own(180)], false],
    ['a list too long to pack, by what it usually holds', 'Plan 6x4', [some('box_s', MAX_PACKED_PIECES + 1)], false],
    ['the same in a larger one', 'Plan 6x6', [some('box_s', MAX_PACKED_PIECES + 1)], true],
  ])('%s, in %s', (_, storageSpace, items, holds) => {
    expect(unitHolds(unit(storageSpace), items)).toBe(holds);
  });

  it('goes by the area of a custom unit, and is silent before it is known', () => {
    expect(unitHolds(unit('custom', 120), FLAT)).toBe(true);
    expect(unitHolds(unit('custom', 120), [...FLAT, own(500)])).toBe(false);
    expect(unitHolds(unit('custom'), FLAT)).toBe(true);
  });

  it('names what stays outside, and nothing of what it holds', () => {
    const outside = leftOutside(unit('Plan 6x4'), FLAT);
    expect(outside.length).toBeGreaterThan(0);
    const inside = FLAT.flatMap((item) => {
      const quantity = item.quantity - (outside.find(({ id }) => id === item.id)?.quantity ?? 0);
      return quantity > 0 ? [{ ...item, quantity }] : [];
    });
    expect(unitHolds(unit('Plan 6x4'), inside)).toBe(true);
    expect(leftOutside(unit('Plan 12x8'), FLAT)).toEqual([]);
  });
});
