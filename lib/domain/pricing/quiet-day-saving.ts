import { pence, type Pence } from '../money';
import type { LocalDate } from '../vocabulary';
import type { Quote } from './quote';

/** A Tuesday and the Saturday after it, in the middle of a month without a holiday: any such pair costs the same. */
export const QUIET_DAY: LocalDate = '2027-01-12';
export const BUSY_DAY: LocalDate = '2027-01-16';

/** What a job costs less on a quiet day than on a busy one, by the function that prices it. */
export const quietDaySaving = (priceOn: (date: LocalDate) => Quote): Pence =>
  pence(priceOn(BUSY_DAY).totalWithDiscount - priceOn(QUIET_DAY).totalWithDiscount);
