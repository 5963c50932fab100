import { sendClaimPhoto as contract } from '@/lib/contracts/claims';
import { callWithPhoto } from './client';
import type { BodyOf } from './request';

/** Throws ApiError not_found, validation_failed, rate_limited. */
export const sendClaimPhoto = (body: BodyOf<typeof contract>, photo: ArrayBuffer) =>
  callWithPhoto(contract, body, photo);
