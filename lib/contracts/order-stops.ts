import { array, number, object, string } from 'yup';
import type { StopDetails } from '@/lib/domain/order/stops';
import { stopFields } from '@/lib/validation/stops';
import { APP_PREFIX, endpoint } from './endpoint';

/** A stop of an order with its street address, once that was given. */
export type StopDto = {
  readonly stop: string;
  readonly label: string;
  readonly postcode: string;
  readonly given: StopDetails | null;
};

export type OrderStopsDto = {
  /** Grows with every saving; a saving names the version that it was typed over. */
  readonly version: number;
  /** Whether they can be given now: the order is booked, and its last appointment is not over. */
  readonly canGive: boolean;
  readonly list: readonly StopDto[];
};

/** Of a move: its two ends and four more on each way. */
const MOST_STOPS = 10;

/**
 * Where exactly the stops of a paid order are, in one piece; a stop that is left out stays as it is. Refused with
 * order_changed when somebody else has given other addresses since; the same ones again are no mistake.
 */
export const saveStops = endpoint<OrderStopsDto>()({
  name: 'saveStops',
  method: 'POST',
  path: `${APP_PREFIX}/save_order_stops`,
  request: object({
    reference: string().required().max(64),
    token: string().required().max(64),
    version: number().integer().required().min(0),
    stops: array(object({ stop: string().required().max(40), ...stopFields }).required())
      .required()
      .min(1)
      .max(MOST_STOPS),
  }),
  errors: [
    'validation_failed',
    'not_found',
    'order_unpaid',
    'order_expired',
    'order_cancelled',
    'order_completed',
    'too_late_to_change',
    'order_changed',
  ],
});
