import type { Pence } from '../money';
import { ADD_ONS, type AddOn } from '../order-types';
import { OUR_ADD_ON_PRICES } from '../prices/assumptions';
import { ADD_ON_PRICES, type AddOnVariant } from '../prices/price-lists';
import { charge } from './charges';
import type { QuoteLineCode } from './line-codes';
import type { QuoteLines } from './quote';

/** Returns the price of an add-on in pence, the same on every day. */
export function addOnPrice(addOn: AddOn, variant: AddOnVariant): Pence {
  return { ...OUR_ADD_ON_PRICES[variant], ...ADD_ON_PRICES[variant] }[addOn];
}

const ADD_ON_LINES: Readonly<Record<AddOn, { readonly code: QuoteLineCode; readonly label: string }>> = {
  PACKING: { code: 'packing', label: 'Packing by us' },
  PACKING_MATERIALS: { code: 'packing_materials', label: 'Packing materials, delivered' },
  UNPACKING: { code: 'unpacking', label: 'Unpacking by us' },
  CLEANING: { code: 'cleaning', label: 'Cleaning after the move' },
  ASSEMBLING: { code: 'assembling', label: 'Furniture taken apart and put together' },
};

/** Returns one line for each add-on, however often a request names it. */
export function addOnCharges(addOns: readonly AddOn[], variant: AddOnVariant): QuoteLines {
  return ADD_ONS.filter((addOn) => addOns.includes(addOn)).map((addOn) => {
    const { code, label } = ADD_ON_LINES[addOn];
    return charge(code, addOnPrice(addOn, variant), { label });
  });
}
