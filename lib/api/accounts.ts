import * as contract from '@/lib/contracts/accounts';
import { call } from './client';

/** Who is signed in. Throws ApiError unauthenticated when nobody is. Required by spec §7, though pages ask the server. */
export const whoAmI = () => call(contract.whoAmI, {});
