import * as contract from '@/lib/contracts/order-stops';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

/** Says where exactly the stops of an order are. Throws ApiError order_changed, not_found (also for a wrong token). */
export const saveStops = (body: BodyOf<typeof contract.saveStops>, headers?: CallHeaders) =>
  call(contract.saveStops, body, undefined, headers);

/** The street addresses with a stop's postcode. Throws ApiError rate_limited, unavailable. */
export const findStreets = (body: BodyOf<typeof contract.findStreets>, headers?: CallHeaders) =>
  call(contract.findStreets, body, undefined, headers);
