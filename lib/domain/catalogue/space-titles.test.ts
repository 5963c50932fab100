import { FIXED_MOVING_PLANS, MOVING_SPACES } from '../order-types';
import { SPACE_TITLES } from './space-titles';
import { MAX_CUBIC_FEET, MAX_VANS, VAN } from './vans';
import { PLAN_CAPACITY } from './plan-capacity';

it('every size of a move is called by a name of its own', () => {
  expect(Object.keys(SPACE_TITLES).toSorted()).toEqual([...MOVING_SPACES].toSorted());
  expect(new Set(Object.values(SPACE_TITLES)).size).toBe(MOVING_SPACES.length);
});

it('no plan sends more vans than a day has', () => {
  expect(FIXED_MOVING_PLANS.filter((plan) => PLAN_CAPACITY[plan].vans > MAX_VANS)).toEqual([]);
  expect(MAX_CUBIC_FEET).toBe(VAN.cubicFeet * MAX_VANS);
});
