import { fc } from '@/lib/testing/fast-check';
import { FIXED_MOVING_PLANS } from '../order-types';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { findFurniture } from '../catalogue/furniture';
import { MATERIALS, MATERIALS_DELIVERY, materialsFor, priceMaterials, type Material } from './materials';

const PLAIN_BOXES = ['box_s', 'box_m', 'box_l'];

describe('packing materials', () => {
  it.each(FIXED_MOVING_PLANS)('holds exactly the boxes of the plan: %s', (plan) => {
    const counts = materialsFor(plan).filter(({ material }) => PLAIN_BOXES.includes(material));
    expect(counts.reduce((total, { count }) => total + count, 0)).toBe(PLAN_CAPACITY[plan].boxes);
    expect(materialsFor(plan).every(({ count }) => Number.isInteger(count) && count > 0)).toBe(true);
  });

  it('adds up the lines and one delivery', () => {
    expect(priceMaterials([])).toBe(MATERIALS_DELIVERY);
    expect(priceMaterials(materialsFor('mini'))).toBe(4 * 200 + 4 * 275 + 2 * 350 + 1200 + 200 + 1200 + 900);
  });

  it('names boxes that the catalogue of furniture knows', () => {
    const boxes = Object.keys(MATERIALS).filter((id) => id.startsWith('box_'));
    expect(boxes.map((id) => findFurniture(id)?.id)).toEqual(boxes);
  });

  it('never costs less with more of anything, and brings any order at one price', () => {
    const materials = fc.constantFrom(...(Object.keys(MATERIALS) as Material[]));
    const lines = fc.array(fc.record({ material: materials, count: fc.nat(200) }), { maxLength: 8 });
    fc.assert(
      fc.property(lines, lines, (some, more) => {
        const both = priceMaterials([...some, ...more]);
        expect(both).toBe(priceMaterials(some) + priceMaterials(more) - MATERIALS_DELIVERY);
        expect(both).toBeGreaterThanOrEqual(priceMaterials(some));
      }),
    );
  });
});
