import { number, object } from 'yup';
import type { Refusal, ReviewState } from '@/lib/domain/reviews/written';
import { reviewFields } from '@/lib/validation/review';
import { APP_PREFIX, endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import { orderKey } from './order-key';

/** What the customer of a done order has written of it, as they see it. Instants are UTC. */
export type OwnReview = {
  readonly state: ReviewState;
  /** Grows with everything that happens to it; a saving names the version that it was typed over. */
  readonly version: number;
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly area: string;
  readonly sentAt: string;
  /** By when it is decided. */
  readonly dueAt: string;
  /** Why it was refused, and what we wrote about it; null for what is not. */
  readonly refused: { readonly reason: Refusal; readonly note: string } | null;
};

const SMALL = { maxBytes: 16 * 1024, perMinute: 20 };

/** Reads what the customer of an order has written; null while there is nothing. */
export const readReview = endpoint<{ readonly review: OwnReview | null }>()({
  name: 'readReview',
  method: 'POST',
  path: `${APP_PREFIX}/read_review`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

const REFUSALS = [
  'validation_failed',
  'not_found',
  'order_unpaid',
  'order_expired',
  'order_cancelled',
  'change_not_offered',
  'rate_limited',
] as const satisfies readonly ErrorCode[];

/**
 * Keeps what the customer of a done order writes, one review an order, in the place of what was written before. Refused
 * with change_not_offered before the order is done and once it is published, with order_changed when another one was kept
 * since; the same one again is no mistake.
 */
export const saveReview = endpoint<{ readonly review: OwnReview }>()({
  name: 'saveReview',
  method: 'POST',
  path: `${APP_PREFIX}/save_review`,
  access: 'guest',
  request: object({ ...orderKey, version: number().integer().required().min(0), ...reviewFields }),
  errors: [...REFUSALS, 'order_changed'],
  ...SMALL,
});

/** Takes it back: its words and stars are deleted, and it is shown nowhere any more. */
export const withdrawReview = endpoint<{ readonly review: OwnReview }>()({
  name: 'withdrawReview',
  method: 'POST',
  path: `${APP_PREFIX}/withdraw_review`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'nothing_to_change', 'rate_limited'],
  ...SMALL,
});

/** No further mail asks for a review of this order. */
export const stopReviewMails = endpoint<{ readonly stopped: true }>()({
  name: 'stopReviewMails',
  method: 'POST',
  path: `${APP_PREFIX}/stop_review_mails`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  ...SMALL,
});
