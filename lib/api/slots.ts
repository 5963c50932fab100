import * as contract from '@/lib/contracts/slots';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

/** At most 62 days. */
export const findSlots = (body: BodyOf<typeof contract.findSlots>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.findSlots, body, signal, headers);
