import { object } from 'yup';
import { endpoint, SMALL_FORM } from './endpoint';
import { orderKey } from './order-key';

/** Begins a collection into a rented unit, by the key of its order's page (OWN-1). Accepts a plain form post. */
export const topUpFromOrder = endpoint<{ readonly path: string }>()({
  name: 'topUpFromOrder',
  path: '/auth-api/top_up_from_order',
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'change_not_offered', 'rate_limited'],
  ...SMALL_FORM,
});
