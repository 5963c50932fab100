import * as contract from '@/lib/contracts/accounts';
import { call, caller } from './client';

/** Required by spec §7, though pages ask the server. Throws ApiError unauthenticated. */
export const whoAmI = () => call(contract.whoAmI, {});

/** Throws ApiError not_found for things that are not in the unit. */
export const priceFromAccount = caller(contract.priceFromAccount);
