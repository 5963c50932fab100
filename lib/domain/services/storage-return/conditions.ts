import {
  addOnConditions,
  busyDayCondition,
  storageTripConditions,
  storedMore,
  type PriceCondition,
} from '../../pricing/charges';
import type { ReturnToPrice } from '../../pricing/storage';
import { RETURN_ADD_ONS } from '../../order-types';

export function returnConditions(
  delivery: Pick<
    ReturnToPrice,
    'returnKind' | 'deliveryDate' | 'distanceMiles' | 'storedItems' | 'addOns' | 'addOnVariant'
  >,
): readonly PriceCondition[] {
  // A whole unit with a known list cannot return more than that list.
  const isAll = delivery.returnKind === 'unit' && delivery.storedItems.length > 0;
  return [
    ...(isAll ? [] : [storedMore(delivery.returnKind === 'unit' ? 'you empty a larger unit' : 'more comes back')]),
    ...storageTripConditions(delivery.distanceMiles),
    ...busyDayCondition(delivery.deliveryDate),
    ...addOnConditions(RETURN_ADD_ONS, delivery),
  ];
}
