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

/** Returns the text with its line breaks and at most one empty line between paragraphs. */
const tidyParagraphs = (text: string): string => tidyLines(text).replace(/\n{3,}/g, '\n\n');

/** The stars. A form without any star pressed sends nothing. */
const stars = number()
  .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
  .typeError(MESSAGES.stars)
  .required(MESSAGES.stars)
  .integer(MESSAGES.stars)
  .min(1, MESSAGES.stars)
  .max(5, MESSAGES.stars);

/** The validation rules for the fields of a review of a completed order. `area` is optional. */
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

/** The state of the review page, made by lib/server/modules/reviews/page-form.ts. */
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

/** The version of a review. The desk's forms for reviews hide the stars until a review is decided. */
const decidedVersion = number().integer().required().min(1);

export const reviewForms = deskForms({
  publishReview: object({ reference, version: decidedVersion }),

  /** Refuses a review for one of the four reasons. The note goes to its author. */
  refuseReview: object({
    reference,
    version: decidedVersion,
    refusal: string().required().oneOf(REFUSALS),
    refusalNote: string().trim().max(NOTE_LENGTH).default(''),
  }),
});

export type DeskReview = {
  readonly reference: string;
  readonly href: string;
  readonly version: number;
  readonly author: string;
  /** "Moving, written Thu 26 Nov 2026, 09:00". */
  readonly about: string;
  /** The text with its line breaks. */
  readonly text: string;
};

export type ReviewsView = {
  readonly kind: 'reviews';
  /** The undecided reviews, the most urgent first, without stars so that stars cannot influence a decision. */
  readonly waiting: readonly (DeskReview & { readonly due: DeskState })[];
  /** The decided reviews, the latest first. */
  readonly decided: readonly (DeskReview & {
    readonly stars: number;
    readonly state: DeskState;
    /** "Published Thu 26 Nov 2026, 10:00 by desk@example.com", and why it was refused. */
    readonly decision: string;
    readonly canRefuse: boolean;
  })[];
};
