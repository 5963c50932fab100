import { number, object, string } from 'yup';
import type { ClaimKind, ClaimStage, ClaimState } from '@/lib/domain/order/claim';
import { claimFields } from '@/lib/validation/claim';
import { APP_PREFIX, endpoint } from './endpoint';
import { WITH_PHOTO } from './photo-field';
import { orderKey } from './order-key';

/** A photo of a claim; its picture is at the view's `photoPath` with `&id=`. */
export type ClaimPhotoDto = { readonly id: string; readonly at: string; readonly isFromDesk: boolean };

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
  readonly photos: readonly ClaimPhotoDto[];
  readonly answerBy: string;
  readonly decisionBy: string;
  readonly answer: { readonly at: string; readonly text: string } | null;
  /** `refund` goes back the way it was paid; `byHand` is paid by our office in another way. */
  readonly decision: {
    readonly at: string;
    readonly text: string;
    readonly refund: number;
    readonly byHand: number;
    /** When our office has paid its part. */
    readonly byHandPaidAt: string | null;
  } | null;
};

export type ClaimsView = {
  readonly reference: string;
  readonly stage: ClaimStage;
  /** The last day on which one can be made online; null while somebody is there or still to come. */
  readonly lastDay: string | null;
  /** Whether as many were made as the page takes. */
  readonly isFull: boolean;
  /** How far we are liable on this order: "We are liable on this order for up to £500 an item and £15,000 a job." */
  readonly limit: string;
  /** What the order names, each thing once. */
  readonly things: readonly string[];
  /** In the order in which they were made. */
  readonly claims: readonly ClaimDto[];
  /** Those that were sent for a claim that is not made yet. */
  readonly photos: readonly ClaimPhotoDto[];
  readonly photoPath: string;
};

/** Reads the claims of an order, and whether more can be made. */
export const readClaims = endpoint<ClaimsView>()({
  name: 'readClaims',
  method: 'POST',
  path: `${APP_PREFIX}/read_claims`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

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
    ...orderKey,
    key: string()
      .required()
      .matches(/^[A-Za-z0-9_-]{16,64}$/),
    ...claimFields,
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 32 * 1024,
  perMinute: 20,
});

/** `known`: it was sent before. `full`: there are as many as there may be. `refused`: the claim is decided, or none can be made. */
export type ClaimPhotoSent = {
  readonly outcome: 'stored' | 'known' | 'full' | 'refused';
  /** Null for one that was not taken. */
  readonly id: string | null;
};

/** Takes one photo of an open claim, by its number, or of the form of one that is not sent yet. As often as it is sent. */
export const sendClaimPhoto = endpoint<ClaimPhotoSent>()({
  name: 'sendClaimPhoto',
  method: 'POST',
  path: `${APP_PREFIX}/claim_photo`,
  access: 'guest',
  request: object({ ...orderKey, claim: number().nullable().default(null).integer().min(1) }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'body_too_large', 'unsupported_media_type'],
  ...WITH_PHOTO,
  perMinute: 60,
});

/** Deletes a photo of the form of a claim that is not sent yet. */
export const dropClaimPhoto = endpoint<{ readonly dropped: true }>()({
  name: 'dropClaimPhoto',
  method: 'POST',
  path: `${APP_PREFIX}/drop_claim_photo`,
  access: 'guest',
  request: object({ ...orderKey, id: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 60,
});
