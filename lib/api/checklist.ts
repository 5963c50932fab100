import { setChecklist as contract } from '@/lib/contracts/order-checklist';
import { call } from './client';
import type { BodyOf } from './request';

/** Throws ApiError not_found, rate_limited. */
export const setChecklist = (body: BodyOf<typeof contract>) => call(contract, body);
