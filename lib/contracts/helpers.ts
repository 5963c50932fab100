import { number, object, string } from 'yup';
import { contactFields } from '@/lib/validation/contact';
import { HELPER_MESSAGES } from '@/lib/validation/helper-messages';
import { endpoint } from './endpoint';

/**
 * The right to order returns from a unit in its owner's stead: given and taken away by the owner, who is signed in. All
 * also take the post of a plain HTML form and then answer 303.
 */
const id = string().required().max(64);
/** It stands in a mail to somebody who did not ask for one: a name, and nothing that a mail program makes a link of. */
const name = contactFields.firstName.matches(/^(?:[\p{L}\p{M}\d '’(),-]|\.(?=\s|$))*$/u, {
  message: HELPER_MESSAGES.helperName,
  excludeEmptyString: true,
});

/** Gives it to the person of a mailbox, and tells both by mail. not_found: no unit of the client's own. */
export const inviteHelper = endpoint<{ readonly invited: true }>()({
  name: 'inviteHelper',
  method: 'POST',
  path: '/auth-api/invite_helper',
  access: 'own',
  request: object({ orderId: id, name, email: contactFields.email }),
  errors: ['unauthenticated', 'validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 10,
});

/** Takes it away, and tells both. What they have ordered and not paid for ends; what is booked stays booked. */
export const revokeHelper = endpoint<{ readonly revoked: true }>()({
  name: 'revokeHelper',
  method: 'POST',
  path: '/auth-api/revoke_helper',
  access: 'own',
  request: object({ orderId: id, helperId: id }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
  maxBytes: 4096,
  perMinute: 20,
});

/**
 * Cancels a booked return that a helper ordered from the client's unit. What goes back, pounds, goes to who paid.
 */
export const stopHelpersReturn = endpoint<{ readonly stopped: true }>()({
  name: 'stopHelpersReturn',
  method: 'POST',
  path: '/auth-api/stop_helpers_return',
  access: 'own',
  request: object({
    ...{ orderId: id, returnId: id },
    /** Of the return, and of cancelling it, as they were shown. */
    version: number().integer().required().min(0),
    expectedRefund: number().required().min(0).max(100_000),
  }),
  errors: [
    ...(['unauthenticated', 'validation_failed', 'not_found', 'order_changed', 'refund_changed'] as const),
    ...(['order_unpaid', 'order_expired', 'order_cancelled', 'order_completed', 'too_late_to_change'] as const),
  ],
  maxBytes: 4096,
  perMinute: 20,
});
