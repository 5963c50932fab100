import { array, object, string } from 'yup';
import type { CoverAnswers } from '@/lib/domain/answers/cover';
import type { CoverOf } from '@/lib/domain/order/cover-words';
import type { FurnitureItem, LocalDate } from '@/lib/domain/order-types';
import { cover } from '@/lib/validation/cover';
import { LIMITS } from '@/lib/validation/limits';
import { APP_PREFIX, endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import type { ChangePreviewDto, OrderChangeDto } from './order-change-dto';
import { changeConfirmation, EDIT_CONFLICTS } from './order-changes';
import { orderKey } from './order-key';

/**
 * `open`: the cover can be changed. `late`: the last day for changing it has passed. `closed`: the order is unpaid,
 * expired, cancelled, completed, or past its last appointment. `fixed`: the cover of this order cannot be changed
 * online, whatever its state.
 */
export type CoverStage = 'open' | 'late' | 'closed' | 'fixed';

/** The cover of an order, and the requested change of it. */
export type CoverView = {
  readonly reference: string;
  readonly of: CoverOf;
  readonly stage: CoverStage;
  /** "On this order we are liable for up to £100 an item and £10,000 a job." */
  readonly agreed: string;
  readonly items: readonly FurnitureItem[];
  readonly booked: CoverAnswers;
  /** The last day on which the cover can be changed; null without one. */
  readonly lastDay: LocalDate | null;
  /** The requested cover, with its exact amounts or the reason for a refusal; null before a request. */
  readonly asked: {
    readonly cover: CoverAnswers;
    readonly preview: ChangePreviewDto | null;
    readonly refusal: ErrorCode | null;
    /** The idempotency key of the form that agrees to the cover. */
    readonly idempotencyKey: string;
  } | null;
};

/**
 * Reads the cover of an order, and the price of the cover requested in the page's form. `fields`: the form's values,
 * named as in lib/domain/order/cover-fields.ts; empty before a request.
 */
export const readCover = endpoint<CoverView>()({
  name: 'readCover',
  method: 'POST',
  path: `${APP_PREFIX}/read_order_cover`,
  access: 'guest',
  request: object({
    ...orderKey,
    fields: array(object({ name: string().required().max(80), value: string().defined().max(64) }).required())
      .max(LIMITS.itemLines + 3)
      .required()
      .default([]),
  }),
  errors: ['validation_failed', 'not_found'],
});

/**
 * Changes the cover of an order and the declared worth of its items, up to and including the day before the first
 * appointment. A plain form post is answered by a 303: to the payment if one is due, otherwise to the order, or back
 * to the cover page after a refusal.
 */
export const changeCover = endpoint<OrderChangeDto>()({
  name: 'changeCover',
  method: 'POST',
  path: `${APP_PREFIX}/change_order_cover`,
  access: 'guest',
  request: object({
    ...orderKey,
    ...changeConfirmation,
    cover,
  }),
  errors: [...EDIT_CONFLICTS, 'rate_limited'],
  maxBytes: 32 * 1024,
  perMinute: 20,
});
