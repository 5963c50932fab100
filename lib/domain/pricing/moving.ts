import { inventoryTotals } from '../catalogue/inventory';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { formatShortDay } from '../london-time';
import { roundUp, sum } from '../money';
import type { MovingAnswers } from '../order/moving-answers';
import { MOVING_ADD_ONS, type LocalDate, type MovingAddOn, type MovingSpace } from '../order/types';
import { addressCharges } from './address-charges';
import { BUSY_DAY_PERCENT } from './assumptions';
import { isBusyDay } from './busy-days';
import { charge } from './charge';
import { discounts } from './discounts';
import { ADD_ON_PRICES, type AddOnVariant } from './price-lists';
import type { PromoTerms, Quote, QuoteLine, QuoteLineCode } from './quote';
import { distanceCharges, roadCharges, spaceCharges } from './space-charges';
import { VolumeTooLarge } from './volume-too-large';

export { VolumeTooLarge } from './volume-too-large';

/** Everything that the price of a move depends on. '' and null mean "not known yet" and add nothing to the price. */
export type MoveToPrice = Pick<MovingAnswers, 'addOns' | 'isStudent' | 'addresses' | 'furnitureItems'> & {
  readonly movingSpace: MovingSpace;
  readonly movingDate: LocalDate | '';
  /** Road miles of the whole trip, rounded up (places/distance.ts). */
  readonly distanceMiles: number | null;
  readonly promo: PromoTerms | null;
  readonly addOnVariant: AddOnVariant;
};

/**
 * The price of a move with everything unavoidable in it, line by line (LAW-1). The same function answers in the
 * browser and on the server. Throws VolumeTooLarge beyond two vans, RangeError for a day that does not exist.
 */
export function priceMove(move: MoveToPrice): Quote {
  const { cubicFeet } = inventoryTotals(move.furnitureItems);
  if (cubicFeet > MAX_CUBIC_FEET) throw new VolumeTooLarge(cubicFeet);
  const ofTheMove = [
    ...spaceCharges(move.movingSpace, cubicFeet),
    ...distanceCharges(move.distanceMiles),
    roadCharges(),
    ...addressCharges(move.addresses),
  ];
  const charges = [...ofTheMove, ...busyDayCharge(ofTheMove, move.movingDate), ...addOnCharges(move)];
  const total = sum(charges.map((line) => line.amount));
  const lines = [...charges, ...discounts(total, move.isStudent, move.promo)];
  const totalWithDiscount = sum(lines.map((line) => line.amount));
  const { distanceMiles, promo } = move;
  return { lines, total, totalWithDiscount, distanceMiles, ...(promo && { promo }) };
}

/** The supplement of a busy day is on the move itself; packing and cleaning cost the same on every day. */
function busyDayCharge(ofTheMove: readonly QuoteLine[], date: LocalDate | ''): readonly QuoteLine[] {
  if (date === '' || !isBusyDay(date)) return [];
  const amount = roundUp((sum(ofTheMove.map((line) => line.amount)) * BUSY_DAY_PERCENT) / 100);
  return [
    charge('busy_day', amount, { label: formatShortDay(date), detail: `busy day, ${BUSY_DAY_PERCENT} % on the move` }),
  ];
}

const ADD_ON_LINES: Readonly<Record<MovingAddOn, { readonly code: QuoteLineCode; readonly label: string }>> = {
  PACKING: { code: 'packing', label: 'Packing by us' },
  CLEANING: { code: 'cleaning', label: 'Cleaning after the move' },
  ASSEMBLING: { code: 'assembling', label: 'Furniture taken apart and put together' },
};

/** Each add-on once, however often a request names it. */
function addOnCharges({ addOns, addOnVariant }: MoveToPrice): readonly QuoteLine[] {
  return MOVING_ADD_ONS.filter((addOn) => addOns.includes(addOn)).map((addOn) => {
    const { code, label } = ADD_ON_LINES[addOn];
    return charge(code, ADD_ON_PRICES[addOnVariant][addOn], { label });
  });
}
