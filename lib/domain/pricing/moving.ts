import type { CoverAnswers, MovingAnswers } from '../answers/flow-answers';
import { partsOf, type StorageSplitAnswers } from '../answers/storage-split';
import { inventoryTotals } from '../catalogue/inventory';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import type { MovingSpace } from '../order-types';
import type { LocalDate } from '../london-time';
import type { AddOnVariant } from '../prices/price-lists';
import {
  addOnCharges,
  addressCharges,
  busyDayCharge,
  coverCharges,
  disposalCharges,
  distanceCharges,
  roadCharges,
  spaceCharges,
} from './charges';
import { quoteFrom } from './discounts';
import { VolumeTooLarge, refuseTooHeavy } from './load-limits';
import type { PromoTerms, Quote } from './quote';
import type { StoredPart } from './stored-part';

export { VolumeTooLarge } from './load-limits';

/** Everything that the price of a move depends on. '' and null mean "not known yet" and add nothing to the price. */
export type MoveToPrice = Pick<MovingAnswers, 'addOns' | 'isStudent' | 'addresses' | 'furnitureItems'> & {
  readonly movingSpace: MovingSpace;
  /** Missing: the included cover. */
  readonly cover?: Pick<CoverAnswers, 'step'>;
  /** Missing: everything goes to the new home. */
  readonly split?: StorageSplitAnswers;
  readonly movingDate: LocalDate | '';
  /** Road miles of the whole trip, rounded up (places/distance.ts). */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

/**
 * Returns the price of a move line by line, with everything unavoidable in it (LAW-1). `stored`: the charges of the
 * stored part. It is a parameter so that pages do not bundle its code for the few moves that need it. Throws
 * VolumeTooLarge, TooHeavy, and RangeError for a day that does not exist.
 */
export function priceMove(move: MoveToPrice, stored: StoredPart | null = null): Quote {
  const { furnitureItems: items, split, isStudent, promo, distanceMiles } = move;
  // The vans carry everything, wherever it goes.
  const { cubicFeet } = inventoryTotals(items);
  if (cubicFeet > MAX_CUBIC_FEET) throw new VolumeTooLarge(cubicFeet);
  refuseTooHeavy(items);
  const { kept, home, away } = partsOf(items, split?.lines ?? []);
  const ofTheMove = [
    ...spaceCharges(move.movingSpace, inventoryTotals(kept).cubicFeet),
    ...distanceCharges(distanceMiles),
    roadCharges(),
    ...addressCharges(move.addresses, { out: items, into: home }),
    ...(stored?.stop ?? []),
  ];
  const charges = [
    ...ofTheMove,
    ...busyDayCharge(ofTheMove, move.movingDate, 'move'),
    ...disposalCharges(inventoryTotals(away).cubicFeet),
    ...addOnCharges(move.addOns, move.addOnVariant),
    ...coverCharges(move.cover?.step ?? 'included'),
    ...(stored?.unit ?? []),
  ];
  return {
    ...quoteFrom({ charges, listDiscounts: stored?.discount ?? [], isStudent, promo, distanceMiles }),
    ...(stored && { follows: stored.follows }),
  };
}
