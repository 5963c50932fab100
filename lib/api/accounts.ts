import * as contract from '@/lib/contracts/accounts';
import { call } from './client';
import type { BodyOf } from './request';

/** Who is signed in. Throws ApiError unauthenticated when nobody is. Required by spec §7, though pages ask the server. */
export const whoAmI = () => call(contract.whoAmI, {});

/** What bringing things back from one of the client's own units costs. Throws ApiError not_found for what is not in it. */
export const priceFromAccount = (body: BodyOf<typeof contract.priceFromAccount>, signal?: AbortSignal) =>
  call(contract.priceFromAccount, body, signal);
