import { object, string } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import { contactFields } from '@/lib/validation/contact';
import { MESSAGES } from '@/lib/validation/messages';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/**
 * OWN-1: the calls that prove a rental is the customer's own, and the fallback without proof. Signed-in customers use
 * bookFromAccount. All accept a plain form post, which is answered by a 303.
 */
/** The return that was begun without proof, whose answers are kept. '' for none. */
const draftId = string().max(40).defined().default('');
const reference = string().trim().uppercase().required(MESSAGES.referenceRequired).max(20, MESSAGES.referenceRequired);

/**
 * Mails a link to the customer of a storage order. The visitor names order and email address, and the answer is the
 * same whether they belong together or not.
 */
export const requestReturnLink = endpoint<{ readonly sent: true }>()({
  name: 'requestReturnLink',
  method: 'POST',
  path: '/auth-api/return_link',
  access: 'open',
  request: object({ reference, email: contactFields.email, draftId }),
  errors: ['validation_failed', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 10,
});

/** Uses up the mailed link. `path`: where the return continues. unauthenticated: used or expired. */
export const openReturnLink = endpoint<{ readonly path: string }>()({
  name: 'openReturnLink',
  method: 'POST',
  path: '/auth-api/return',
  access: 'open',
  request: object({ link: string().required().max(120) }),
  errors: ['validation_failed', 'unauthenticated', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 20,
});

/** Begins a return from the page of its storage order, whose mailed key is the proof. */
export const returnFromOrder = endpoint<{ readonly path: string }>()({
  name: 'returnFromOrder',
  method: 'POST',
  path: '/auth-api/return_from_order',
  access: 'guest',
  request: object({
    ...orderKey,
    what: string().oneOf(RETURN_KINDS).required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 20,
});

/** Creates an enquiry for a return without proof of ownership, with all answers, and no order. */
export const askForReturn = endpoint<{ readonly asked: true }>()({
  name: 'askForReturn',
  method: 'POST',
  path: `${APP_PREFIX}/ask_for_return`,
  access: 'open',
  request: object({ draftId: string().required().max(40) }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 20,
});
