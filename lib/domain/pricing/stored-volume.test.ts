import { fc } from '@/lib/testing/fast-check';
import { anItem } from '@/lib/testing/moves';
import { things } from '@/lib/testing/priced-things';
import { inventoryTotals } from '../catalogue/inventory';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { VolumeTooLarge } from './load-limits';
import { StorageByRequest } from './storage-rates';
import { storedVolume, volumeThroughUnit } from './storage';

const unit = { storageSpace: 'Plan 6x4', squareFeet: null } as const;
const custom = (squareFeet: number | null) => ({ storageSpace: 'custom', squareFeet }) as const;

describe('what goes through a unit of 6 × 4 ft, which is 192 cubic feet', () => {
  it.each([
    [[], 0],
    [[anItem(191.9)], 191.9],
    [[anItem(192)], 192],
    [[anItem(192.1)], 192],
    [[anItem(700, { quantity: 2 })], 192],
  ])('%#', (items, cubicFeet) => {
    expect(volumeThroughUnit(unit, items)).toBe(cubicFeet);
  });

  it('is refused beyond two vans, whatever the unit has', () => {
    expect(() => volumeThroughUnit(unit, [anItem(1_400.1)])).toThrow(VolumeTooLarge);
  });

  it('is never more than the list or the unit', () => {
    fc.assert(
      fc.property(things, fc.constantFrom(...STORAGE_UNITS), (items, { space, squareFeet }) => {
        const through = volumeThroughUnit({ storageSpace: space, squareFeet: null }, items);
        expect(through).toBe(Math.min(inventoryTotals(items).cubicFeet, squareFeet * 8));
      }),
    );
  });
});

describe('what a store counts as on its way back', () => {
  it('its list, or a full unit (70 % of it) where there is none', () => {
    expect(storedVolume({ ...unit, items: [anItem(50)] })).toBe(50);
    expect(storedVolume({ ...unit, items: [] })).toBe(134);
  });

  it('a custom unit counts by its area, and has no price without one', () => {
    expect(storedVolume({ ...custom(100), items: [] })).toBe(560);
    expect(() => storedVolume({ ...custom(null), items: [] })).toThrow(StorageByRequest);
  });
});
