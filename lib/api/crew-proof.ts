import * as contract from '@/lib/contracts/crew-proof';
import { call, callWithPhoto } from './client';
import type { BodyOf } from './request';

/** Sends what was counted and signed; says of each what became of it. Throws ApiError not_found. */
export const recordCrewProof = (body: BodyOf<typeof contract.recordCrewProof>) => call(contract.recordCrewProof, body);

/** Sends a JPEG of a visit; returns whether it was stored. Throws ApiError not_found, validation_failed. */
export const sendCrewPhoto = (body: BodyOf<typeof contract.sendCrewPhoto>, photo: ArrayBuffer) =>
  callWithPhoto(contract.sendCrewPhoto, body, photo);
