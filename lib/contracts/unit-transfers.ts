import { number, object, string } from 'yup';
import { STORAGE_SPACES, type LocalDate, type StorageSpace } from '@/lib/domain/order-types';
import { draftSquareFeet, squareFeet } from '@/lib/validation/storage-space';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** Why a rental cannot change its unit now: not collected yet, about to end, or a payment is open. */
export type StaysBecause = 'coming' | 'ending' | 'owing';

/** `own`: the current unit. `small`: the things do not fit. `full`: none is free. */
export type UnitState = 'own' | 'offered' | 'small' | 'full';

/** A unit with its price per payment for the customer's own term. Pounds. */
export type PricedUnit = {
  readonly storageSpace: StorageSpace;
  /** The area of a custom unit, square feet; null for the other units. */
  readonly squareFeet: number | null;
  /** "6 × 4 ft unit". */
  readonly label: string;
  readonly perPayment: number;
};
export type UnitOffer = PricedUnit & {
  readonly state: UnitState;
  /** Percent of the unit's usual capacity that the list takes; null without listed things. */
  readonly percentFull: number | null;
};

/** The other units for a rental. Days are London's. */
export type UnitTransferView = {
  readonly reference: string;
  readonly unit: PricedUnit;
  /** Weeks that one payment covers. */
  readonly weeks: number;
  /** The day from which the other unit would be rented, the first one of a period. */
  readonly on: LocalDate;
  /** The listed pieces in the unit on that day. */
  readonly pieces: number;
  readonly offers: readonly UnitOffer[];
  /** The smallest and largest area of a custom unit, square feet; null where custom units have no price. */
  readonly custom: { readonly min: number; readonly max: number } | null;
  /** The requested unit. */
  readonly chosen: UnitOffer | null;
  /** The agreed move. */
  readonly planned: (PricedUnit & { readonly on: LocalDate }) | null;
  /** Null when the rental can change its unit. */
  readonly staysBecause: StaysBecause | null;
};

/** Reads the other units for a rental, with the requested one. not_found: also for an order without storage. */
export const readUnits = endpoint<UnitTransferView>()({
  name: 'readUnits',
  method: 'POST',
  path: `${APP_PREFIX}/read_units`,
  access: 'guest',
  request: object({
    ...orderKey,
    asked: object({ storageSpace: string().oneOf(STORAGE_SPACES).required(), squareFeet: draftSquareFeet })
      .nullable()
      .default(null),
  }),
  errors: ['validation_failed', 'not_found'],
});

/**
 * Agrees to another unit from a day on. Also accepts a plain form post, which is answered by a 303. price_changed: the
 * unit has another price now; order_changed: another first day, or other things in the unit.
 */
export const moveUnit = endpoint<{ readonly agreed: true }>()({
  name: 'moveUnit',
  method: 'POST',
  path: `${APP_PREFIX}/move_unit`,
  access: 'guest',
  request: object({
    ...orderKey,
    storageSpace: string().oneOf(STORAGE_SPACES).required(),
    squareFeet,
    /** The values that the page showed: pounds per payment, the first day, and the pieces to move. */
    expectedPerPayment: number().required().min(0).max(100_000),
    on: string()
      .required()
      .matches(/^\d{4}-\d{2}-\d{2}$/),
    pieces: number().integer().required().min(0).max(100_000),
  }),
  errors: [
    'validation_failed',
    'not_found',
    'by_request',
    'change_not_offered',
    'nothing_to_change',
    'unit_taken',
    'price_changed',
    'order_changed',
    'rate_limited',
    'unavailable',
  ],
  maxBytes: 4096,
  perMinute: 20,
});

/** Cancels an agreed move. The unit stays the same. Also accepts a plain form post, which is answered by a 303. */
export const callOffUnitMove = endpoint<{ readonly calledOff: true }>()({
  name: 'callOffUnitMove',
  method: 'POST',
  path: `${APP_PREFIX}/call_off_unit_move`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'nothing_to_change', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 20,
});
