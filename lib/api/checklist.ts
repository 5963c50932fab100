import { setChecklist as contract } from '@/lib/contracts/order-checklist';
import { call } from './client';
import type { BodyOf } from './request';

/** Ticks a task off or on again; says what is done now. Throws ApiError not_found, rate_limited. */
export const setChecklist = (body: BodyOf<typeof contract>) => call(contract, body);
