import * as contract from '@/lib/contracts/parking';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

/** Returns the parking arrangements that a job needs at its addresses on a day. */
export const planParking = (body: BodyOf<typeof contract.planParking>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.planParking, body, signal, headers);
