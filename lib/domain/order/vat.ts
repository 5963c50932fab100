import { pence, type Pence } from '../money';

/** The standard rate, on everything that is sold here. Prices include it, so it is a sixth of them. */
export const VAT_PERCENT = 20;
const VAT_PARTS = (100 + VAT_PERCENT) / VAT_PERCENT;

export type VatSplit = { readonly gross: Pence; readonly net: Pence; readonly vat: Pence };

/**
 * What of an amount is VAT, in pence: a sixth of a document's total, to the nearest penny, half a penny up. Its lines are
 * not rounded one by one, for their pennies would not add up to it. Throws RangeError below nothing.
 */
export function splitVat(gross: Pence): VatSplit {
  if (gross < 0) throw new RangeError(`No document is over less than nothing: ${gross}`);
  const vat = pence(Math.floor(gross / VAT_PARTS + 0.5));
  return { gross, net: pence(gross - vat), vat };
}
