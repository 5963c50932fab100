import { MOVING_PLAN_PRICES } from '../prices/price-lists';
import { CUSTOM_BASE, CUSTOM_BASE_CUBIC_FEET, PER_CUBIC_FOOT } from '../prices/assumptions';
import { FIXED_MOVING_PLANS } from '../order-types';
import { customMovers, PLAN_CAPACITY, PLAN_MILES } from './plan-capacity';
import { VAN } from './vans';

describe('what a plan holds', () => {
  it.each([
    ['mini', 10, 2, 1, 2],
    ['one_bedroom', 30, 2, 1, undefined],
    ['two_bedroom', 55, 3, 1, undefined],
    ['three_bedroom', 75, 4, 2, undefined],
  ] as const)('PRC-1: %s: %i boxes, %i movers, %i vans, hours: %p', (plan, boxes, movers, vans, hours) => {
    const { hours: limit, ...capacity } = PLAN_CAPACITY[plan];
    expect(capacity).toMatchObject({ boxes, movers, vans, miles: 25 });
    expect(limit).toBe(hours);
    expect(PLAN_MILES).toBe(25);
  });

  it.each(FIXED_MOVING_PLANS)('%s: as much as the custom price gives for its price, to the whole foot', (plan) => {
    const atCustomPrice = (MOVING_PLAN_PRICES[plan] - CUSTOM_BASE) / PER_CUBIC_FOOT + CUSTOM_BASE_CUBIC_FEET;
    expect(PLAN_CAPACITY[plan].cubicFeet).toBe(Math.round(atCustomPrice));
  });

  it.each(FIXED_MOVING_PLANS)('%s: no more than its vans have', (plan) => {
    expect(PLAN_CAPACITY[plan].cubicFeet).toBeLessThanOrEqual(PLAN_CAPACITY[plan].vans * VAN.cubicFeet);
  });
});

it.each([
  [0, 2],
  [360, 2],
  [360.1, 3],
  [677, 3],
  [677.1, 4],
  [1_400, 4],
])('a custom move of %d cubic feet has %i movers', (cubicFeet, movers) => {
  expect(customMovers(cubicFeet)).toBe(movers);
});
