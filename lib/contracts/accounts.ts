import { object, string } from 'yup';
import { contactFields } from '@/lib/validation/contact';
import { endpoint } from './endpoint';

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

/** What can be booked from a unit: everything in it back, some of it back, or a further collection. */
export const BOOKED_FROM_ACCOUNT = ['unit', 'items', 'collection'] as const;

/** Begins a booking from one of the client's units, filled in as far as it is known; `path` is where it goes on. */
export const bookFromAccount = endpoint<{ readonly path: string }>()({
  name: 'bookFromAccount',
  method: 'POST',
  path: '/auth-api/book',
  access: 'own',
  request: object({
    orderId: string().required().max(64),
    what: string().oneOf(BOOKED_FROM_ACCOUNT).required(),
    /** A return that was begun before it was known whose things they are: what was typed is taken over. */
    draftId: startedDraft,
  }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
  maxBytes: 4096,
  perMinute: 20,
});
