import { number, object, string } from 'yup';
import { contactFields } from '@/lib/validation/contact';
import { DELEGATE_MESSAGES } from '@/lib/validation/rental-messages';
import { endpoint, SMALL_FORM } from './endpoint';

/** All calls of this file also accept a plain form post, which is answered by a 303. */
const id = string().required().max(64);
/** The invitation mails the name to a stranger, so it holds nothing that a mail program turns into a link. */
const name = contactFields.firstName.matches(/^(?:[\p{L}\p{M}\d '’(),-]|\.(?=\s|$))*$/u, {
  message: DELEGATE_MESSAGES.helperName,
  excludeEmptyString: true,
});

/** Gives the right to order returns to an email address, and notifies both by mail. */
export const inviteHelper = endpoint<{ readonly invited: true }>()({
  name: 'inviteHelper',
  path: '/auth-api/invite_helper',
  access: 'own',
  request: object({ orderId: id, name, email: contactFields.email }),
  errors: ['unauthenticated', 'validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 10,
});

/** Revokes the right and notifies both. Unpaid returns end, and the booked ones stay booked. */
export const revokeHelper = endpoint<{ readonly revoked: true }>()({
  name: 'revokeHelper',
  path: '/auth-api/revoke_helper',
  access: 'own',
  request: object({ orderId: id, helperId: id }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
  ...SMALL_FORM,
});

/** Cancels a booked return that a delegate ordered. The payer gets the refund, in pounds. */
export const stopHelpersReturn = endpoint<{ readonly stopped: true }>()({
  name: 'stopHelpersReturn',
  path: '/auth-api/stop_helpers_return',
  access: 'own',
  request: object({
    orderId: id,
    returnId: id,
    /** The version and the refund in pounds that the page showed. */
    version: number().integer().required().min(0),
    expectedRefund: number().required().min(0).max(100_000),
  }),
  errors: [
    ...(['unauthenticated', 'validation_failed', 'not_found', 'order_changed', 'refund_changed'] as const),
    ...(['order_unpaid', 'order_expired', 'order_cancelled', 'order_completed', 'too_late_to_change'] as const),
  ],
  ...SMALL_FORM,
});
