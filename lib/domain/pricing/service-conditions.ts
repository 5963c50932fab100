import { PLAN_MILES } from '../catalogue/plan-capacity';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { formatCubicFeet } from '../catalogue/inventory';
import { formatPence, formatRate } from '../money';
import { CLEANING_ADD_ONS, RETURN_ADD_ONS, STORAGE_ADD_ONS, type AddOn } from '../vocabulary';
import { addOnPrice } from './add-on-charges';
import {
  CUSTOM_BASE_CUBIC_FEET,
  FREE_COLLECTION_TERM,
  NO_PARKING,
  PER_EXTRA_MILE,
  PER_FLOOR,
  STORAGE_TRIP_PER_CUBIC_FOOT,
} from '../prices/assumptions';
import type { CleaningToPrice } from './cleaning';
import { ADD_ON_WORDS, busyDayCondition, condition, HEAVY_CONDITIONS, type PriceCondition } from './conditions';
import type { AddOnVariant } from '../prices/price-lists';
import type { StorageToPrice } from './storage';
import type { ReturnToPrice } from './storage-return';

/** "This price changes only if …" for the services beside moving. What has been answered for good is not listed. */

type Chosen = { readonly addOns: readonly AddOn[]; readonly addOnVariant: AddOnVariant };

export function storageConditions(
  storage: Chosen & Pick<StorageToPrice, 'storageTerm' | 'storageCollectionDate' | 'distanceMiles'>,
): readonly PriceCondition[] {
  const isFree = storage.storageTerm === FREE_COLLECTION_TERM;
  return [
    condition('unit', 'you choose another unit or another term', 'its own price'),
    ...(isFree ? [] : [volume('you list more')]),
    ...trip(storage.distanceMiles),
    ...busyDayCondition(storage.storageCollectionDate),
    ...addOns(STORAGE_ADD_ONS, storage),
  ];
}

export function returnConditions(
  delivery: Chosen & Pick<ReturnToPrice, 'returnKind' | 'deliveryDate' | 'distanceMiles' | 'storedItems'>,
): readonly PriceCondition[] {
  // There is no more than all that is known to be there.
  const isAll = delivery.returnKind === 'unit' && delivery.storedItems.length > 0;
  return [
    ...(isAll ? [] : [volume(delivery.returnKind === 'unit' ? 'you empty a larger unit' : 'more comes back')]),
    ...trip(delivery.distanceMiles),
    ...busyDayCondition(delivery.deliveryDate),
    ...addOns(RETURN_ADD_ONS, delivery),
  ];
}

export function cleaningConditions(
  cleaning: Chosen & Pick<CleaningToPrice, 'cleaningDate'>,
): readonly PriceCondition[] {
  return [
    condition('size', 'you choose another size of home', 'its own price'),
    ...busyDayCondition(cleaning.cleaningDate),
    ...addOns(CLEANING_ADD_ONS, cleaning),
  ];
}

const volume = (what: string) =>
  condition(
    'volume',
    `${what}, up to ${formatCubicFeet(MAX_CUBIC_FEET)}`,
    `${formatRate(STORAGE_TRIP_PER_CUBIC_FOOT)} a cubic foot after the first ${CUSTOM_BASE_CUBIC_FEET}`,
  );

const trip = (distanceMiles: number | null): readonly PriceCondition[] => [
  ...(distanceMiles === null
    ? [
        condition(
          'distance',
          `you live more than ${PLAN_MILES} miles from our storage`,
          `${formatRate(PER_EXTRA_MILE)} a mile`,
        ),
      ]
    : []),
  condition('floors', 'there are stairs and no lift', `${formatRate(PER_FLOOR)} a floor`),
  ...HEAVY_CONDITIONS,
  condition('parking', 'there is no parking at the door', formatPence(NO_PARKING)),
];

const addOns = (offered: readonly AddOn[], { addOns: chosen, addOnVariant }: Chosen): readonly PriceCondition[] =>
  offered
    .filter((addOn) => !chosen.includes(addOn))
    .map((addOn) => condition(addOn, ADD_ON_WORDS[addOn], formatPence(addOnPrice(addOn, addOnVariant))));
