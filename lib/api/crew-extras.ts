import * as contract from '@/lib/contracts/crew-extras';
import { caller } from './client';

export const priceCrewExtra = caller(contract.priceCrewExtra);

export const askCrewExtra = caller(contract.askCrewExtra);
