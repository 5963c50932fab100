import { AbortedCall } from './errors';
import { call, caller } from './client';

/** Wraps a call so that a newer call aborts the older one, which resolves to null (API-2). */
export function latest<Body, Response>(
  call: (body: Body, signal: AbortSignal) => Promise<Response>,
): (body: Body) => Promise<Response | null> {
  let current: AbortController | null = null;
  return async (body) => {
    current?.abort();
    const controller = new AbortController();
    current = controller;
    try {
      return await call(body, controller.signal);
    } catch (error) {
      if (error instanceof AbortedCall) return null;
      throw error;
    }
  };
}

import * as contract from '@/lib/contracts/calculation';

export const listItems = (signal?: AbortSignal) => call(contract.listItems, {}, signal);

/** Throws ApiError unknown_district. */
export const calculate = caller(contract.calculate);

export const checkPlaces = caller(contract.checkPlaces);

/** For callers that ask once, so that no other call aborts them. */
export const calculatePersonalizedOnce = caller(contract.calculatePersonalized);

/** A newer call aborts the older one, which then resolves to null (API-2). */
export const calculatePersonalized = latest(calculatePersonalizedOnce);

/** Required by spec §7. @public */
export const calculateFixed = caller(contract.calculateFixed);
