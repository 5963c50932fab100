import * as contract from '@/lib/contracts/accounts';
import { call } from './client';
import type { BodyOf } from './request';

/** Required by spec §7, though pages ask the server. Throws ApiError unauthenticated. */
export const whoAmI = () => call(contract.whoAmI, {});

/** Throws ApiError not_found for things that are not in the unit. */
export const priceFromAccount = (body: BodyOf<typeof contract.priceFromAccount>, signal?: AbortSignal) =>
  call(contract.priceFromAccount, body, signal);
