import { array, boolean, number, object, string } from 'yup';
import { MOST_CLAIM_PHOTOS, MOST_FORM_BYTES } from '@/lib/domain/order/claim-photos';
import { claimItemFields } from '@/lib/validation/claim';
import { CLAIM_LIMITS } from '@/lib/validation/claim-limits';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import type { OrderHead } from './desk-order-views';
import { deskForms, pounds, reference } from './desk-fields';
import type { DeskFact, DeskOption, DeskPaging, DeskPhoto, DeskState } from './desk-parts';
import { CLAIM_WORDS_LENGTH } from './desk-paths';
import { fileField } from './photo-field';

/** What the desk does with claims: forms as all of its calls (desk.ts). `version`: the claim's, as the form showed it. */
const named = { reference, number: number().required().integer().min(1).max(1_000) };
const claim = {
  ...named,
  version: number().required().integer().min(0),
};
const words = string().meta(SEVERAL_LINES).trim().max(CLAIM_WORDS_LENGTH);

export const claimForms = deskForms({
  /** Writes to the customer before the decision. */
  answerClaim: object({ ...claim, answer: words.required() }),

  /**
   * Pays an amount. Pounds. `expectedLeft`: what the form said is left of the order's payments. `isPaid`: our office has
   * paid it already, and nothing goes back through the payment provider.
   */
  acceptClaim: object({
    ...claim,
    expectedLeft: pounds,
    award: pounds.positive(),
    isPaid: boolean().default(false),
    reply: words.default(''),
  }),

  refuseClaim: object({ ...claim, grounds: words.required() }),

  /** Notes that our office has paid what no refund of an accepted claim covers. */
  payClaim: object(claim),

  /** Adds photos to a claim that is not decided: files of a form. */
  addClaimPhotos: {
    request: object({
      ...named,
      photos: array(fileField).required().min(1).max(MOST_CLAIM_PHOTOS),
    }),
    maxFileBytes: MOST_FORM_BYTES,
  },

  /** Deletes a photo of a claim that should not be there. Its file goes with the next sweep. */
  deleteClaimPhoto: object({ ...named, photo: string().required().max(64) }),

  /** Writes down what a customer told us, also when their page takes no claims any more. One thing at a time. */
  writeClaim: object({
    reference,
    key: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    ...claimItemFields,
    said: words.required().min(CLAIM_LIMITS.leastText),
  }),
});

/** The form for a claim that was told to us. */
export type NewClaimView = {
  readonly kind: 'newClaim';
  readonly head: OrderHead;
  /** One for each filled-in form. */
  readonly formKey: string;
  readonly kinds: readonly DeskOption[];
};

/** A claim in the list. */
export type ClaimLine = {
  readonly key: string;
  readonly reference: string;
  /** Among those of its order, from 1. */
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

export type ClaimsListView = {
  readonly kind: 'claims';
  readonly filters: { readonly state: string };
  readonly states: readonly DeskOption[];
  readonly claims: readonly ClaimLine[];
  readonly paging: DeskPaging;
};

/** One claim, and what can be done with it. */
export type ClaimView = {
  readonly kind: 'claim';
  readonly head: OrderHead;
  readonly number: number;
  readonly state: DeskState;
  readonly version: number;
  /** "Answer by Tue 1 Dec 2026", with whether that has passed; null once it is decided. */
  readonly due: { readonly text: string; readonly isOverdue: boolean } | null;
  readonly facts: readonly DeskFact[];
  readonly items: readonly { readonly title: string; readonly kind: string; readonly worth: string }[];
  readonly text: string;
  readonly photos: readonly DeskPhoto[];
  /** Whether some can be added; false once it is decided. */
  readonly canAddPhotos: boolean;
  /** What the customer was written, with when; null where nothing was. */
  readonly answer: { readonly at: string; readonly text: string } | null;
  readonly decision: {
    readonly at: string;
    readonly text: string;
    readonly money: string;
    /** What our office still has to pay; null where there is nothing. */
    readonly toPay: { readonly text: string; readonly isOverdue: boolean } | null;
  } | null;
  readonly canAnswer: boolean;
  /** Null once it is decided. */
  readonly money: {
    readonly facts: readonly DeskFact[];
    /** Pounds. */
    readonly left: number;
    /** How what is accepted reaches the customer. */
    readonly hint: string;
  } | null;
};
