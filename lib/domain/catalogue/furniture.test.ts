import { MOVING_SPACES, type FixedMovingPlan } from '../order/types';
import { FURNITURE, ROOMS, findFurniture } from './furniture';
import { PRESET_IDS, typicalContents } from './presets';

describe('the furniture catalogue', () => {
  it('has at least 150 items with unique ids and titles', () => {
    expect(FURNITURE.length).toBeGreaterThanOrEqual(150);
    expect(new Set(FURNITURE.map(({ id }) => id)).size).toBe(FURNITURE.length);
    expect(new Set(FURNITURE.map(({ title }) => title)).size).toBe(FURNITURE.length);
  });

  it('has ids that an order accepts and that cannot be taken for an own item', () => {
    expect(FURNITURE.filter(({ id }) => !/^[a-z0-9_]{1,60}$/.test(id) || id.startsWith('custom'))).toEqual([]);
  });

  it('has sane volumes and weights', () => {
    for (const { cubicFeet, kilograms } of FURNITURE) {
      expect(cubicFeet).toBeGreaterThanOrEqual(1);
      expect(cubicFeet).toBeLessThanOrEqual(100);
      expect(kilograms).toBeGreaterThanOrEqual(3);
      expect(kilograms).toBeLessThanOrEqual(350);
    }
  });

  it('has titles in plain English: no slashes, plus signs, ampersands or inch marks', () => {
    expect(FURNITURE.filter(({ title }) => /[/+&"()]|\bin\b(?! its)/.test(title)).map(({ title }) => title)).toEqual(
      [],
    );
  });

  it('fills every room, grouped in the order of the rooms', () => {
    expect([...new Set(FURNITURE.map(({ room }) => room))]).toEqual([...ROOMS]);
  });

  it('finds an item by its id', () => {
    expect(findFurniture('bed_double')?.title).toBe('Double bed and mattress');
    expect(findFurniture('custom_1')).toBeUndefined();
  });
});

describe('typical contents', () => {
  const total = (plan: FixedMovingPlan) =>
    typicalContents(plan).reduce((sum, { quantity, cubicFeet }) => sum + quantity * cubicFeet, 0);

  it('refer to items that exist', () => {
    expect(PRESET_IDS.filter((id) => findFurniture(id) === undefined)).toEqual([]);
  });

  it.each([
    ['mini', 59, 10],
    ['one_bedroom', 356, 30],
    ['two_bedroom', 682, 55],
    ['three_bedroom', 999, 75],
  ] as const)('PRC-1: of %s are about %i cubic feet and hold the %i boxes of the plan', (plan, cubicFeet, boxes) => {
    expect(Math.abs(total(plan) - cubicFeet)).toBeLessThan(1);
    expect(typicalContents(plan).find(({ id }) => id === 'box_m')?.quantity).toBe(boxes);
  });

  it('exist for every fixed plan', () => {
    const fixed = MOVING_SPACES.filter((space) => space !== 'custom');
    expect(fixed.filter((plan) => typicalContents(plan).length === 0)).toEqual([]);
  });
});
