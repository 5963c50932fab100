import { FREE_COLLECTION_TERM } from '../../prices/assumptions';
import {
  addOnConditions,
  busyDayCondition,
  condition,
  storageTripConditions,
  storedMore,
  type PriceCondition,
} from '../../pricing/charges';
import type { StorageToPrice } from '../../pricing/storage';
import { STORAGE_ADD_ONS } from '../../order-types';
import { coverCondition } from '../service';

export function storageConditions(
  storage: Pick<
    StorageToPrice,
    'isTopUp' | 'storageTerm' | 'storageCollectionDate' | 'distanceMiles' | 'addOns' | 'addOnVariant' | 'cover'
  >,
): readonly PriceCondition[] {
  const { isTopUp = false } = storage;
  const isFree = storage.storageTerm === FREE_COLLECTION_TERM && !isTopUp;
  return [
    ...(isTopUp ? [] : [condition('unit', 'you choose another unit or another term', 'its own price')]),
    ...(isFree ? [] : [storedMore('you list more')]),
    ...storageTripConditions(storage.distanceMiles),
    ...busyDayCondition(storage.storageCollectionDate),
    ...addOnConditions(STORAGE_ADD_ONS, storage),
    ...(isTopUp ? [] : coverCondition(storage.cover?.step)),
  ];
}
