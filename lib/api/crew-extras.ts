import * as contract from '@/lib/contracts/crew-extras';
import { call } from './client';
import type { BodyOf } from './request';

/** Prices an extra at a job, or returns why its crew cannot ask for it. Throws ApiError. */
export const priceCrewExtra = (body: BodyOf<typeof contract.priceCrewExtra>) => call(contract.priceCrewExtra, body);

/** Asks the customer to agree to an extra. Throws ApiError. */
export const askCrewExtra = (body: BodyOf<typeof contract.askCrewExtra>) => call(contract.askCrewExtra, body);
