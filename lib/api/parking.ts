import * as contract from '@/lib/contracts/parking';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

export const planParking = (body: BodyOf<typeof contract.planParking>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.planParking, body, signal, headers);
