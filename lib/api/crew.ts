import * as contract from '@/lib/contracts/crew';
import { call } from './client';
import type { BodyOf } from './request';

/** Opens a crew's day on this phone by the key of its link. Throws ApiError not_found. */
export const openCrewDay = (key: string) => call(contract.openCrewDay, { key });

/** The jobs of a crew's day. Throws ApiError not_found for a phone that may not. */
export const readCrewDay = (crewDay: string) => call(contract.readCrewDay, { crewDay });

/** Sends what has happened; says of each event what became of it. Throws ApiError not_found. */
export const recordCrewEvents = (body: BodyOf<typeof contract.recordCrewEvents>) =>
  call(contract.recordCrewEvents, body);
