import { storageSplitVolumes } from '../../answers/storage-split';
import { formatCubicFeet } from '../../catalogue/inventory';
import { PLAN_CAPACITY, PLAN_MILES } from '../../catalogue/plan-capacity';
import { MAX_CUBIC_FEET } from '../../catalogue/vans';
import { formatPence, formatRate } from '../../money';
import { MOVING_ADD_ONS } from '../../order-types';
import { ADDITIONAL_ADDRESS, NO_PARKING, PER_CUBIC_FOOT } from '../../prices/assumptions';
import {
  DISPOSAL_RATE,
  FLOORS_CONDITION,
  HEAVY_CONDITIONS,
  addOnConditions,
  busyDayCondition,
  condition,
  distanceCondition,
  type PriceCondition,
} from '../../pricing/charges';
import type { MoveToPrice } from '../../pricing/moving';
import { coverCondition } from '../service';

function storageSplitConditions({ furnitureItems, split }: Pick<MoveToPrice, 'furnitureItems' | 'split'>) {
  const { stored, away } = storageSplitVolumes(furnitureItems, split?.lines ?? []);
  return [
    ...(stored === 0
      ? [condition('stored', 'part of it goes into storage', `${formatPence(ADDITIONAL_ADDRESS)} and the unit`)]
      : []),
    ...(away === 0 ? [condition('away', 'you want things disposed of', DISPOSAL_RATE)] : []),
  ];
}

export function movingConditions(
  move: Pick<
    MoveToPrice,
    'movingSpace' | 'movingDate' | 'distanceMiles' | 'addOns' | 'addOnVariant' | 'cover' | 'furnitureItems' | 'split'
  >,
): readonly PriceCondition[] {
  const { movingSpace, movingDate, distanceMiles } = move;
  const held = movingSpace === 'custom' ? null : formatCubicFeet(PLAN_CAPACITY[movingSpace].cubicFeet);
  const more =
    held === null ? `you list more, up to ${formatCubicFeet(MAX_CUBIC_FEET)}` : `your things come to more than ${held}`;
  return [
    ...distanceCondition(distanceMiles, `the trip is longer than ${PLAN_MILES} miles`),
    condition('volume', more, `${formatRate(PER_CUBIC_FOOT)} a cubic foot`),
    FLOORS_CONDITION,
    ...HEAVY_CONDITIONS,
    condition('parking', 'there is no parking at the door', `${formatPence(NO_PARKING)} an address`),
    condition('addresses', 'you add an address', `${formatPence(ADDITIONAL_ADDRESS)} each`),
    ...busyDayCondition(movingDate),
    ...storageSplitConditions(move),
    ...addOnConditions(MOVING_ADD_ONS, move),
    ...coverCondition(move.cover?.step),
  ];
}
