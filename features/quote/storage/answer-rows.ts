import { formatCubicFeet, formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { SERVICE_NAMES } from '@/lib/domain/order/labels';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import type { FurnitureItem } from '@/lib/domain/order/types';
import { unitLabel } from '@/lib/domain/pricing/storage';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import { addressRow, answerRow, dayRow, detailsRows, studentRow, type AnswerRow } from '../check/answer-row';
import { rentText } from './units';

const NONE = ['None'];

function itemsText(items: readonly FurnitureItem[]): readonly string[] {
  const { pieces, cubicFeet } = inventoryTotals(items);
  if (pieces === 0) return NONE;
  const lines = items.map(({ quantity, title }) => `${quantity} × ${title}`);
  return [`${formatPieces(pieces)}, ${formatCubicFeet(cubicFeet)}`, lines.join(', ')];
}

/** What a week and four weeks cost: the total per billing period (LAW-4). */
function rentRows({ storageSpace, squareFeet, storageTerm }: StorageAnswers): readonly AnswerRow[] {
  if (storageSpace === '' || storageTerm === '') return [];
  const rent = rentText({ storageSpace, squareFeet }, storageTerm);
  const price = rent ? [`${rent.week} a week, ${rent.fourWeeks} for four weeks`] : [];
  return [
    answerRow('Unit', 'space', [unitLabel(storageSpace, squareFeet)], 'the unit'),
    answerRow('Term', 'space', [storageDuration(storageTerm).title, ...price], 'the term'),
  ];
}

/** Every answer of a collection into storage, in the order in which it was asked (FORM-5). */
export function storageRows(values: StorageAnswers): readonly AnswerRow[] {
  const { addOns, addresses, furnitureItems, dates, timeSlot } = values;
  return [
    answerRow(
      'Packing and other help',
      'packing',
      addOns.length > 0 ? addOns.map((each) => SERVICE_NAMES[each]) : NONE,
    ),
    ...rentRows(values),
    studentRow('space', values),
    addressRow('storage_collection', 'address', addresses.storage_collection),
    answerRow('Items', 'items', itemsText(furnitureItems)),
    dayRow('storageCollectionDate', 'date', dates.storageCollectionDate, timeSlot.storageCollectionDate),
    ...detailsRows('details', values),
  ];
}
