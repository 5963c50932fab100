import { createOrder, ORDER_ERRORS, type CreatedOrderDto } from './checkout';
import { endpoint } from './endpoint';

/**
 * Orders what a quote that was begun at the desk says, for a customer on the telephone: the same request as a visitor's,
 * and the same rules. Any other quote is not_found. Sent by the script of the check page alone.
 */
export const bookOrder = endpoint<CreatedOrderDto>()({
  name: 'deskBookOrder',
  method: 'POST',
  path: '/api/desk/book_order',
  access: 'desk',
  request: createOrder.request,
  errors: ORDER_ERRORS,
});
