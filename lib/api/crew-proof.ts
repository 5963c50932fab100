import * as contract from '@/lib/contracts/crew-proof';
import { caller, callWithPhoto } from './client';
import type { BodyOf } from './request';

export const recordCrewProof = caller(contract.recordCrewProof);

export const sendCrewPhoto = (body: BodyOf<typeof contract.sendCrewPhoto>, photo: ArrayBuffer) =>
  callWithPhoto(contract.sendCrewPhoto, body, photo);
