import { array, number, object, string } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import type { LocalDate } from '@/lib/domain/vocabulary';
import { contactFields } from '@/lib/validation/contact';
import { LIMITS } from '@/lib/validation/limits';
import {
  ACCOUNT_SECTIONS,
  type AccountDetails,
  type AccountOrder,
  type AccountSpace,
  type HelpersOfSpace,
  type OpenedSpace,
} from './account-view';
import type { DraftDto } from './checkout';
import { endpoint } from './endpoint';
import type { QuoteDto } from './errors';

/**
 * Signing in: by a link that is mailed, without a password. All but `whoAmI` also take the post of a plain HTML form
 * and then answer 303 to the page that comes next.
 */
export type AccountDto = { readonly id: string; readonly email: string };

/** Mails a sign-in link. The answer is the same for every address, whether we know it or not. */
export const requestSignIn = endpoint<{ readonly sent: true }>()({
  name: 'requestSignIn',
  method: 'POST',
  path: '/auth-api/sign_in',
  access: 'open',
  request: object({
    email: contactFields.email,
    /** Where to go on to, once signed in: a path of this site; anything else is left out. */
    next: string().max(500).default(''),
  }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 10,
});

/** Uses a mailed link up and begins a session: its cookie comes with the answer. unauthenticated: used or over. */
export const openSession = endpoint<AccountDto & { readonly next: string | null }>()({
  name: 'openSession',
  method: 'POST',
  path: '/auth-api/session',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'unauthenticated', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 20,
});

export const signOut = endpoint<{ readonly signedOut: true }>()({
  name: 'signOut',
  method: 'POST',
  path: '/auth-api/sign_out',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
  maxBytes: 4096,
});

/** Ends the session here and on every other device. */
export const signOutEverywhere = endpoint<{ readonly signedOut: true }>()({
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/auth-api/sign_out_everywhere',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
  maxBytes: 4096,
});

/** Who is signed in. */
export const whoAmI = endpoint<AccountDto>()({
  name: 'whoAmI',
  method: 'GET',
  path: '/auth-api/users/me',
  access: 'own',
  request: object({}),
  errors: ['unauthenticated'],
});

/** A draft that is gone on from, '' for none. */
const startedDraft = string().max(40).defined().default('');

/** What can be booked from a unit: everything in it back, some of it back, more into it, or another one; any order again. */
export const BOOKED_FROM_ACCOUNT = ['unit', 'items', 'topUp', 'collection', 'again'] as const;

/** Pieces of a unit's own list, by the ids of its lines. Their size is the store's to say. */
const things = array(
  object({
    id: string().required().max(60),
    quantity: number().integer().min(1).max(LIMITS.quantity).required(),
  }).required(),
)
  .max(LIMITS.itemLines)
  .required()
  .default([]);
/** Room for a whole list. */
const LIST_BYTES = 16 * 1024;

/** The smaller unit that would do for what stays, and what it costs at a time beside the one it is in. Pounds. */
export type SmallerUnit = {
  /** "3 × 5 ft unit". */
  readonly label: string;
  readonly perPayment: number;
  readonly insteadOf: number;
  /** Weeks that are paid for at a time. */
  readonly weeks: number;
};

/** The price of a return, and what it would let the customer save. */
export type BackPriceDto = QuoteDto & {
  /** Null where nothing smaller is cheaper. */
  readonly smallerUnit: SmallerUnit | null;
};

/**
 * What it costs to bring back everything in one of the client's units, or the things that are named, to where they were
 * collected, on any day that costs nothing extra. The same return has this price everywhere (STO-4).
 */
export const priceFromAccount = endpoint<BackPriceDto>()({
  name: 'priceFromAccount',
  method: 'POST',
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

/** Begins a booking from one of the client's orders, filled in as far as it is known; `path` is where it goes on. */
export const bookFromAccount = endpoint<{ readonly path: string }>()({
  name: 'bookFromAccount',
  method: 'POST',
  path: '/auth-api/book',
  access: 'own',
  request: object({
    orderId: string().required().max(64),
    what: string().oneOf(BOOKED_FROM_ACCOUNT).required(),
    /** With "items": those that are chosen already. */
    things,
    /** A return that was begun before it was known whose things they are: what was typed is taken over. */
    draftId: startedDraft,
  }),
  errors: ['unauthenticated', 'validation_failed', 'not_found', 'change_not_offered'],
  maxBytes: LIST_BYTES,
  perMinute: 20,
});

/** What a page of the account shows. Lists of other sections are empty. */
export type AccountPageDto = {
  readonly email: string;
  /** London's. */
  readonly today: LocalDate;
  readonly spaces: readonly AccountSpace[];
  readonly opened: readonly OpenedSpace[];
  readonly helpers: readonly HelpersOfSpace[];
  readonly orders: readonly AccountOrder[];
  /** The newest saved quotes, one more than a page shows. */
  readonly drafts: readonly DraftDto[];
  /** Those of the last order; null without one. */
  readonly details: AccountDetails | null;
};

/** Reads a page of the account. An old key of the session is exchanged: the new cookie comes with the answer. */
export const readAccount = endpoint<AccountPageDto>()({
  name: 'readAccount',
  method: 'POST',
  path: '/auth-api/account',
  access: 'own',
  request: object({ section: string().oneOf(ACCOUNT_SECTIONS).required() }),
  errors: ['unauthenticated', 'validation_failed'],
});

/** Reads the address that an unused sign-in link was mailed to, without using the link. */
export const readSignInLink = endpoint<{ readonly email: string }>()({
  name: 'readSignInLink',
  method: 'POST',
  path: '/auth-api/sign_in_link',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'not_found'],
  perMinute: 30,
});

/** Reads the key of an order's page, for the customer who is signed in with its address. */
export const readOrderKey = endpoint<{ readonly token: string }>()({
  name: 'readOrderKey',
  method: 'POST',
  path: '/auth-api/order_key',
  access: 'own',
  request: object({ reference: string().required().max(64) }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
});
