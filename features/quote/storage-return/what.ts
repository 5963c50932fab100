import { formatPence } from '@/lib/domain/money';
import type { ReturnAnswers, ReturnKind } from '@/lib/domain/order/return-answers';
import type { Quote } from '@/lib/domain/pricing/quote';
import type { StorageToRent } from '@/lib/domain/pricing/storage-rates';
import { CUSTOM_AREA, hasOnlinePrice, UNITS } from '../units/units';
import { localQuote } from './price';

/** The word for named things where a unit could stand. */
export const NAMED_ITEMS: ReturnKind = 'items';

/** What can come back, each with the whole price that the other answers have with it. */
export function whatOptions(values: ReturnAnswers, known: Quote | null) {
  const priceWith = (what: Partial<ReturnAnswers>) => {
    const quote = localQuote({ ...values, ...what }, known?.distanceMiles ?? null, known?.promo);
    return quote ? formatPence(quote.totalWithDiscount) : 'by request';
  };
  const priceOfUnit = (unit: StorageToRent) =>
    hasOnlinePrice(unit) ? priceWith({ returnKind: 'unit', ...unit }) : 'by request';
  const isOpen = values.furnitureItems.length === 0;
  const named = `Only what I name, ${isOpen ? 'from ' : ''}${priceWith({ returnKind: NAMED_ITEMS })}`;
  const units = UNITS.map(({ space, title }) => ({
    value: space,
    label: `Everything in my ${title} unit, ${priceOfUnit({ storageSpace: space, squareFeet: null })}`,
  }));
  return [{ value: NAMED_ITEMS, label: named }, ...units, ...(CUSTOM_AREA ? [customOption(values, priceOfUnit)] : [])];
}

function customOption({ squareFeet }: ReturnAnswers, priceOfUnit: (unit: StorageToRent) => string) {
  const from = CUSTOM_AREA?.min ?? null;
  const price =
    squareFeet === null
      ? `from ${priceOfUnit({ storageSpace: 'custom', squareFeet: from })}`
      : priceOfUnit({ storageSpace: 'custom', squareFeet });
  return { value: 'custom', label: `Everything in my custom unit, ${price}` };
}
