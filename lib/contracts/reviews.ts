import { number, object, string } from 'yup';
import {
  REFUSALS,
  REVIEW_LIMITS,
  type Refusal,
  type ReviewDone,
  type ReviewFields,
  type ReviewState,
} from '@/lib/domain/reviews/customer-review';
import { readWith, SEVERAL_LINES, tidyLine, tidyLines } from '@/lib/validation/tidy';
import { deskForms, reference } from './desk-fields';
import type { DeskState } from './desk-parts';
import { NOTE_LENGTH } from './desk-paths';
import { APP_PREFIX, endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import { orderKey } from './order-key';

const { least, most, name, area } = REVIEW_LIMITS;
const MESSAGES = {
  stars: 'Choose 1 to 5 stars',
  short: `Write at least ${least} characters`,
  long: `Keep it under ${most.toLocaleString('en-GB')} characters`,
  name: 'Enter the name to show',
  longName: (signs: number) => `Keep it under ${signs} characters`,
} as const;

/** Returns the text with at most one empty line between paragraphs. */
const tidyParagraphs = (text: string): string => tidyLines(text).replace(/\n{3,}/g, '\n\n');

/** A form without any star pressed sends nothing. */
const stars = number()
  .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
  .typeError(MESSAGES.stars)
  .required(MESSAGES.stars)
  .integer(MESSAGES.stars)
  .min(1, MESSAGES.stars)
  .max(5, MESSAGES.stars);

export const reviewFields = {
  stars,
  text: string()
    .transform(readWith(tidyParagraphs))
    .meta(SEVERAL_LINES)
    .required(MESSAGES.short)
    .min(least, MESSAGES.short)
    .max(most, MESSAGES.long),
  name: string().transform(readWith(tidyLine)).required(MESSAGES.name).max(name, MESSAGES.longName(name)),
  area: string().transform(readWith(tidyLine)).defined().default('').max(area, MESSAGES.longName(area)),
};

/** The review of a done order, as its customer sees it. Instants are UTC. */
export type OwnReview = {
  readonly state: ReviewState;
  /** Increases with every event. A save names the version that the form showed. */
  readonly version: number;
  readonly stars: number;
  readonly text: string;
  readonly name: string;
  readonly area: string;
  readonly sentAt: string;
  readonly dueAt: string;
  readonly refused: { readonly reason: Refusal; readonly note: string } | null;
};

const SMALL = { maxBytes: 16 * 1024, perMinute: 20 };

export const readReview = endpoint<{ readonly review: OwnReview | null }>()({
  name: 'readReview',
  path: `${APP_PREFIX}/read_review`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

/**
 * Saves the one review of a done order. change_not_offered: the order is not done, or the review is published.
 * order_changed: another review was saved since.
 */
export const saveReview = endpoint<{ readonly review: OwnReview }>()({
  name: 'saveReview',
  path: `${APP_PREFIX}/save_review`,
  access: 'guest',
  request: object({ ...orderKey, version: number().integer().required().min(0), ...reviewFields }),
  errors: [
    'validation_failed',
    'not_found',
    'order_unpaid',
    'order_expired',
    'order_cancelled',
    'change_not_offered',
    'rate_limited',
    'order_changed',
  ],
  ...SMALL,
});

/** Deletes the words and stars of the review. */
export const withdrawReview = endpoint<{ readonly review: OwnReview }>()({
  name: 'withdrawReview',
  path: `${APP_PREFIX}/withdraw_review`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'nothing_to_change', 'rate_limited'],
  ...SMALL,
});

export const stopReviewMails = endpoint<{ readonly stopped: true }>()({
  name: 'stopReviewMails',
  path: `${APP_PREFIX}/stop_review_mails`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  ...SMALL,
});

/** Made by lib/server/modules/reviews/page-form.ts. */
export type ReviewPageState =
  | {
      readonly kind: 'open';
      readonly review: OwnReview | null;
      readonly values: ReviewFields;
      readonly errors: Partial<Readonly<Record<keyof ReviewFields, string>>>;
      /** Why nothing is saved, beside errors of single fields. */
      readonly trouble: 'changed' | 'limited' | 'refused' | null;
      readonly done: ReviewDone | null;
    }
  | { readonly kind: 'closed'; readonly reason: ErrorCode };

const decidedVersion = number().integer().required().min(1);

export const reviewForms = deskForms({
  publishReview: object({ reference, version: decidedVersion }),

  /** The note goes to the author. */
  refuseReview: object({
    reference,
    version: decidedVersion,
    refusal: string().required().oneOf(REFUSALS),
    refusalNote: string().trim().max(NOTE_LENGTH).default(''),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const reviewLog = {
  'review.published': 'Review published',
  'review.refused': 'Review refused',
} as const;

export type DeskReview = {
  readonly reference: string;
  readonly href: string;
  readonly version: number;
  readonly author: string;
  readonly about: string;
  readonly text: string;
};

export type ReviewsView = {
  readonly kind: 'reviews';
  /** The most urgent first, without stars so that stars cannot influence a decision. */
  readonly waiting: readonly (DeskReview & { readonly due: DeskState })[];
  readonly decided: readonly (DeskReview & {
    readonly stars: number;
    readonly state: DeskState;
    readonly decision: string;
    readonly canRefuse: boolean;
  })[];
};
