import { object, string } from 'yup';
import { BEGIN_BOOKING_PATH, BOOKED_AT_THE_DESK } from './desk-paths';
import { endpoint } from './endpoint';

/**
 * Begins a quote for a customer on the telephone, with the contact details of `reference`, all of that order (`what:
 * 'order'`), or the answers of the saved `quote`.
 */
export const beginBooking = endpoint<{ readonly path: string }>()({
  name: 'deskBeginBooking',
  path: BEGIN_BOOKING_PATH,
  access: 'desk',
  request: object({
    flow: string().required().oneOf(BOOKED_AT_THE_DESK),
    reference: string().max(64).defined().default(''),
    what: string().oneOf(['contact', 'order']).default('contact'),
    quote: string().max(64).defined().default(''),
  }),
  errors: ['validation_failed', 'not_found'],
});
