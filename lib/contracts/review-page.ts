import type { ErrorCode } from './errors';
import type { OwnReview } from './reviews';

/** The typed fields of the form: `stars` is '' until one is chosen. */
export type ReviewFields = {
  readonly stars: string;
  readonly text: string;
  readonly name: string;
  readonly area: string;
};

/** The outcomes of the buttons. */
export const REVIEW_DONE = ['saved', 'withdrawn', 'stopped'] as const;
export type ReviewDone = (typeof REVIEW_DONE)[number];

/** The state of the review page, made by lib/server/http/reviews/review-page.ts. */
export type ReviewPageState =
  | {
      readonly kind: 'open';
      /** The stored review; null while there is none. */
      readonly review: OwnReview | null;
      readonly values: ReviewFields;
      readonly errors: Partial<Readonly<Record<keyof ReviewFields, string>>>;
      /** Why nothing is saved, beside errors of single fields. */
      readonly trouble: 'changed' | 'limited' | 'refused' | null;
      readonly done: ReviewDone | null;
    }
  /** The page of an order that is not done. */
  | { readonly kind: 'closed'; readonly reason: ErrorCode };

/** The name of the buttons beside the save button, and their values. */
export const REVIEW_BUTTON = 'do';
export const REVIEW_BUTTONS = { withdraw: 'withdraw', stop: 'stop' } as const;
