import { addOnConditions, busyDayCondition, condition, type PriceCondition } from '../../pricing/conditions';
import type { CleaningToPrice } from '../../pricing/cleaning';
import { CLEANING_ADD_ONS } from '../../order-types';

/** Returns the conditions that may still change the price of a clean. */
export function cleaningConditions(
  cleaning: Pick<CleaningToPrice, 'cleaningDate' | 'addOns' | 'addOnVariant'>,
): readonly PriceCondition[] {
  return [
    condition('size', 'you choose another size of home', 'its own price'),
    ...busyDayCondition(cleaning.cleaningDate),
    ...addOnConditions(CLEANING_ADD_ONS, cleaning),
  ];
}
