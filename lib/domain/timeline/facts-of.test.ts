import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import type { FurnitureItem } from '../order-types';
import { TYPICAL_SHARE } from './assumptions';
import { factsOf, loadOf, type MoveToDraw } from './facts-of';

const address = { postcode: 'SE15 4QL', floor: 2, elevator: false, parking: true } as const;
const MOVE: MoveToDraw = {
  movingSpace: 'one_bedroom',
  addOns: ['PACKING', 'CLEANING'],
  furnitureItems: [],
  addresses: {
    collection: address,
    delivery: { ...address, postcode: 'E8 1EA' },
    additional_collection: [address],
    additional_delivery: [],
  },
  date: '2026-12-15',
  slot: ['10:00', '12:00'],
  miles: 7,
  cleaningSpace: 'one_bedroom',
};
const item = (id: string, quantity: number, cubicFeet: number): FurnitureItem => ({
  id,
  title: id,
  quantity,
  cubicFeet,
  kilograms: 1,
});

describe('loadOf', () => {
  it('PLN-1 is what is listed, else what a home of that plan usually has', () => {
    expect(loadOf('mini', [item('sofa_3', 2, 50)])).toBe(100);
    expect(loadOf('two_bedroom', [])).toBe(PLAN_CAPACITY.two_bedroom.cubicFeet * TYPICAL_SHARE);
    expect(loadOf('custom', [])).toBe(0);
  });
});

describe('factsOf', () => {
  it('PLN-1 reads who comes from the plan and the places of a slot', () => {
    expect(factsOf(MOVE)).toMatchObject({ movers: 2, vans: 1, isListed: false, miles: 7 });
    expect(factsOf({ ...MOVE, movingSpace: 'three_bedroom' })).toMatchObject({ movers: 4, vans: 2 });
    expect(factsOf({ ...MOVE, movingSpace: 'mini', furnitureItems: [item('sofa_3', 20, 50)] })).toMatchObject({
      movers: 4,
      vans: 2,
      isListed: true,
      cubicFeet: 1000,
    });
  });

  it('PLN-1 has cleaners where the places of an order have them, and packers on the day', () => {
    expect(factsOf(MOVE).cleaning).toEqual({
      space: 'one_bedroom',
      date: '2026-12-15',
      slot: ['14:00', '16:00'],
      isFixed: true,
    });
    expect(factsOf(MOVE).packing).toMatchObject({ when: 'same-day', mayBeAhead: false });
    expect(factsOf({ ...MOVE, furnitureItems: [item('box_m', 12, 3)] }).packing?.boxes).toBe(12);
    expect(factsOf({ ...MOVE, addOns: [], cleaningSpace: null })).toMatchObject({ packing: null, cleaning: null });
    expect(factsOf(MOVE).stops).toEqual([address]);
  });

  it('PLN-1 takes what is stored and what goes away as data', () => {
    const split = { storedCubicFeet: 60, awayCubicFeet: 20, unit: { squareFeet: 24, count: 1 }, tipDate: '2026-12-16' };
    expect(factsOf(MOVE, split)).toMatchObject(split);
  });
});
