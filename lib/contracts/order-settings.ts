import { object, string } from 'yup';
import { HOME_IDS } from '@/lib/domain/access-check/typical';
import { APP_PREFIX, endpoint, SMALL_FORM } from './endpoint';
import { orderKey } from './order-key';

export type OrderSmsDto = {
  readonly number: string;
  readonly wanted: boolean;
};

/** Sets whether texts go to a mobile, for all orders with that number. Also accepts a plain form post. */
export const setTexts = endpoint<{ readonly wanted: boolean }>()({
  name: 'setTexts',
  path: `${APP_PREFIX}/set_order_texts`,
  access: 'guest',
  request: object({
    ...orderKey,
    texts: string().oneOf(['on', 'off']).required(),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  ...SMALL_FORM,
});

/** Records the kind of home a move goes to. Also accepts a plain form post. */
export const setHome = endpoint<{ readonly home: string }>()({
  name: 'setHome',
  path: `${APP_PREFIX}/set_order_home`,
  access: 'guest',
  request: object({
    ...orderKey,
    home: string().required().oneOf(HOME_IDS),
  }),
  errors: ['validation_failed', 'not_found', 'rate_limited'],
  maxBytes: 4096,
  perMinute: 60,
});
