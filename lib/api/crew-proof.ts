import * as contract from '@/lib/contracts/crew-proof';
import { call, callWithPhoto } from './client';
import type { BodyOf } from './request';

export const recordCrewProof = (body: BodyOf<typeof contract.recordCrewProof>) => call(contract.recordCrewProof, body);

export const sendCrewPhoto = (body: BodyOf<typeof contract.sendCrewPhoto>, photo: ArrayBuffer) =>
  callWithPhoto(contract.sendCrewPhoto, body, photo);
