import { pence, type Pence } from '../money';
import type { LocalDate } from '../order-types';
import type { Quote } from './quote';

/** A Tuesday and the Saturday after it, mid-month and without a holiday. Any such pair costs the same. */
export const QUIET_DAY: LocalDate = '2027-01-12';
export const BUSY_DAY: LocalDate = '2027-01-16';

/** Returns how much cheaper a job is on a quiet day than on a busy one, in pence. `priceOn` prices the job. */
export const quietDaySaving = (priceOn: (date: LocalDate) => Quote): Pence =>
  pence(priceOn(BUSY_DAY).totalWithDiscount - priceOn(QUIET_DAY).totalWithDiscount);
