import { number, object, string } from 'yup';
import { REFUSALS } from '@/lib/domain/reviews/written';
import type { DeskState } from './desk-parts';
import { deskForms, reference } from './desk-fields';
import { NOTE_LENGTH } from './desk-paths';

/** The version of a review. The desk's forms for reviews hide the stars until a review is decided (see desk.ts). */
const version = number().integer().required().min(1);

export const reviewForms = deskForms({
  publishReview: object({ reference, version }),

  /** Refuses a review for one of the four reasons. The note goes to its author. */
  refuseReview: object({
    reference,
    version,
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
