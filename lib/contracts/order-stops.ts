import { array, boolean, number, object, string } from 'yup';
import type { StopDetails, StreetAddress } from '@/lib/domain/order/stops';
import { stopFields } from '@/lib/validation/stops';
import { APP_PREFIX, endpoint } from './endpoint';
import type { ErrorCode } from './errors';
import { orderKey } from './order-key';

/** A stop of an order with its street address, once that was given. */
export type StopDto = {
  readonly stop: string;
  readonly label: string;
  readonly postcode: string;
  readonly given: StopDetails | null;
};

/** An address that was typed before, with the postcode of the stop that it fits. */
export type EarlierAddress = StreetAddress & { readonly postcode: string };

export type OrderStopsDto = {
  /** Grows with every saving; a saving names the version that it was typed over. */
  readonly version: number;
  /** Whether they can be given now: the order is booked, and its last appointment is not over. */
  readonly canGive: boolean;
  /** Whether somebody can be asked for the addresses of a postcode. */
  readonly canFind: boolean;
  /** Whether the customer wants no photos taken indoors. */
  readonly noPhotos: boolean;
  readonly list: readonly StopDto[];
};

const REFUSALS = [
  'validation_failed',
  'not_found',
  'order_unpaid',
  'order_expired',
  'order_cancelled',
  'order_completed',
  'too_late_to_change',
] as const satisfies readonly ErrorCode[];

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
  access: 'guest',
  request: object({
    ...orderKey,
    version: number().integer().required().min(0),
    stops: array(object({ stop: string().required().max(40), ...stopFields }).required())
      .required()
      .min(1)
      .max(MOST_STOPS),
    /** Left as it is where nothing is said. */
    noPhotos: boolean(),
  }),
  errors: [...REFUSALS, 'order_changed'],
});

/** Reads the street addresses that earlier orders of the customer who is signed in gave for the stops of this one. */
export const readEarlierStreets = endpoint<{ readonly addresses: readonly EarlierAddress[] }>()({
  name: 'readEarlierStreets',
  method: 'POST',
  path: '/auth-api/earlier_streets',
  access: 'own',
  request: object({ reference: orderKey.reference }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
});

/** The street addresses with a stop's postcode, from whoever is configured. Ten an hour for an order. */
export const findStreets = endpoint<{ readonly addresses: readonly StreetAddress[] }>()({
  name: 'findStreets',
  method: 'POST',
  path: `${APP_PREFIX}/find_order_streets`,
  access: 'guest',
  request: object({ ...orderKey, stop: string().required().max(40) }),
  errors: [...REFUSALS, 'rate_limited', 'unavailable'],
});
