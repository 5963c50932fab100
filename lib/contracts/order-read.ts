import { boolean, object } from 'yup';
import { APP_PREFIX, endpoint } from './endpoint';
import type { OrderView } from './order-view';
import { orderKey } from './order-key';

/**
 * Reads an order for its guest. The token is in the body, so that no log contains it. `isBackFromPayment`: the payment
 * provider is asked first.
 */
export const readOrder = endpoint<OrderView>()({
  name: 'readOrder',
  path: `${APP_PREFIX}/read_order`,
  access: 'guest',
  request: object({
    ...orderKey,
    isBackFromPayment: boolean().required().default(false),
  }),
  errors: ['validation_failed', 'not_found'],
});
