import { object, string } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import { contactFields } from '@/lib/validation/contact';
import { MESSAGES } from '@/lib/validation/messages';
import { APP_PREFIX, endpoint, SMALL_FORM } from './endpoint';
import { orderKey } from './order-key';

/** All calls of this file also accept a plain form post, which is answered by a 303 (OWN-1). */
/** The return that was begun without proof, whose answers are kept. */
const draftId = string().max(40).defined().default('');
const reference = string().trim().uppercase().required(MESSAGES.referenceRequired).max(20, MESSAGES.referenceRequired);

/**
 * Mails a link to the customer of a storage order. The answer does not tell whether order and address belong together.
 */
export const requestReturnLink = endpoint<{ readonly sent: true }>()({
  name: 'requestReturnLink',
  path: '/auth-api/return_link',
  access: 'open',
  request: object({ reference, email: contactFields.email, draftId }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 10,
});

/** Uses up the mailed link. unauthenticated: used or expired. */
export const openReturnLink = endpoint<{ readonly path: string }>()({
  name: 'openReturnLink',
  path: '/auth-api/return',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'unauthenticated', 'not_found', 'rate_limited'],
  ...SMALL_FORM,
});

/** Begins a return from the page of its storage order, whose mailed key is the proof. */
export const returnFromOrder = endpoint<{ readonly path: string }>()({
  name: 'returnFromOrder',
  path: '/auth-api/return_from_order',
  access: 'guest',
  request: object({
    ...orderKey,
    what: string().oneOf(RETURN_KINDS).required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  ...SMALL_FORM,
});

/** Creates an enquiry for a return without proof of ownership. */
export const askForReturn = endpoint<{ readonly asked: true }>()({
  name: 'askForReturn',
  path: `${APP_PREFIX}/ask_for_return`,
  access: 'open',
  request: object({ draftId: string().required().max(40) }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  ...SMALL_FORM,
});
