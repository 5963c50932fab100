import { pence, sum, type Pence } from '../money';
import type { Quote } from '../pricing/quote';
import { storageDuration } from '../pricing/storage-terms';
import type { StorageTerm } from '../order-types';

/**
 * Returns the weekly rent of the agreed quote in pence, before and after the discount of the term, regardless of later
 * price lists. Throws RangeError for a quote without a unit.
 */
export function agreedRent(
  { lines }: Pick<Quote, 'lines'>,
  term: StorageTerm,
): { readonly list: Pence; readonly weekly: Pence } {
  const { weeksPerPayment } = storageDuration(term);
  const amountOf = (code: 'storage_unit' | 'duration_discount') =>
    sum(lines.filter((line) => line.code === code).map(({ amount }) => amount));
  const unit = amountOf('storage_unit');
  if (unit <= 0) throw new RangeError('A quote without a unit');
  return {
    list: pence(unit / weeksPerPayment),
    weekly: pence((unit + amountOf('duration_discount')) / weeksPerPayment),
  };
}
