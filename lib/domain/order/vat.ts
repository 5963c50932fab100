import { pence, type Pence } from '../money';

/** The standard VAT rate in percent, for everything sold here. Prices include VAT, so it is a sixth of them. */
export const VAT_PERCENT = 20;
const VAT_PARTS = (100 + VAT_PERCENT) / VAT_PERCENT;

export type VatSplit = { readonly gross: Pence; readonly net: Pence; readonly vat: Pence };

/**
 * Splits the total of a document into net and VAT, in pence. VAT is a sixth, rounded to the nearest penny, half a penny
 * up. Lines are not rounded one by one, because their pennies would not sum to the total. Throws RangeError below zero.
 */
export function splitVat(gross: Pence): VatSplit {
  if (gross < 0) throw new RangeError(`No document is over less than nothing: ${gross}`);
  const vat = pence(Math.floor(gross / VAT_PARTS + 0.5));
  return { gross, net: pence(gross - vat), vat };
}
