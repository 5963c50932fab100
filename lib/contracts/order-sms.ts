import { object, string } from 'yup';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** The setting for texts about an order, sent to the mobile of that order. */
export type OrderSmsDto = {
  /** Formatted: "+44 7700 900123". */
  readonly number: string;
  readonly wanted: boolean;
};

/** Sets whether texts go to the mobile of an order, for all orders with that number. Also accepts a plain form post. */
export const setTexts = endpoint<{ readonly wanted: boolean }>()({
  name: 'setTexts',
  method: 'POST',
  path: `${APP_PREFIX}/set_order_texts`,
  access: 'guest',
  request: object({
    ...orderKey,
    texts: string().oneOf(['on', 'off']).required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 20,
});
