import { HOME_UNITS } from '@/lib/domain/catalogue/home-units';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { findFurniture } from '@/lib/domain/catalogue/furniture';
import { FIXED_MOVING_PLANS, type FurnitureItem } from '@/lib/domain/order-types';
import { STORAGE_PRICE_LISTS } from '@/lib/domain/prices/storage-price-lists';
import { weeklyPrice } from '@/lib/domain/pricing/storage-rates';
import { adviseMove } from './move-advice';
import { adviseStorage, offeredUnits } from './storage-advice';

const line = (id: string, quantity: number): FurnitureItem => {
  const item = findFurniture(id);
  if (!item) throw new RangeError(id);
  return { id, title: item.title, quantity, cubicFeet: item.cubicFeet, kilograms: item.kilograms };
};

describe('units on offer', () => {
  it.each(STORAGE_PRICE_LISTS)('PRC-5 have the price of the active list, %s, the smallest first', (list) => {
    const units = offeredUnits(list);
    for (const unit of units) expect(unit.perWeek).toBe(weeklyPrice(list, unit, 'weekly'));
    const floors = units.map(({ feet }) => feet[0] * feet[1]);
    expect(floors).toEqual(floors.toSorted((a, b) => a - b));
    expect(new Set(units.map(({ title }) => title)).size).toBe(units.length);
  });

  it('PRC-5 have custom areas only where the list prices them, and none at the price of a larger unit', () => {
    const areas = (list: 'pages' | 'quote') =>
      offeredUnits(list).filter(({ storageSpace }) => storageSpace === 'custom');
    expect(areas('pages').map(({ squareFeet }) => squareFeet)).toEqual([100, 110, 120]);
    expect(areas('quote')).toEqual([]);
  });
});

describe('adviseStorage', () => {
  const advise = (items: readonly FurnitureItem[]) => adviseStorage({ items, priceList: 'pages' });

  it('names the cheapest unit that holds a list, and what stays outside the next smaller one', () => {
    const { fits, nextSmaller } = advise([line('box_m', 60)]);
    expect(fits).toMatchObject({ unit: { storageSpace: 'Plan 6x4' }, cubicFeet: 192, outside: {} });
    expect(nextSmaller?.unit.storageSpace).toBe('Plan 3x5');
    expect(nextSmaller?.outside.box_m).toBeGreaterThan(0);
  });

  it('offers a custom area between two units where that is the cheapest', () => {
    const { fits } = advise([...typicalContents('two_bedroom'), line('box_l', 30)]);
    expect(fits?.unit.storageSpace).toBe('custom');
  });

  it.each(FIXED_MOVING_PLANS)('advises for a home the unit that the rest of the site names: %s', (home) => {
    const advice = advise(typicalContents(home));
    const { space, allBut } = HOME_UNITS[home];
    expect(advice.advised).toBe(allBut ? 'nextSmaller' : 'fits');
    expect(advice[advice.advised ?? 'fits']?.unit.storageSpace).toBe(space);
  });

  it('has nothing below the smallest unit, and nothing above the largest', () => {
    expect(advise([line('box_m', 2)]).nextSmaller).toBeNull();
    const { fits, nextSmaller } = advise([line('sofa_3', 40)]);
    expect(fits).toBeNull();
    expect(nextSmaller?.outside.sofa_3).toBeGreaterThan(0);
  });
});

describe('adviseMove', () => {
  it('names the cheapest size, the plan that would hold it, and the one that would not', () => {
    const advice = adviseMove([line('sofa_3', 2), line('box_m', 60)], 1);
    expect(advice).toMatchObject({ cheapest: { space: 'custom' }, plan: { space: 'one_bedroom' } });
    expect(advice?.nextSmaller?.space).toBe('mini');
    expect(advice?.nextSmaller?.fit.leftOver.length).toBeGreaterThan(0);
    expect(advice?.cheapest.price).toBeLessThan(advice?.plan?.price ?? 0);
  });

  it('counts loads by weight as well as by volume', () => {
    const [safes] = [line('safe_small', 15)];
    expect(adviseMove([safes], 1)?.cheapest.fit).toMatchObject({ vans: 1 });
    expect(adviseMove([safes], 1)?.cheapest.fit.loads).toBeGreaterThan(1);
  });

  it('has no price beyond two vans', () => {
    expect(adviseMove([line('sofa_3', 40)], 1)).toBeNull();
  });
});
