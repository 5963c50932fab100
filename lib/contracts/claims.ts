import { object, string } from 'yup';
import type { ClaimKind, ClaimStage, ClaimState } from '@/lib/domain/order/claim';
import { claimFields } from '@/lib/validation/claim';
import { APP_PREFIX, endpoint } from './endpoint';

/** A claim as its customer sees it. Amounts are pounds, days London's, instants ISO-8601 UTC. */
export type ClaimDto = {
  /** What belongs to it is kept under this. */
  readonly id: string;
  /** Among those of its order, from 1. */
  readonly number: number;
  readonly state: ClaimState;
  readonly at: string;
  readonly items: readonly { readonly title: string; readonly kind: ClaimKind; readonly worth: number | null }[];
  readonly text: string;
  readonly answerBy: string;
  readonly decisionBy: string;
  readonly answer: { readonly at: string; readonly text: string } | null;
  /** `refund` goes back the way it was paid; `byHand` is paid by our office in another way. */
  readonly decision: {
    readonly at: string;
    readonly text: string;
    readonly refund: number;
    readonly byHand: number;
  } | null;
};

export type ClaimsView = {
  readonly reference: string;
  readonly stage: ClaimStage;
  /** The last day on which one can be made online; null while somebody is there or still to come. */
  readonly lastDay: string | null;
  /** Whether as many were made as the page takes. */
  readonly isFull: boolean;
  /** What the order names, each thing once. */
  readonly things: readonly string[];
  /** In the order in which they were made. */
  readonly claims: readonly ClaimDto[];
};

/**
 * Says what went wrong on a job. `key`: one for each filled-in form, so that a form sent twice is one claim. Refused with
 * validation_failed, field `reference`, when none can be made online: before anybody has come, too long after, too many.
 */
export const makeClaim = endpoint<ClaimDto>()({
  name: 'makeClaim',
  method: 'POST',
  path: `${APP_PREFIX}/make_claim`,
  access: 'guest',
  request: object({
    reference: string().required().max(40),
    token: string().required().max(64),
    key: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    ...claimFields,
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 32 * 1024,
  perMinute: 20,
});
