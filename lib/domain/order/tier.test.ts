import { fullStorageAnswers } from '@/lib/testing/services';
import { pence } from '../money';
import { storageToOrderLike } from '../services/storage/storage';
import type { OrderLike } from '../order-types';
import { orderTier, TIER_VALUES } from './tier';

const nothing = {
  fixedMovingPlan: false,
  movingSpace: null,
  cleaningSpace: null,
  isPacking: false,
  storageSpace: null,
  storageTerm: null,
} as const;

describe('orderTier', () => {
  it.each<[string, Partial<OrderLike>, string]>([
    ['a plan with packing', { fixedMovingPlan: true, movingSpace: 'mini', isPacking: true }, 'tier_one'],
    ['a plan with cleaning', { fixedMovingPlan: true, movingSpace: 'mini', cleaningSpace: 'one_bedroom' }, 'tier_one'],
    ['3 months of storage', { storageSpace: 'Plan 20x10', storageTerm: '3_months' }, 'tier_one'],
    ['a custom move and 3 months', { movingSpace: 'custom', storageTerm: '3_months' }, 'tier_one'],
    ['a plan alone', { fixedMovingPlan: true, movingSpace: 'three_bedroom' }, 'tier_two'],
    ['a plan without a space, packed', { fixedMovingPlan: true, isPacking: true }, 'tier_two'],
    ['3x5 for 6 months', { storageSpace: 'Plan 3x5', storageTerm: '6_months' }, 'tier_two'],
    ['6x4 for 6 months', { storageSpace: 'Plan 6x4', storageTerm: '6_months' }, 'tier_two'],
    ['6x6 for 6 months', { storageSpace: 'Plan 6x6', storageTerm: '6_months' }, 'tier_two'],
    ['3x3 for 6 months', { storageSpace: 'Plan 3x3', storageTerm: '6_months' }, 'tier_three'],
    ['8x6 for 6 months', { storageSpace: 'Plan 8x6', storageTerm: '6_months' }, 'tier_three'],
    ['6x4 by the month', { storageSpace: 'Plan 6x4', storageTerm: 'monthly' }, 'tier_three'],
    ['6 months of nothing', { storageTerm: '6_months' }, 'tier_three'],
    [
      'a custom move with packing and cleaning',
      { movingSpace: 'custom', isPacking: true, cleaningSpace: 'custom' },
      'tier_three',
    ],
    ['nothing', {}, 'tier_three'],
  ])('QUO-10: %s', (_, order, tier) => {
    expect(orderTier({ ...nothing, ...order })).toBe(tier);
  });

  it.each([
    ['3_months', 'Plan 20x10', 'tier_one'],
    ['6_months', 'Plan 6x4', 'tier_two'],
    ['6_months', 'Plan 8x6', 'tier_three'],
    ['monthly', 'Plan 6x4', 'tier_three'],
  ] as const)('QUO-10: %s of %s, as it is ordered, is %s', (storageTerm, storageSpace, tier) => {
    const quote = { lines: [], total: pence(13_660), totalWithDiscount: pence(10_156), distanceMiles: 7 };
    expect(orderTier(storageToOrderLike(fullStorageAnswers({ storageTerm, storageSpace }), quote))).toBe(tier);
  });

  it('QUO-10: is worth 50, 30 or 5', () => {
    expect(TIER_VALUES).toEqual({ tier_one: 50, tier_two: 30, tier_three: 5 });
  });
});
