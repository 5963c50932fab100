import { number, object, string } from 'yup';
import { STORAGE_SPACES } from '@/lib/domain/vocabulary';
import { draftSquareFeet, squareFeet } from '@/lib/validation/storage-space';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';
import type { UnitMoveView } from './unit-move-view';

/** Another unit for a store, in its customer's hands. Changes take the post of a plain HTML form too and then answer 303. */

/** Reads the other units for a store, with the one that was asked for. not_found: also for an order that stores nothing. */
export const readUnits = endpoint<UnitMoveView>()({
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
 * Agrees on another unit from a day on. price_changed: it costs something else now; order_changed: it would begin on
 * another day, or other things are there.
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
    /** As the page showed them: pounds at a time, the first day, and how many pieces change over. */
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

/** Calls an agreed move off: the unit stays what it is. */
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
