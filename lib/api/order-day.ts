import * as contract from '@/lib/contracts/order-day';
import { call } from './client';
import type { BodyOf } from './request';

/** Throws ApiError not_found, also for a wrong token. */
export const readOrderDay = (body: BodyOf<typeof contract.readOrderDay>, signal?: AbortSignal) =>
  call(contract.readOrderDay, body, signal);
