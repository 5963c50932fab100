import { inventoryTotals } from '../catalogue/inventory';
import { MAX_CUBIC_FEET } from '../catalogue/vans';

import type { CoverAnswers } from '../answers/cover';
import type { MovingAnswers } from '../answers/moving';
import type { LocalDate, MovingSpace } from '../vocabulary';
import { addOnCharges } from './add-on-charges';
import { addressCharges } from './address-charges';
import { busyDayCharge } from './busy-day-charge';
import { coverCharges } from './cover-charge';
import { quoteFrom } from './discounts';
import type { AddOnVariant } from '../prices/price-lists';
import type { PromoTerms, Quote } from './quote';
import { distanceCharges, roadCharges, spaceCharges } from './space-charges';
import { refuseTooHeavy } from './too-heavy';
import { VolumeTooLarge } from './volume-too-large';

export { VolumeTooLarge } from './volume-too-large';

/** Everything that the price of a move depends on. '' and null mean "not known yet" and add nothing to the price. */
export type MoveToPrice = Pick<MovingAnswers, 'addOns' | 'isStudent' | 'addresses' | 'furnitureItems'> & {
  readonly movingSpace: MovingSpace;
  /** Without it what every price includes. */
  readonly cover?: Pick<CoverAnswers, 'step'>;
  readonly movingDate: LocalDate | '';
  /** Road miles of the whole trip, rounded up (places/distance.ts). */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

/**
 * The price of a move with everything unavoidable in it, line by line (LAW-1). The same function answers in the
 * browser and on the server. Throws VolumeTooLarge beyond two vans, TooHeavy for what is by request, RangeError for a day that does not exist.
 */
export function priceMove(move: MoveToPrice): Quote {
  const { cubicFeet } = inventoryTotals(move.furnitureItems);
  if (cubicFeet > MAX_CUBIC_FEET) throw new VolumeTooLarge(cubicFeet);
  refuseTooHeavy(move.furnitureItems);
  const ofTheMove = [
    ...spaceCharges(move.movingSpace, cubicFeet),
    ...distanceCharges(move.distanceMiles),
    roadCharges(),
    ...addressCharges(move.addresses, move.furnitureItems),
  ];
  const charges = [
    ...ofTheMove,
    ...busyDayCharge(ofTheMove, move.movingDate, 'move'),
    ...addOnCharges(move.addOns, move.addOnVariant),
    ...coverCharges(move.cover?.step ?? 'included'),
  ];
  const { isStudent, promo, distanceMiles } = move;
  return quoteFrom({ charges, isStudent, promo, distanceMiles });
}
