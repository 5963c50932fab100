import * as contract from '@/lib/contracts/order-day';
import { caller } from './client';

/** Throws ApiError not_found, also for a wrong token. */
export const readOrderDay = caller(contract.readOrderDay);
