import { number, object, string } from 'yup';
import { STORAGE_SPACES } from '@/lib/domain/order-types';
import { draftSquareFeet, squareFeet } from '@/lib/validation/storage-space';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';
import type { UnitTransferView } from './unit-transfer-view';

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
