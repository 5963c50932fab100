import { object, string } from 'yup';
import { BEGIN_BOOKING_PATH, BOOKED_AT_THE_DESK } from './desk-paths';
import { endpoint } from './endpoint';

/**
 * Begins a quote for a customer on the telephone. `reference`: what their page is named by, an order or an enquiry of theirs,
 * whose contact it takes over, so that no name stands in an address; '' for somebody new. `what: 'order'`: all of that order
 * but its day, which has gone. `quote`: a quote that they saved, whose answers it takes over; '' for an empty one. The answer
 * is where the quote goes on.
 */
export const beginBooking = endpoint<{ readonly path: string }>()({
  name: 'deskBeginBooking',
  method: 'POST',
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
