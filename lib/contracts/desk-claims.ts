import { array, boolean, number, object, string } from 'yup';
import { CLAIM_LIMITS, MOST_CLAIM_PHOTOS, MOST_FORM_BYTES } from '@/lib/domain/claims/claims';
import type { Pence } from '@/lib/domain/money';
import { SEVERAL_LINES } from '@/lib/validation/tidy';
import { claimItemFields } from './claims';
import { deskForms, id, pounds, reference, shownPence } from './desk-fields';
import type { OrderHead } from './desk-orders';
import type { DeskFact, DeskOption, DeskPaging, DeskPhoto, DeskState } from './desk-parts';
import { CLAIM_WORDS_LENGTH } from './desk-paths';
import { fileField } from './photo-field';

/** `version`: the claim's version that the form showed. */
const named = { reference, number: number().required().integer().min(1).max(1_000) };
const claim = {
  ...named,
  version: number().required().integer().min(0),
};
const words = string().meta(SEVERAL_LINES).trim().max(CLAIM_WORDS_LENGTH);

export const claimForms = deskForms({
  answerClaim: object({ ...claim, answer: words.required() }),

  /**
   * Accepts a claim. `expectedLeft`: the rest of the payments that the form showed. `isPaid`: our office has paid it
   * already, so the payment provider refunds nothing.
   */
  acceptClaim: object({
    ...claim,
    expectedLeft: shownPence,
    award: pounds.positive(),
    isPaid: boolean().default(false),
    reply: words.default(''),
  }),

  refuseClaim: object({ ...claim, grounds: words.required() }),

  /** Records that our office has paid what no refund covers. */
  payClaim: object(claim),

  addClaimPhotos: {
    request: object({
      ...named,
      photos: array(fileField).required().min(1).max(MOST_CLAIM_PHOTOS),
    }),
    maxFileBytes: MOST_FORM_BYTES,
  },

  /** The retention job deletes the file. */
  deleteClaimPhoto: object({ ...named, photo: string().required().max(64) }),

  /** Records a claim that was reported to us, even after online claims have closed. */
  writeClaim: object({
    reference,
    key: id,
    ...claimItemFields,
    said: words.required().min(CLAIM_LIMITS.leastText),
  }),
});

/** The words of the log for each change. The keys are stored. */
export const claimLog = {
  'claim.made': 'Claim written down',
  'claim.answered': 'Claim answered',
  'claim.accepted': 'Claim accepted',
  'claim.refused': 'Claim refused',
  'claim.paid': 'Claim paid by hand',
  'claim.photos': 'Photos added to a claim',
  'claim.photo_deleted': 'Photo of a claim deleted',
} as const;

export type NewClaimView = {
  readonly kind: 'newClaim';
  readonly head: OrderHead;
  /** One for each filled-in form. */
  readonly formKey: string;
  readonly kinds: readonly DeskOption[];
};

export type ClaimLine = {
  readonly key: string;
  readonly reference: string;
  readonly number: number;
  readonly href: string;
  readonly name: string;
  readonly phone: string;
  readonly things: string;
  readonly photos: string;
  readonly received: string;
  readonly state: DeskState;
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

export type ClaimView = {
  readonly kind: 'claim';
  readonly head: OrderHead;
  readonly number: number;
  readonly state: DeskState;
  readonly version: number;
  readonly due: { readonly text: string; readonly isOverdue: boolean } | null;
  readonly facts: readonly DeskFact[];
  readonly items: readonly { readonly title: string; readonly kind: string; readonly worth: string }[];
  readonly text: string;
  readonly photos: readonly DeskPhoto[];
  readonly canAddPhotos: boolean;
  readonly answer: { readonly at: string; readonly text: string } | null;
  readonly decision: {
    readonly at: string;
    readonly text: string;
    readonly money: string;
    readonly toPay: { readonly text: string; readonly isOverdue: boolean } | null;
  } | null;
  readonly canAnswer: boolean;
  /** Null once the claim is decided. */
  readonly money: {
    readonly facts: readonly DeskFact[];
    readonly left: Pence;
    readonly hint: string;
  } | null;
};
