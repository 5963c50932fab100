import * as contract from '@/lib/contracts/telemetry';
import { callQuietly } from './client';
import type { BodyOf } from './request';

/** Required by spec §7. @public */
export const notifySlack = (body: BodyOf<typeof contract.notifySlack>) => callQuietly(contract.notifySlack, body);

/** Returns null on failure (ERR-3): a lost event must not look like a lost order. */
export const sendConversion = (body: BodyOf<typeof contract.sendConversion>) =>
  callQuietly(contract.sendConversion, body);
