import { array, boolean, number, object, string } from 'yup';
import { CLAIM_LIMITS, MOST_CLAIM_PHOTOS, MOST_FORM_BYTES } from '@/lib/domain/claims/claims';
import type { Pence } from '@/lib/domain/money';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { claimItemFields } from './claims';
import { deskForms, pounds, reference, shownPence } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskFact, DeskOption, DeskPaging, DeskPhoto, DeskState } from './desk-parts';
import { CLAIM_WORDS_LENGTH } from './desk-paths';
import { fileField } from './photo-field';

/** The desk's forms for claims. `version`: the claim's version that the form showed. */
const named = { reference, number: number().required().integer().min(1).max(1_000) };
const claim = {
  ...named,
  version: number().required().integer().min(0),
};
const words = string().meta(SEVERAL_LINES).trim().max(CLAIM_WORDS_LENGTH);

/** The contracts of the desk's forms for claims, by form name. */
export const claimForms = deskForms({
  /** Writes to the customer before the decision. */
  answerClaim: object({ ...claim, answer: words.required() }),

  /**
   * Accepts a claim with an amount in pounds. `expectedLeft`: the rest of the order's payments that the form showed.
   * `isPaid`: our office has paid the amount already, and the payment provider refunds nothing.
   */
  acceptClaim: object({
    ...claim,
    expectedLeft: shownPence,
    award: pounds.positive(),
    isPaid: boolean().default(false),
    reply: words.default(''),
  }),

  refuseClaim: object({ ...claim, grounds: words.required() }),

  /** Records that our office has paid the part of an accepted claim that no refund covers. */
  payClaim: object(claim),

  /** Adds photos to an undecided claim: files of a form. */
  addClaimPhotos: {
    request: object({
      ...named,
      photos: array(fileField).required().min(1).max(MOST_CLAIM_PHOTOS),
    }),
    maxFileBytes: MOST_FORM_BYTES,
  },

  /** Deletes a photo of a claim. The next sweep deletes its file. */
  deleteClaimPhoto: object({ ...named, photo: string().required().max(64) }),

  /** Records a claim that a customer reported to us, one item at a time, even after online claims have closed. */
  writeClaim: object({
    reference,
    key: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    ...claimItemFields,
    said: words.required().min(CLAIM_LIMITS.leastText),
  }),
});

/** The form for a claim that a customer reported to us. */
export type NewClaimView = {
  readonly kind: 'newClaim';
  readonly head: OrderHead;
  /** The idempotency key: one for each filled-in form. */
  readonly formKey: string;
  readonly kinds: readonly DeskOption[];
};

/** A claim in the list. */
export type ClaimLine = {
  readonly key: string;
  readonly reference: string;
  /** The number of the claim in its order, from 1. */
  readonly number: number;
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly things: string;
  /** "3 photos"; '' for none. */
  readonly photos: string;
  readonly received: string;
  readonly state: DeskState;
  /** "Answer by Tue 1 Dec 2026", "Decided Tue 8 Dec 2026". */
  readonly due: string;
  readonly isOverdue: boolean;
};

/** A page of the desk's list of claims. `states` are the options of its filter. */
export type ClaimsListView = {
  readonly kind: 'claims';
  readonly filters: { readonly state: string };
  readonly states: readonly DeskOption[];
  readonly claims: readonly ClaimLine[];
  readonly paging: DeskPaging;
};

/** One claim with the forms that act on it. */
export type ClaimView = {
  readonly kind: 'claim';
  readonly head: OrderHead;
  readonly number: number;
  readonly state: DeskState;
  readonly version: number;
  /** "Answer by Tue 1 Dec 2026", and whether that day has passed; null once the claim is decided. */
  readonly due: { readonly text: string; readonly isOverdue: boolean } | null;
  readonly facts: readonly DeskFact[];
  readonly items: readonly { readonly title: string; readonly kind: string; readonly worth: string }[];
  readonly text: string;
  readonly photos: readonly DeskPhoto[];
  /** Whether photos can be added; false once the claim is decided. */
  readonly canAddPhotos: boolean;
  /** Our answer to the customer and its time; null without one. */
  readonly answer: { readonly at: string; readonly text: string } | null;
  readonly decision: {
    readonly at: string;
    readonly text: string;
    readonly money: string;
    /** The amount that our office still has to pay; null without one. */
    readonly toPay: { readonly text: string; readonly isOverdue: boolean } | null;
  } | null;
  readonly canAnswer: boolean;
  /** Null once the claim is decided. */
  readonly money: {
    readonly facts: readonly DeskFact[];
    /** The rest of the order's payments. */
    readonly left: Pence;
    /** How the customer gets an accepted amount. */
    readonly hint: string;
  } | null;
};
