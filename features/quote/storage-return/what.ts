import { formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { formatPence } from '@/lib/domain/money';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/answers/storage-return';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { CUSTOM_AREA, hasOnlinePrice, UNITS } from '../units/units';
import { localQuote } from './price';

export const NAMED_ITEMS: ReturnKind = 'items';

/** Returns whether the rental is known, so that its own list can be shown. */
export const isKnown = ({ storedItems }: Pick<ReturnAnswers, 'storedItems'>): boolean => storedItems.length > 0;

/** Returns the options, each with the whole price given the other answers. */
export function whatOptions(values: ReturnAnswers, known: Quote | null) {
  const priceWith = (what: Partial<ReturnAnswers>) => {
    const quote = localQuote({ ...values, ...what }, known?.distanceMiles ?? null, known?.promo);
    return quote ? formatPence(quote.totalWithDiscount) : 'by request';
  };
  if (isKnown(values)) {
    const { pieces } = inventoryTotals(values.storedItems);
    return [
      { value: NAMED_ITEMS, label: `Only what I tick, ${someOf(values)}${priceWith({ returnKind: NAMED_ITEMS })}` },
      {
        value: values.storageSpace,
        label: `Everything, ${formatPieces(pieces)}, ${priceWith({ returnKind: 'unit' })}`,
      },
    ];
  }
  const priceOfUnit = (unit: StorageToRent) =>
    hasOnlinePrice(unit) ? priceWith({ returnKind: 'unit', ...unit }) : 'by request';
  const named = `Only what I name, ${someOf(values)}${priceWith({ returnKind: NAMED_ITEMS })}`;
  const units = UNITS.map(({ space, title }) => ({
    value: space,
    label: `Everything in my ${title} unit, ${priceOfUnit({ storageSpace: space, squareFeet: null })}`,
  }));
  return [{ value: NAMED_ITEMS, label: named }, ...units, ...(CUSTOM_AREA ? [customOption(values, priceOfUnit)] : [])];
}

const someOf = ({ furnitureItems }: ReturnAnswers) => (furnitureItems.length === 0 ? 'from ' : '');

function customOption({ squareFeet }: ReturnAnswers, priceOfUnit: (unit: StorageToRent) => string) {
  const from = CUSTOM_AREA?.min ?? null;
  const price =
    squareFeet === null
      ? `from ${priceOfUnit({ storageSpace: 'custom', squareFeet: from })}`
      : priceOfUnit({ storageSpace: 'custom', squareFeet });
  return { value: 'custom', label: `Everything in my custom unit, ${price}` };
}
