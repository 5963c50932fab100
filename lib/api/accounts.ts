import * as contract from '@/lib/contracts/accounts';
import { call } from './client';
import type { BodyOf } from './request';

/**
 * Returns the signed-in customer. Throws ApiError unauthenticated when nobody is signed in. Required by spec §7, though
 * pages ask the server.
 */
export const whoAmI = () => call(contract.whoAmI, {});

/** Prices a return from one of the client's own units. Throws ApiError not_found for things that are not in it. */
export const priceFromAccount = (body: BodyOf<typeof contract.priceFromAccount>, signal?: AbortSignal) =>
  call(contract.priceFromAccount, body, signal);
