import type { ErrorCode } from './errors';
import type { OwnReview } from './reviews';

/** The fields of the form, as they were typed: `stars` is '' until one is chosen. */
export type ReviewFields = {
  readonly stars: string;
  readonly text: string;
  readonly name: string;
  readonly area: string;
};

/** What was done with the last press. */
export const REVIEW_DONE = ['saved', 'withdrawn', 'stopped'] as const;
export type ReviewDone = (typeof REVIEW_DONE)[number];

/** What the page of a review shows, made by lib/server/http/reviews/review-page.ts. */
export type ReviewPageState =
  | {
      readonly kind: 'open';
      /** As it is kept; null while there is none. */
      readonly review: OwnReview | null;
      readonly values: ReviewFields;
      readonly errors: Partial<Readonly<Record<keyof ReviewFields, string>>>;
      /** Why nothing is saved, beside what is wrong with the fields. */
      readonly trouble: 'changed' | 'limited' | 'refused' | null;
      readonly done: ReviewDone | null;
    }
  /** The order is not done. */
  | { readonly kind: 'closed'; readonly reason: ErrorCode };

/** The name of the buttons that do something else than saving, and their values. */
export const REVIEW_BUTTON = 'do';
export const REVIEW_BUTTONS = { withdraw: 'withdraw', stop: 'stop' } as const;
