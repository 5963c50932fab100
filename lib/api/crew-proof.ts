import * as contract from '@/lib/contracts/crew-proof';
import { call } from './client';
import type { BodyOf } from './request';

/** Sends what was counted and signed; says of each what became of it. Throws ApiError not_found. */
export const recordCrewProof = (body: BodyOf<typeof contract.recordCrewProof>) => call(contract.recordCrewProof, body);

/** Sends one photo; says what became of it. Throws ApiError not_found, validation_failed. */
export const sendCrewPhoto = (body: BodyOf<typeof contract.sendCrewPhoto>) => call(contract.sendCrewPhoto, body);
