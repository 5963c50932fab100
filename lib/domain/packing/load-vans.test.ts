import { PLAN_CAPACITY } from '@/lib/domain/catalogue/plan-capacity';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { FIXED_MOVING_PLANS, type FixedMovingPlan, type FurnitureItem } from '@/lib/domain/order-types';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { planFit } from '@/lib/domain/pricing/fit';
import { fc } from '@/lib/testing/fast-check';
import { lists, randomList } from '@/lib/testing/furniture-lists';
import { VAN_INSIDE, type Vans } from './containers';
import { loadVans } from './load-vans';

/** Returns the vans of a plan with the pieces of a list that the price counts as beyond the plan. */
function vansOf(plan: FixedMovingPlan, items: readonly FurnitureItem[]): Vans {
  const { vans, leftOver } = planFit(plan, items);
  const beyond = Object.fromEntries(leftOver.map(({ id, quantity }) => [id, quantity]));
  return { kind: 'vans', count: vans, room: { cubicFeet: PLAN_CAPACITY[plan].cubicFeet, beyond } };
}
const loaded = (plan: FixedMovingPlan, items: readonly FurnitureItem[]) =>
  loadVans(piecesOf(items), vansOf(plan, items));
const marks = (plan: FixedMovingPlan, items: readonly FurnitureItem[]) =>
  loaded(plan, items).map(({ marked = 0 }) => marked);
const sum = (feet: readonly number[]) => feet.reduce((total, each) => total + each, 0);

/** Returns the part of a list that a plan holds. */
const upTo = (plan: FixedMovingPlan, items: readonly FurnitureItem[]) => {
  const left = new Map(planFit(plan, items).leftOver.map(({ id, quantity }) => [id, quantity]));
  return items
    .map((item) => ({ ...item, quantity: item.quantity - (left.get(item.id) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
};
const anyList = fc.integer({ min: 1, max: 50 }).chain(lists);

describe('ILL-1: the room of a plan in its vans', () => {
  it('is marked before anything is listed, and the larger the plan the farther it reaches', () => {
    const feet = FIXED_MOVING_PLANS.map((plan) => sum(marks(plan, [])));
    expect(feet.toSorted((a, b) => a - b)).toEqual(feet);
    expect(new Set(feet).size).toBe(feet.length);
    expect(feet[0]).toBeGreaterThan(VAN_INSIDE.depth / 4);
    expect(feet[0]).toBeLessThan(VAN_INSIDE.depth / 2);
  });

  it.each(FIXED_MOVING_PLANS)('holds everything that the %s holds: none of it stands beyond the mark', (plan) => {
    const property = fc.property(anyList, (items) => {
      for (const { placements, marked = 0 } of loaded(plan, upTo(plan, items))) {
        expect(placements.filter(({ y, depth }) => y + depth > marked + 1e-6)).toEqual([]);
      }
    });
    fc.assert(property, { numRuns: 40, endOnFailure: true });
  });

  it.each(FIXED_MOVING_PLANS)('never gets smaller when something is added to the %s', (plan) => {
    const empty = marks(plan, []);
    const property = fc.property(anyList, (items) => {
      expect(
        marks(plan, items)
          .slice(0, empty.length)
          .every((feet, van) => feet >= (empty[van] ?? 0)),
      ).toBe(true);
    });
    fc.assert(property, { numRuns: 40, endOnFailure: true });
  });

  it.each(FIXED_MOVING_PLANS)('is as large as the typical contents of the %s need', (plan) => {
    expect(sum(marks(plan, upTo(plan, typicalContents(plan))))).toBeCloseTo(sum(marks(plan, [])), 6);
  });

  it('leaves what is more than the plan behind the mark, in the van', () => {
    const items = typicalContents('one_bedroom');
    const more = planFit('mini', items).leftOver.reduce((pieces, { quantity }) => pieces + quantity, 0);
    const [van] = loaded('mini', items);
    expect(van?.placements.filter(({ y }) => y > (van.marked ?? 0) - 1e-6)).toHaveLength(more);
    expect(van?.outside).toEqual([]);
  });

  it('loses and doubles nothing, whatever is listed', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const items = randomList(seed, 10 * seed);
      const vans = loaded('one_bedroom', items);
      const keys = [
        ...vans.flatMap(({ placements }) => placements.map(({ piece }) => piece)),
        ...(vans.at(-1)?.outside ?? []),
      ];
      expect(keys.map(({ key }) => key).toSorted()).toEqual(
        piecesOf(items)
          .map(({ key }) => key)
          .toSorted(),
      );
    }
  });
});
