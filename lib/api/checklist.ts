import { setChecklist as contract } from '@/lib/contracts/order-checklist';
import { caller } from './client';

/** Throws ApiError not_found, rate_limited. */
export const setChecklist = caller(contract);
