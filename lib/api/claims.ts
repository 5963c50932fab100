import { sendClaimPhoto as contract } from '@/lib/contracts/claims';
import { call } from './client';
import type { BodyOf } from './request';

/** Sends one photo; says what became of it. Throws ApiError not_found, validation_failed, rate_limited. */
export const sendClaimPhoto = (body: BodyOf<typeof contract>) => call(contract, body);
