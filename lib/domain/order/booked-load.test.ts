import { PLAN_DRAWINGS, RETURN_DRAWING } from '@/lib/content/drawings';
import { FLOW_CONTENT } from '@/lib/content/flow-content';
import { FLOW_IDS } from '@/lib/domain/services/flows';
import { anItem } from '@/lib/testing/moves';
import { aBookedOrderOf, aConfirmedOrder } from '@/lib/testing/order-view';
import { bookedLoad } from './booked-load';

const ITEMS = [anItem(12)];
const holding = (view: ReturnType<typeof aConfirmedOrder>, order: Partial<(typeof view)['order']>) =>
  bookedLoad({ ...view, order: { ...view.order, ...order } });

describe('what the page of an order shows', () => {
  it('ILL-1: is the van of the plan, the unit, the unit that comes back, or the rooms', () => {
    const [move, stored, back, clean] = FLOW_IDS.map((flow) => aBookedOrderOf(flow).order);
    expect(move && FLOW_CONTENT.moving.drawing(move)).toBe(PLAN_DRAWINGS.one_bedroom);
    expect(stored && FLOW_CONTENT.storage.drawing({ ...stored, storageSpace: 'Plan 6x4' }).alt).toMatch(
      /^6 × 4 ft unit/,
    );
    expect(back && FLOW_CONTENT['storage-return'].drawing({ ...back, storageSpace: 'Plan 8x6' }).alt).toMatch(
      /^8 × 6 ft unit/,
    );
    expect(back && FLOW_CONTENT['storage-return'].drawing({ ...back, storageSpace: null })).toBe(RETURN_DRAWING);
    expect(clean && FLOW_CONTENT.cleaning.drawing({ ...clean, cleaningSpace: 'three_bedroom' }).alt).toMatch(
      /three bedrooms/,
    );
  });

  it('ILL-1: loads the things of a move into the vans of its plan', () => {
    const move = aConfirmedOrder();
    const load = { items: ITEMS, hold: { kind: 'vans', count: 2 } };
    expect(holding(move, { movingSpace: 'three_bedroom', furnitureItems: ITEMS })).toEqual(load);
    expect(holding(move, { furnitureItems: [] })).toBeNull();
  });

  it('ILL-1: loads what is collected into the booked unit', () => {
    const stored = holding(aBookedOrderOf('storage'), { storageSpace: 'Plan 6x4', furnitureItems: ITEMS });
    expect(stored).toEqual({ items: ITEMS, hold: { kind: 'unit', width: 6, depth: 4 } });
  });

  it('ILL-1: loads things that come back into a van; a whole unit is drawn as such', () => {
    const back = aBookedOrderOf('storage-return');
    const some = holding(back, { storageSpace: null, furnitureItems: ITEMS });
    expect(some?.hold).toEqual({ kind: 'vans', count: 1 });
    expect(holding(back, { storageSpace: 'Plan 6x4', furnitureItems: ITEMS })).toBeNull();
  });
});
