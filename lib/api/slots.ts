import * as contract from '@/lib/contracts/slots';
import { caller } from './client';

/** At most 62 days. */
export const findSlots = caller(contract.findSlots);
