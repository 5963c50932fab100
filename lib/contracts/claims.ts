import { array, number, object, string } from 'yup';
import {
  CLAIM_KINDS,
  CLAIM_LIMITS,
  MOST_CLAIM_ITEMS,
  type ClaimKind,
  type ClaimStage,
  type ClaimState,
} from '@/lib/domain/claims/claims';
import { SEVERAL_LINES, plainFigures, readWith, tidyLine, tidyLines } from '@/lib/validation/tidy';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';
import { WITH_PHOTO } from './photo-field';

/** In pounds. A higher value is a typing error. */
const MOST_WORTH = 100_000;

export const CLAIM_MESSAGES = {
  title: 'Tell us which item it is',
  titleLong: `Keep it under ${CLAIM_LIMITS.title} characters`,
  kind: 'Choose what is wrong with it',
  worth: 'Enter the amount in pounds, like 120 or 49.50, or leave it empty',
  text: `Tell us what happened, in at least ${CLAIM_LIMITS.leastText} characters`,
  textLong: `Keep it to ${CLAIM_LIMITS.text.toLocaleString('en-GB')} characters`,
} as const;

const pounds = (value: number, typed: unknown): number | null => {
  if (typeof typed !== 'string') return value;
  const figures = plainFigures(typed);
  return figures === '' ? null : Number(figures);
};

const isWholePence = (value: number | null): boolean =>
  value === null || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

export const claimItemFields = {
  title: string()
    .transform(readWith(tidyLine))
    .required(CLAIM_MESSAGES.title)
    .max(CLAIM_LIMITS.title, CLAIM_MESSAGES.titleLong),
  kind: string().required(CLAIM_MESSAGES.kind).oneOf(CLAIM_KINDS, CLAIM_MESSAGES.kind),
  worth: number()
    .transform(pounds)
    .nullable()
    .default(null)
    .typeError(CLAIM_MESSAGES.worth)
    .min(0, CLAIM_MESSAGES.worth)
    .max(MOST_WORTH, CLAIM_MESSAGES.worth)
    .test('pence', CLAIM_MESSAGES.worth, isWholePence),
};

export const claimFields = {
  items: array(object(claimItemFields).required()).required().min(1).max(MOST_CLAIM_ITEMS),
  text: string()
    .transform(readWith(tidyLines))
    .meta(SEVERAL_LINES)
    .required(CLAIM_MESSAGES.text)
    .min(CLAIM_LIMITS.leastText, CLAIM_MESSAGES.text)
    .max(CLAIM_LIMITS.text, CLAIM_MESSAGES.textLong),
};

/** Its picture is at the view's `photoPath` with `&id=`. */
export type ClaimPhotoDto = { readonly id: string; readonly at: string; readonly isFromDesk: boolean };

/** A claim as its customer sees it. Amounts are pounds, days London's, instants ISO-8601 UTC. */
export type ClaimDto = {
  readonly id: string;
  readonly number: number;
  readonly state: ClaimState;
  readonly at: string;
  readonly items: readonly { readonly title: string; readonly kind: ClaimKind; readonly worth: number | null }[];
  readonly text: string;
  readonly photos: readonly ClaimPhotoDto[];
  readonly answerBy: string;
  readonly decisionBy: string;
  readonly answer: { readonly at: string; readonly text: string } | null;
  /** `refund` goes back the way it was paid. Our office pays `byHand` in another way. */
  readonly decision: {
    readonly at: string;
    readonly text: string;
    readonly refund: number;
    readonly byHand: number;
    readonly byHandPaidAt: string | null;
  } | null;
};

export type ClaimsView = {
  readonly reference: string;
  readonly stage: ClaimStage;
  /** The last day for an online claim; null while a visit is still to come. */
  readonly lastDay: string | null;
  readonly isFull: boolean;
  /** The liability for this order, as a sentence. */
  readonly limit: string;
  readonly things: readonly string[];
  readonly claims: readonly ClaimDto[];
  /** The photos of a claim that is not sent yet. */
  readonly photos: readonly ClaimPhotoDto[];
  readonly photoPath: string;
};

export const readClaims = endpoint<ClaimsView>()({
  name: 'readClaims',
  path: `${APP_PREFIX}/read_claims`,
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found'],
});

/** Makes one claim per `key`. validation_failed on `reference`: it is too early, too late, or there are too many. */
export const makeClaim = endpoint<ClaimDto>()({
  name: 'makeClaim',
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

/** `known`: sent before. `full`: the limit is reached. `refused`: the claim is decided, or none can be made. */
export type ClaimPhotoSent = {
  readonly outcome: 'stored' | 'known' | 'full' | 'refused';
  readonly id: string | null;
};

/** Stores one photo of a claim, by its number, or of the form of an unsent claim; idempotent. */
export const sendClaimPhoto = endpoint<ClaimPhotoSent>()({
  name: 'sendClaimPhoto',
  path: `${APP_PREFIX}/claim_photo`,
  access: 'guest',
  request: object({ ...orderKey, claim: number().nullable().default(null).integer().min(1) }),
  errors: ['validation_failed', 'not_found', 'rate_limited', 'body_too_large', 'unsupported_media_type'],
  ...WITH_PHOTO,
  perMinute: 60,
});

export const dropClaimPhoto = endpoint<{ readonly dropped: true }>()({
  name: 'dropClaimPhoto',
  path: `${APP_PREFIX}/drop_claim_photo`,
  access: 'guest',
  request: object({ ...orderKey, id: string().required().max(64) }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 60,
});
