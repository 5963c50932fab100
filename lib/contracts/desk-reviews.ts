import { number, object, string } from 'yup';
import { REFUSALS } from '@/lib/domain/reviews/written';
import type { DeskState } from './desk-parts';
import { deskForms, reference } from './desk-fields';
import { NOTE_LENGTH } from './desk-paths';

/** Reviews at the desk: forms as all of its calls (desk.ts). What waits is read without its stars. */
const version = number().integer().required().min(1);

export const reviewForms = deskForms({
  publishReview: object({ reference, version }),

  /** For one of the four reasons; the note goes to its author. */
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
  /** With its lines. */
  readonly text: string;
};

export type ReviewsView = {
  readonly kind: 'reviews';
  /** The most urgent first. Without their stars: nobody can decide by them. */
  readonly waiting: readonly (DeskReview & { readonly due: DeskState })[];
  /** The latest first. */
  readonly decided: readonly (DeskReview & {
    readonly stars: number;
    readonly state: DeskState;
    /** "Published Thu 26 Nov 2026, 10:00 by desk@example.com", and why it was refused. */
    readonly decision: string;
    readonly canRefuse: boolean;
  })[];
};
