import * as contract from '@/lib/contracts/calculation';
import { call, caller, latest } from './client';

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
