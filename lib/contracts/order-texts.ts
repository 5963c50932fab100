import { object, string } from 'yup';
import { APP_PREFIX, endpoint } from './endpoint';
import { orderKey } from './order-key';

/** Texts about an order, to the mobile that stands in it. */
export type OrderTextsDto = {
  /** As people read it: "+44 7700 900123". */
  readonly number: string;
  readonly wanted: boolean;
};

/** Whether texts go to the mobile of an order; it is true of every order with that number. Takes a plain form, too. */
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
