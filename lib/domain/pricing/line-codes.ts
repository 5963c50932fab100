import { formatCubicFeet } from '../catalogue/inventory';
import { CUSTOM_BASE_CUBIC_FEET } from '../prices/assumptions';
import type { ServiceType } from '../vocabulary';

type LineCode = {
  /** What is said about a line that is gone. */
  readonly gone: string;
  /** The line is the price of a size: another size explains all that changes with it. */
  readonly isSize?: true;
  /** The line is of one address, and its detail says which: "at collection". */
  readonly isAtAddress?: true;
  /** The label is a name, "Saturday 12 December": it keeps its capital inside a sentence. */
  readonly isName?: true;
  /** The line follows from others: no reason of its own for another price. */
  readonly isFollowing?: true;
  /** Of the transport, but not done on the day: the supplement of a busy day is not on it. */
  readonly isBeside?: true;
  /** A discount on the whole order. That of a storage term is the storage's own. */
  readonly isOnAll?: true;
  /** The service that the line pays; without it the first service of the order, the transport. */
  readonly service?: ServiceType;
};

/**
 * What a line of a quote is for. Closed: a new charge is a new code, so that no charge can be nameless. The code says
 * how a line is spoken of, so that no words are read again, and a price that was kept years ago is read as one of today.
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
  disposal: { gone: 'nothing to dispose of', isBeside: true },
  busy_day: { gone: 'an ordinary day', isName: true, isFollowing: true },
  what_fits: { gone: 'everything fits the unit' },
  packing: { gone: 'no packing', service: 'PACKING' },
  packing_materials: { gone: 'no packing materials', service: 'PACKING_MATERIALS' },
  unpacking: { gone: 'no unpacking', service: 'UNPACKING' },
  cleaning: { gone: 'no cleaning', service: 'CLEANING' },
  assembling: { gone: 'no assembling', service: 'ASSEMBLING' },
  cover: { gone: 'the included cover', isBeside: true },
  duration_discount: { gone: 'the weekly list price', service: 'STORAGE' },
  student_discount: { gone: 'no student discount', isFollowing: true, isOnAll: true },
  promo_discount: { gone: 'no promo code', isFollowing: true, isOnAll: true },
} as const satisfies Readonly<Record<string, LineCode>>;

export type QuoteLineCode = keyof typeof LINE_CODES;

/** What is known of the lines of a code. */
export const lineCode = (code: QuoteLineCode): LineCode => LINE_CODES[code];

export const isLineCode = (code: string): code is QuoteLineCode => Object.hasOwn(LINE_CODES, code);
