import * as contract from '@/lib/contracts/crew';
import { call, caller } from './client';

/** Throws ApiError not_found. */
export const openCrewDay = (key: string) => call(contract.openCrewDay, { key });

/** Throws ApiError not_found for a phone without access. */
export const readCrewDay = (crewDay: string) => call(contract.readCrewDay, { crewDay });

/** Throws ApiError not_found. */
export const recordCrewEvents = caller(contract.recordCrewEvents);
