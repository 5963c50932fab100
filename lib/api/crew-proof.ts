import * as contract from '@/lib/contracts/crew-proof';
import { call, callWithPhoto } from './client';
import type { BodyOf } from './request';

/** Sends counted items and signatures. Returns a result for each. Throws ApiError not_found. */
export const recordCrewProof = (body: BodyOf<typeof contract.recordCrewProof>) => call(contract.recordCrewProof, body);

/** Sends a JPEG of a visit. Returns whether it was stored. Throws ApiError not_found, validation_failed. */
export const sendCrewPhoto = (body: BodyOf<typeof contract.sendCrewPhoto>, photo: ArrayBuffer) =>
  callWithPhoto(contract.sendCrewPhoto, body, photo);
