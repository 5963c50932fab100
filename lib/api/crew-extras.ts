import * as contract from '@/lib/contracts/crew-extras';
import { call } from './client';
import type { BodyOf } from './request';

export const priceCrewExtra = (body: BodyOf<typeof contract.priceCrewExtra>) => call(contract.priceCrewExtra, body);

export const askCrewExtra = (body: BodyOf<typeof contract.askCrewExtra>) => call(contract.askCrewExtra, body);
