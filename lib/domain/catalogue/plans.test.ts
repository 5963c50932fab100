import { fromPounds } from '../money';
import { MOVING_SPACES } from '../order-types';
import { customMovers, PLAN_CAPACITY } from './plan-capacity';
import { MOVING_PLANS } from './plans';

describe('PLAN_CAPACITY', () => {
  it.each([
    ['mini', { boxes: 10, movers: 2, vans: 1, miles: 25, hours: 2 }],
    ['one_bedroom', { boxes: 30, movers: 2, vans: 1, miles: 25 }],
    ['two_bedroom', { boxes: 55, movers: 3, vans: 1, miles: 25 }],
    ['three_bedroom', { boxes: 75, movers: 4, vans: 2, miles: 25 }],
  ] as const)('PRC-1: %s holds what the spec says', (space, capacity) => {
    expect(PLAN_CAPACITY[space]).toMatchObject(capacity);
  });

  it('a custom move has the movers of the plan that would hold it', () => {
    expect([0, 360, 361, 677, 678, 1400].map(customMovers)).toEqual([2, 2, 3, 3, 4, 4]);
  });
});

describe('MOVING_PLANS', () => {
  it('PRC-1: are the four plans and custom, with the prices that they start at', () => {
    expect(MOVING_PLANS.map(({ key, price }) => [key, price])).toEqual([
      ['mini', fromPounds(169)],
      ['one_bedroom', fromPounds(259)],
      ['two_bedroom', fromPounds(449)],
      ['three_bedroom', fromPounds(849)],
      ['custom', fromPounds(49)],
    ]);
  });

  it('PRC-1: say their capacities', () => {
    expect(MOVING_PLANS.map(({ advantages }) => advantages.join(', '))).toEqual([
      '10 boxes and your furniture, 2 movers, 1 van, Up to 25 miles, Up to 2 hours',
      '30 boxes and your furniture, 2 movers, 1 van, Up to 25 miles',
      '55 boxes and your furniture, 3 movers, 1 van, Up to 25 miles',
      '75 boxes and your furniture, 4 movers, 2 vans, Up to 25 miles',
      'Pay for what you list, The first 10 cu ft, Up to 25 miles',
    ]);
  });

  it('have every field of the spec, and a test selector of their own', () => {
    for (const plan of MOVING_PLANS) {
      expect(Object.keys(plan).sort()).toEqual(
        ['advantages', 'image', 'key', 'price', 'testSelector', 'title', 'tooltip'].sort(),
      );
    }
    expect(new Set(MOVING_PLANS.map(({ testSelector }) => testSelector)).size).toBe(MOVING_SPACES.length);
    expect(new Set(MOVING_PLANS.map(({ image }) => image)).size).toBe(MOVING_SPACES.length);
  });
});
