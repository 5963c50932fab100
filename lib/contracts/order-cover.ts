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

/** Cover of a booked order, in its customer's hands. */

/** `late`: its last day is over. `closed`: not paid yet, cancelled, done. `fixed`: an order of a kind that has no cover of its own. */
export type CoverStage = 'open' | 'late' | 'closed' | 'fixed';

export type CoverView = {
  readonly reference: string;
  readonly of: CoverOf;
  readonly stage: CoverStage;
  /** "On this order we are liable for up to £100 an item and £10,000 a job." */
  readonly agreed: string;
  readonly items: readonly FurnitureItem[];
  readonly booked: CoverAnswers;
  /** The last day on which it can be changed; null without one. */
  readonly lastDay: LocalDate | null;
  /** What was asked for, with its exact money or why it cannot be had; null before anything is asked. */
  readonly asked: {
    readonly cover: CoverAnswers;
    readonly preview: ChangePreviewDto | null;
    readonly refusal: ErrorCode | null;
    /** Of the form that agrees to it: sent twice, it is one change. */
    readonly idempotencyKey: string;
  } | null;
};

/** Reads the cover of an order. `fields`: what the form of its page asks for, by the names of COVER_FIELDS; empty before. */
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
 * More or less cover, and what things are worth, until the day before we come. Takes the post of a plain HTML form, and then
 * answers 303: to the payment, else to the order.
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
