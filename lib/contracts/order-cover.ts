import { array, object, string } from 'yup';
import type { CoverAnswers } from '@/lib/domain/answers/flow-answers';
import type { CoverOf } from '@/lib/domain/order/cover-words';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { LocalDate } from '@/lib/domain/london-time';
import { cover } from '@/lib/validation/answer-fields';
import { LIMITS } from '@/lib/validation/limits';
import { APP_PREFIX, endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import type { ChangePreviewDto, OrderChangeDto } from './order-change-dto';
import { changeConfirmation, EDIT_CONFLICTS } from './order-changes';
import { orderKey } from './order-key';

/**
 * `late`: the last day has passed. `closed`: the state of the order allows no change. `fixed`: no order of this kind
 * can change its cover online.
 */
export type CoverStage = 'open' | 'late' | 'closed' | 'fixed';

export type CoverView = {
  readonly reference: string;
  readonly of: CoverOf;
  readonly stage: CoverStage;
  readonly agreed: string;
  readonly items: readonly FurnitureItem[];
  readonly booked: CoverAnswers;
  readonly lastDay: LocalDate | null;
  /** Null before a request. */
  readonly asked: {
    readonly cover: CoverAnswers;
    readonly preview: ChangePreviewDto | null;
    readonly refusal: ErrorCode | null;
    readonly idempotencyKey: string;
  } | null;
};

/** Reads the cover of an order, and the price of the cover in `fields` (lib/domain/order/cover-fields.ts). */
export const readCover = endpoint<CoverView>()({
  name: 'readCover',
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
 * Changes the cover and the declared worth of items, until the day before the first appointment. A plain form post is
 * answered by a 303.
 */
export const changeCover = endpoint<OrderChangeDto>()({
  name: 'changeCover',
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
