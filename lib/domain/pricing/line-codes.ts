import { formatCubicFeet } from '../catalogue/inventory';
import { CUSTOM_BASE_CUBIC_FEET } from '../prices/assumptions';
import type { ServiceType } from '../order-types';

type LineCode = {
  /** The words for a line that a change removed. */
  readonly gone: string;
  /** Whether the line is the price of a size. Another size explains all other changed lines. */
  readonly isSize?: true;
  /** Whether the line belongs to one address, which its detail names: "at collection". */
  readonly isAtAddress?: true;
  /** Whether the label is a proper name, such as "Saturday 12 December", that keeps its capital within a sentence. */
  readonly isName?: true;
  /** Whether the line is computed from others, and so is no reason for a new price. */
  readonly isFollowing?: true;
  /** Whether the line belongs to the transport but not to the day, so that the busy-day supplement does not apply. */
  readonly isOutsideBusyDay?: true;
  /** Whether the line is a discount on the whole order. The discount of a storage term belongs to storage alone. */
  readonly isOnWholeOrder?: true;
  /** The service that the line pays for. Missing: the first service of the order, the transport. */
  readonly service?: ServiceType;
};

/**
 * The purposes that a quote line can have, and their wording. The set is closed, so that every charge has a name. Code
 * reads the purpose from the code, never from the label, so prices kept for years still work.
 */
export const LINE_CODES = {
  moving_plan: { gone: 'another size', isSize: true },
  storage_unit: { gone: 'another unit', isSize: true, service: 'STORAGE' },
  cleaning_plan: { gone: 'another size', isSize: true },
  custom_base: { gone: 'another size', isSize: true },
  custom_volume: { gone: `no more than the first ${formatCubicFeet(CUSTOM_BASE_CUBIC_FEET)}` },
  extra_volume: { gone: 'everything fits the plan' },
  storage_collection: { gone: 'no collection' },
  storage_return: { gone: 'no return' },
  distance: { gone: 'no distance yet' },
  road_charges: { gone: 'no road charges' },
  floors_collection: { gone: 'ground floor or lift', isAtAddress: true },
  floors_delivery: { gone: 'ground floor or lift', isAtAddress: true },
  extra_mover: { gone: 'nothing heavy on stairs', isAtAddress: true },
  piano_stairs: { gone: 'no piano on stairs', isAtAddress: true },
  parking_collection: { gone: 'parking', isAtAddress: true },
  parking_delivery: { gone: 'parking', isAtAddress: true },
  additional_address: { gone: 'one address fewer' },
  storage_stop: { gone: 'nothing into storage' },
  disposal: { gone: 'nothing to dispose of', isOutsideBusyDay: true },
  busy_day: { gone: 'an ordinary day', isName: true, isFollowing: true },
  what_fits: { gone: 'everything fits the unit' },
  packing: { gone: 'no packing', service: 'PACKING' },
  packing_materials: { gone: 'no packing materials', service: 'PACKING_MATERIALS' },
  unpacking: { gone: 'no unpacking', service: 'UNPACKING' },
  cleaning: { gone: 'no cleaning', service: 'CLEANING' },
  assembling: { gone: 'no assembling', service: 'ASSEMBLING' },
  cover: { gone: 'the included cover', isOutsideBusyDay: true },
  duration_discount: { gone: 'the weekly list price', service: 'STORAGE' },
  student_discount: { gone: 'no student discount', isFollowing: true, isOnWholeOrder: true },
  promo_discount: { gone: 'no promo code', isFollowing: true, isOnWholeOrder: true },
} as const satisfies Readonly<Record<string, LineCode>>;

export type QuoteLineCode = keyof typeof LINE_CODES;

export const lineCode = (code: QuoteLineCode): LineCode => LINE_CODES[code];

export const isLineCode = (code: string): code is QuoteLineCode => Object.hasOwn(LINE_CODES, code);
