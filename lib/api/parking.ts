import * as contract from '@/lib/contracts/parking';
import { caller } from './client';

export const planParking = caller(contract.planParking);
