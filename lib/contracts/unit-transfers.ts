import { number, object, string } from 'yup';
import { STORAGE_SPACES, type StorageSpace } from '@/lib/domain/order-types';
import type { LocalDate } from '@/lib/domain/london-time';
import { draftSquareFeet, squareFeet } from '@/lib/validation/storage-space';
import { APP_PREFIX, endpoint, SMALL_FORM } from './endpoint';
import { orderKey } from './order-key';

export type StaysBecause = 'coming' | 'ending' | 'owing';

/** `own`: the current unit. `small`: the things do not fit. `full`: none is free. */
export type UnitState = 'own' | 'offered' | 'small' | 'full';

/** A unit with its price per payment for the customer's own term, in pounds. */
export type PricedUnit = {
  readonly storageSpace: StorageSpace;
  readonly squareFeet: number | null;
  readonly label: string;
  readonly perPayment: number;
};
export type UnitOffer = PricedUnit & {
  readonly state: UnitState;
  /** Percent of the unit's usual capacity that the list takes. */
  readonly percentFull: number | null;
};

export type UnitTransferView = {
  readonly reference: string;
  readonly unit: PricedUnit;
  /** Weeks that one payment covers. */
  readonly weeks: number;
  /** The first day of a period, from which the other unit would be rented. */
  readonly on: LocalDate;
  readonly pieces: number;
  readonly offers: readonly UnitOffer[];
  /** In square feet; null where custom units have no price. */
  readonly custom: { readonly min: number; readonly max: number } | null;
  readonly chosen: UnitOffer | null;
  readonly planned: (PricedUnit & { readonly on: LocalDate }) | null;
  readonly staysBecause: StaysBecause | null;
};

/** Reads the other units for a rental. not_found: also for an order without storage. */
export const readUnits = endpoint<UnitTransferView>()({
  name: 'readUnits',
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

/** Agrees to another unit from a day on. order_changed: another first day, or other things in the unit. */
export const moveUnit = endpoint<{ readonly agreed: true }>()({
  name: 'moveUnit',
  path: `${APP_PREFIX}/move_unit`,
  access: 'guest',
  request: object({
    ...orderKey,
    storageSpace: string().oneOf(STORAGE_SPACES).required(),
    squareFeet,
    /** The values that the page showed, in pounds. */
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
  ...SMALL_FORM,
});

/** Cancels an agreed move to another unit. */
export const callOffUnitMove = endpoint<{ readonly calledOff: true }>()({
  name: 'callOffUnitMove',
  path: `${APP_PREFIX}/call_off_unit_move`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'nothing_to_change', 'rate_limited'],
  ...SMALL_FORM,
});
