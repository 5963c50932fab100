import { array, boolean, number, object, string } from 'yup';
import type { AddressDetails, StreetAddress } from '@/lib/domain/order/appointments';
import { addressDetailFields } from '@/lib/validation/addresses';
import { APP_PREFIX, endpoint } from './endpoint';
import { ORDER_STATE_ERRORS, type ErrorCode } from './errors';
import { orderKey } from './order-key';

export type OrderAddressDto = {
  readonly stop: string;
  readonly label: string;
  readonly postcode: string;
  readonly given: AddressDetails | null;
};

/** A street address from an earlier order. */
export type EarlierAddress = StreetAddress & { readonly postcode: string };

export type OrderAddressesDto = {
  /** Increases with every save. A save names the version that the form showed. */
  readonly version: number;
  readonly canGive: boolean;
  readonly canFind: boolean;
  readonly noPhotos: boolean;
  readonly list: readonly OrderAddressDto[];
};

const REFUSALS = [
  'validation_failed',
  'not_found',
  ...ORDER_STATE_ERRORS,
  'too_late_to_change',
] as const satisfies readonly ErrorCode[];

/** The two ends of a move and four more on each side. */
const MOST_ADDRESSES = 10;

/**
 * Saves the street addresses of a paid order. A stop that is left out stays as it is. order_changed: other addresses
 * were saved since.
 */
export const saveStops = endpoint<OrderAddressesDto>()({
  name: 'saveStops',
  path: `${APP_PREFIX}/save_order_stops`,
  access: 'guest',
  request: object({
    ...orderKey,
    version: number().integer().required().min(0),
    stops: array(object({ stop: string().required().max(40), ...addressDetailFields }).required())
      .required()
      .min(1)
      .max(MOST_ADDRESSES),
    /** Stays as it is when left out. */
    noPhotos: boolean(),
  }),
  errors: [...REFUSALS, 'order_changed'],
});

/** Reads the street addresses of the customer's earlier orders that fit the stops. */
export const readEarlierStreets = endpoint<{ readonly addresses: readonly EarlierAddress[] }>()({
  name: 'readEarlierStreets',
  path: '/auth-api/earlier_streets',
  access: 'own',
  request: object({ reference: orderKey.reference }),
  errors: ['unauthenticated', 'validation_failed', 'not_found'],
});

/** Returns the street addresses with a stop's postcode, ten times an hour for an order. */
export const findStreets = endpoint<{ readonly addresses: readonly StreetAddress[] }>()({
  name: 'findStreets',
  path: `${APP_PREFIX}/find_order_streets`,
  access: 'guest',
  request: object({ ...orderKey, stop: string().required().max(40) }),
  errors: [...REFUSALS, 'rate_limited', 'unavailable'],
});
