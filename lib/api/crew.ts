import * as contract from '@/lib/contracts/crew';
import { call } from './client';
import type { BodyOf } from './request';

/** Opens a crew's day on this phone by the key of its link. Throws ApiError not_found. */
export const openCrewDay = (key: string) => call(contract.openCrewDay, { key });

/** Returns the jobs of a crew's day. Throws ApiError not_found for a phone without access. */
export const readCrewDay = (crewDay: string) => call(contract.readCrewDay, { crewDay });

/** Sends events of a crew's day. Returns a result for each. Throws ApiError not_found. */
export const recordCrewEvents = (body: BodyOf<typeof contract.recordCrewEvents>) =>
  call(contract.recordCrewEvents, body);
