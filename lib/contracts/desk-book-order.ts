import { createOrder, ORDER_ERRORS, type CreatedOrderDto } from './checkout';
import { endpoint } from './endpoint';

/** Creates an order from a quote that was begun at the desk. Any other quote is not_found. */
export const bookOrder = endpoint<CreatedOrderDto>()({
  name: 'deskBookOrder',
  path: '/api/desk/book_order',
  access: 'desk',
  request: createOrder.request,
  errors: ORDER_ERRORS,
});
