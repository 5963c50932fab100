import { ORDER_ERRORS, createOrder, type CreatedOrderDto } from './checkout';
import { endpoint } from './endpoint';
import { object, string } from 'yup';
import { BEGIN_BOOKING_PATH, BOOKED_AT_THE_DESK } from './desk-paths';

/** Creates an order from a quote that was begun at the desk. Any other quote is not_found. */
export const bookOrder = endpoint<CreatedOrderDto>()({
  name: 'deskBookOrder',
  path: '/api/desk/book_order',
  access: 'desk',
  request: createOrder.request,
  errors: ORDER_ERRORS,
});

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
