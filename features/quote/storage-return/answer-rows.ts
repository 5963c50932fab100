import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { priceOrNull } from '@/lib/domain/pricing/no-price';
import { returnedItems } from '@/lib/domain/pricing/storage-return';
import {
  addOnsRow,
  addressRow,
  answerRow,
  dayRow,
  detailsRows,
  itemsText,
  studentRow,
  type AnswerRow,
} from '../check/answer-row';
import { toReturn } from './price';
import { isKnown } from './what';

/**
 * Returns the chosen items, or everything in a unit: its list, or one line without a known list; nothing before its
 * area.
 */
function whatText(values: ReturnAnswers): readonly string[] {
  const delivery = toReturn(values, null);
  if (delivery?.returnKind !== 'unit') return itemsText(values.furnitureItems);
  if (!isKnown(values)) return (priceOrNull(() => returnedItems(delivery)) ?? []).map(({ title }) => title);
  return ['Everything that is in storage', ...itemsText(values.storedItems)];
}

/**
 * Returns the rows of the check page for a storage return, in the order of its steps (FORM-5). The agreements have
 * no row.
 */
export function returnRows(values: ReturnAnswers): readonly AnswerRow[] {
  const { addOns, addresses, dates, timeSlot } = values;
  return [
    answerRow('What comes back', 'packing', whatText(values)),
    addOnsRow('Unpacking and other help', addOns),
    addressRow('delivery', 'address', addresses.delivery),
    studentRow('address', values),
    dayRow('deliveryDate', 'date', dates.deliveryDate, timeSlot.deliveryDate),
    ...detailsRows('details', values),
  ];
}
