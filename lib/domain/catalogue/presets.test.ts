import { MOVING_SPACES, type FixedMovingPlan } from '../order-types';
import { findFurniture, FURNITURE } from './furniture';
import { isTooHeavy } from './needs';
import { PRESET_IDS, typicalContents } from './presets';

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

  it('come in the order of the catalogue, each line once, as the catalogue measures it', () => {
    for (const plan of ['mini', 'one_bedroom', 'two_bedroom', 'three_bedroom'] as const) {
      const ids = typicalContents(plan).map(({ id }) => id);
      expect(ids).toEqual(FURNITURE.map(({ id }) => id).filter((id) => ids.includes(id)));
      for (const { quantity, ...item } of typicalContents(plan)) {
        expect(quantity).toBeGreaterThan(0);
        expect(findFurniture(item.id)).toMatchObject(item);
      }
    }
  });

  it('are carried at the published prices', () => {
    expect(MOVING_SPACES.filter((space) => space !== 'custom' && isTooHeavy(typicalContents(space)))).toEqual([]);
  });
});
