import * as contract from '@/lib/contracts/parking';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

/** What to arrange for the van at the doors of a job on a day. */
export const planParking = (body: BodyOf<typeof contract.planParking>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.planParking, body, signal, headers);
