import { object } from 'yup';
import { endpoint } from './endpoint';
import { orderKey } from './order-key';

/**
 * Begins a collection into the unit of a store, from the page of its order, whose key came by mail (OWN-1). Whoever is signed
 * in has bookFromAccount. It takes the post of a plain HTML form and then answers 303. change_not_offered: nothing
 * can be added.
 */
export const topUpFromOrder = endpoint<{ readonly path: string }>()({
  name: 'topUpFromOrder',
  method: 'POST',
  path: '/auth-api/top_up_from_order',
  access: 'guest',
  request: object(orderKey),
  errors: ['validation_failed', 'not_found', 'change_not_offered', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 20,
});
