import { array, number, object, string } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import type { LocalDate } from '@/lib/domain/london-time';
import { contactFields } from '@/lib/validation/contact';
import { LIMITS } from '@/lib/validation/limits';
import {
  ACCOUNT_SECTIONS,
  type AccountDetails,
  type AccountOrder,
  type AccountSpace,
  type DelegatesOfSpace,
  type OpenedSpace,
} from './account-view';
import type { DraftDto } from './checkout';
import { endpoint, SMALL_FORM } from './endpoint';
import type { QuoteDto } from './errors';

/** All calls of this file but `whoAmI` also take the post of a plain HTML form, and then answer 303. */
export type AccountDto = { readonly id: string; readonly email: string };

/** Mails a sign-in link. The answer is the same for known and unknown addresses. */
export const requestSignIn = endpoint<{ readonly sent: true }>()({
  name: 'requestSignIn',
  path: '/auth-api/sign_in',
  access: 'open',
  request: object({
    email: contactFields.email,
    /** The path of this site to open after signing in. */
    next: string().max(500).default(''),
  }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 10,
});

/** Uses up a mailed link and begins a session. unauthenticated: used or expired. */
export const openSession = endpoint<AccountDto & { readonly next: string | null }>()({
  name: 'openSession',
  path: '/auth-api/session',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'unauthenticated', 'rate_limited'],
  ...SMALL_FORM,
});

export const signOut = endpoint<{ readonly signedOut: true }>()({
  name: 'signOut',
  path: '/auth-api/sign_out',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
  maxBytes: 4096,
});

/** Ends the sessions of the account on every device. */
export const signOutEverywhere = endpoint<{ readonly signedOut: true }>()({
  name: 'signOutEverywhere',
  path: '/auth-api/sign_out_everywhere',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
  maxBytes: 4096,
});

export const whoAmI = endpoint<AccountDto>()({
  name: 'whoAmI',
  method: 'GET',
  path: '/auth-api/users/me',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
});

const startedDraft = string().max(40).defined().default('');

/** A full or partial return, a collection into the unit, another unit, or any order again. */
export const BOOKED_FROM_ACCOUNT = ['unit', 'items', 'topUp', 'collection', 'again'] as const;

/** Pieces by the ids of the unit's own lines, whose sizes come from the rental. */
const things = array(
  object({
    id: string().required().max(60),
    quantity: number().integer().min(1).max(LIMITS.quantity).required(),
  }).required(),
)
  .max(LIMITS.itemLines)
  .required()
  .default([]);
const LIST_BYTES = 16 * 1024;

/** A smaller unit that suffices for the remaining things, in pounds per payment of `weeks`. */
export type SmallerUnit = {
  readonly label: string;
  readonly perPayment: number;
  readonly insteadOf: number;
  readonly weeks: number;
};

export type BackPriceDto = QuoteDto & {
  /** Null where no smaller unit is cheaper. */
  readonly smallerUnit: SmallerUnit | null;
};

/**
 * Returns the price of bringing back everything in a unit, or the named things, on any day without a surcharge (STO-4).
 */
export const priceFromAccount = endpoint<BackPriceDto>()({
  name: 'priceFromAccount',
  path: '/auth-api/price_back',
  access: 'own',
  request: object({
    orderId: string().required().max(64),
    what: string().oneOf(RETURN_KINDS).required(),
    things,
  }),
  errors: ['unauthenticated', 'validation_failed', 'not_found', 'unknown_district', 'volume_too_large', 'by_request'],
  maxBytes: LIST_BYTES,
});

/** Begins a booking from an order of the customer. `path`: where the booking continues. */
export const bookFromAccount = endpoint<{ readonly path: string }>()({
  name: 'bookFromAccount',
  path: '/auth-api/book',
  access: 'own',
  request: object({
    orderId: string().required().max(64),
    what: string().oneOf(BOOKED_FROM_ACCOUNT).required(),
    /** With `what: 'items'`: the pieces that are already chosen. */
    things,
    /** The return that was begun before its owner was known. */
    draftId: startedDraft,
  }),
  errors: ['unauthenticated', 'validation_failed', 'not_found', 'change_not_offered'],
  maxBytes: LIST_BYTES,
  perMinute: 20,
});

export type AccountPageDto = {
  readonly email: string;
  readonly today: LocalDate;
  readonly spaces: readonly AccountSpace[];
  readonly opened: readonly OpenedSpace[];
  readonly helpers: readonly DelegatesOfSpace[];
  readonly orders: readonly AccountOrder[];
  /** One more than a page shows. */
  readonly drafts: readonly DraftDto[];
  readonly details: AccountDetails | null;
};

/** Reads a page of the account. An old session key is replaced by the cookie of the answer. */
export const readAccount = endpoint<AccountPageDto>()({
  name: 'readAccount',
  path: '/auth-api/account',
  access: 'own',
  request: object({ section: string().oneOf(ACCOUNT_SECTIONS).required() }),
  errors: ['unauthenticated', 'validation_failed'],
});

/** Reads the email address of an unused sign-in link without using the link. */
export const readSignInLink = endpoint<{ readonly email: string }>()({
  name: 'readSignInLink',
  path: '/auth-api/sign_in_link',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'not_found'],
  perMinute: 30,
});

export const readOrderKey = endpoint<{ readonly token: string }>()({
  name: 'readOrderKey',
  path: '/auth-api/order_key',
  access: 'own',
  request: object({ reference: string().required().max(64) }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
});
