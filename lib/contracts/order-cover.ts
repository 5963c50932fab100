import { array, object, string } from 'yup';
import type { CoverAnswers } from '@/lib/domain/answers/cover';
import type { CoverOf } from '@/lib/domain/order/cover-words';
import type { FurnitureItem, LocalDate } from '@/lib/domain/vocabulary';
import { cover } from '@/lib/validation/cover';
import { LIMITS } from '@/lib/validation/limits';
import { APP_PREFIX, endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import type { ChangePreviewDto, OrderChangeDto } from './order-change-dto';
import { changeConfirmation, EDIT_CONFLICTS } from './order-changes';
import { orderKey } from './order-key';

/**
 * `late`: the last day is over. `closed`: not paid yet, cancelled, done. `fixed`: this kind of order has no cover of
 * its own.
 */
export type CoverStage = 'open' | 'late' | 'closed' | 'fixed';

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
 * Reads the cover of an order. `fields`: the values of the page's form, by the names of COVER_FIELDS; empty at first.
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
 * Changes the cover and the values of items, until the day before the visit. Also accepts a plain form post, which is
 * answered by a 303 to the payment, or else to the order.
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
