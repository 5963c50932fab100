import { number, object, string } from 'yup';
import { claimItemFields } from '@/lib/validation/claim';
import { CLAIM_LIMITS } from '@/lib/validation/claim-limits';
import type { OrderHead } from './desk-order-views';
import { pounds, reference, type DeskDone } from './desk-fields';
import type { DeskFact, DeskOption, DeskPaging, DeskState } from './desk-parts';
import { CLAIM_WORDS_LENGTH, DESK_PATHS } from './desk-paths';
import { endpoint } from './endpoint';

/** What the desk does with claims: forms as all of its calls (desk.ts). `version`: the claim's, as the form showed it. */
const claim = {
  reference,
  number: number().required().integer().min(1).max(1_000),
  version: number().required().integer().min(0),
};
const words = string().trim().max(CLAIM_WORDS_LENGTH);

/** Writes to the customer before the decision. */
export const answerClaim = endpoint<DeskDone>()({
  name: 'deskAnswerClaim',
  method: 'POST',
  path: DESK_PATHS.answerClaim,
  access: 'desk',
  request: object({ ...claim, answer: words.required() }),
});

/** Pays an amount. Pounds. `expectedLeft`: what the form said is left of the order's payments. */
export const acceptClaim = endpoint<DeskDone>()({
  name: 'deskAcceptClaim',
  method: 'POST',
  path: DESK_PATHS.acceptClaim,
  access: 'desk',
  request: object({ ...claim, expectedLeft: pounds, award: pounds.positive(), reply: words.default('') }),
});

export const refuseClaim = endpoint<DeskDone>()({
  name: 'deskRefuseClaim',
  method: 'POST',
  path: DESK_PATHS.refuseClaim,
  access: 'desk',
  request: object({ ...claim, grounds: words.required() }),
});

/** Writes down what a customer told us, also when their page takes no claims any more. One thing at a time. */
export const writeClaim = endpoint<DeskDone>()({
  name: 'deskWriteClaim',
  method: 'POST',
  path: DESK_PATHS.writeClaim,
  access: 'desk',
  request: object({
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
  /** What the customer was written, with when; null where nothing was. */
  readonly answer: { readonly at: string; readonly text: string } | null;
  readonly decision: { readonly at: string; readonly text: string; readonly money: string } | null;
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
