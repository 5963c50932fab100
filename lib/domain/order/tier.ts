import type { OrderLike, StorageSpace } from '../order-types';

export type OrderTier = 'tier_one' | 'tier_two' | 'tier_three';

/** Conversion values of the tiers (spec §9). */
export const TIER_VALUES = { tier_one: 50, tier_two: 30, tier_three: 5 } as const satisfies Record<OrderTier, number>;

const SMALL_STORAGE: readonly StorageSpace[] = ['Plan 3x5', 'Plan 6x4', 'Plan 6x6'];

type OrderToRate = Pick<
  OrderLike,
  'fixedMovingPlan' | 'movingSpace' | 'cleaningSpace' | 'isPacking' | 'storageSpace' | 'storageTerm'
>;

/** Returns how much an order is worth to advertising (spec §4, QUO-10). */
export function orderTier(order: OrderToRate): OrderTier {
  const isPlanWithService =
    order.fixedMovingPlan && order.movingSpace !== null && (order.cleaningSpace !== null || order.isPacking);
  if (isPlanWithService || order.storageTerm === '3_months') return 'tier_one';
  const isSmallStorage = order.storageSpace !== null && SMALL_STORAGE.includes(order.storageSpace);
  return order.fixedMovingPlan || (isSmallStorage && order.storageTerm === '6_months') ? 'tier_two' : 'tier_three';
}
