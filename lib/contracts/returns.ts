import { object, string } from 'yup';
import { RETURN_KINDS } from '@/lib/domain/answers/storage-return';
import { contactFields } from '@/lib/validation/contact';
import { MESSAGES } from '@/lib/validation/messages';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/**
 * OWN-1: how somebody shows that a store is theirs, and what is left for somebody who cannot. Beside these there is
 * bookFromAccount for whoever is signed in. All take the post of a plain HTML form and then answer 303.
 */
/** A return that was begun without that; what was typed is taken over. '' for none. */
const draftId = string().max(40).defined().default('');
const reference = string().trim().uppercase().required(MESSAGES.referenceRequired).max(20, MESSAGES.referenceRequired);

/**
 * Mails a link to the address of a storage order, for who names both. The answer is the same whether they belong
 * together or not.
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

/** Uses that link up; `path` is where the return goes on. unauthenticated: used or over. */
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

/** Begins a return from the page of its storage order, whose key came by mail too. */
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

/** Asks for things back without having shown whose they are: a lead with everything that was answered, no order. */
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
