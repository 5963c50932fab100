import { number, object } from 'yup';
import type { Refusal, ReviewState } from '@/lib/domain/reviews/written';
import { reviewFields } from '@/lib/validation/review';
import { APP_PREFIX, endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import { orderKey } from './order-key';

/** The review of a done order, as its customer sees it. Instants are UTC. */
export type OwnReview = {
  readonly state: ReviewState;
  /** Increases with every event of the review. A save names the version that the form showed. */
  readonly version: number;
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly area: string;
  readonly sentAt: string;
  /** When the decision is due. */
  readonly dueAt: string;
  /** Why the review was refused, and our note about it; null for a review that is not refused. */
  readonly refused: { readonly reason: Refusal; readonly note: string } | null;
};

const SMALL = { maxBytes: 16 * 1024, perMinute: 20 };

/** Reads the customer's review of an order; null while there is none. */
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
 * Saves the one review of a done order, replacing the earlier one. change_not_offered: the order is not done, or the
 * review is published. order_changed: another review was saved since; saving the same one again is accepted.
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

/** Withdraws the review: its words and stars are deleted, and it is shown nowhere. */
export const withdrawReview = endpoint<{ readonly review: OwnReview }>()({
  name: 'withdrawReview',
  method: 'POST',
  path: `${APP_PREFIX}/withdraw_review`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'nothing_to_change', 'rate_limited'],
  ...SMALL,
});

/** Stops the mails that ask for a review of this order. */
export const stopReviewMails = endpoint<{ readonly stopped: true }>()({
  name: 'stopReviewMails',
  method: 'POST',
  path: `${APP_PREFIX}/stop_review_mails`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  ...SMALL,
});
