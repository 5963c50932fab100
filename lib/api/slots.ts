import * as contract from '@/lib/contracts/slots';
import { call, type CallHeaders } from './client';
import type { BodyOf } from './request';

/** Returns the two-hour slots of a range of days (at most 62), with the price of each day. */
export const findSlots = (body: BodyOf<typeof contract.findSlots>, signal?: AbortSignal, headers?: CallHeaders) =>
  call(contract.findSlots, body, signal, headers);
