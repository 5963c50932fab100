import { HELP_TITLE } from '@/lib/domain/order/labels';
import type { StorageAnswers } from '@/lib/domain/answers/storage';
import { unitLabel } from '@/lib/domain/pricing/rent';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
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
import { coverRow } from '../check/cover-row';
import { uncapitalised } from '@/lib/domain/wording';
import { rentText } from './units';

/**
 * Returns the rows of unit and term with the price per week and per four weeks: the total per billing period (LAW-4).
 */
function rentRows({ storageSpace, squareFeet, storageTerm }: StorageAnswers): readonly AnswerRow[] {
  if (storageSpace === '' || storageTerm === '') return [];
  const rent = rentText({ storageSpace, squareFeet }, storageTerm);
  const price = rent ? [`${rent.week} a week, ${rent.fourWeeks} for four weeks`] : [];
  return [
    answerRow('Unit', 'space', [unitLabel(storageSpace, squareFeet)], 'the unit'),
    answerRow('Term', 'space', [storageDuration(storageTerm).title, ...price], 'the term'),
  ];
}

/** Returns the row of the customer's own unit, for a collection without a new rental. */
const ownUnitRow = ({ storageSpace, squareFeet }: StorageAnswers): readonly AnswerRow[] =>
  storageSpace === ''
    ? []
    : [answerRow('Collected into', 'items', [`Your ${uncapitalised(unitLabel(storageSpace, squareFeet))}`])];

/**
 * Returns every answer of a collection, in the order of the questions (FORM-5). `open`: texts on what the cover
 * excludes.
 */
export function storageRows(values: StorageAnswers, open: readonly string[] = []): readonly AnswerRow[] {
  const { addOns, addresses, furnitureItems, dates, timeSlot, isTopUp } = values;
  return [
    addOnsRow(HELP_TITLE, addOns),
    ...(isTopUp ? ownUnitRow(values) : [...rentRows(values), studentRow('space', values)]),
    addressRow('storage_collection', 'address', addresses.storage_collection),
    answerRow('Items', 'items', itemsText(furnitureItems)),
    ...(isTopUp ? [] : [coverRow(values, open)]),
    dayRow('storageCollectionDate', 'date', dates.storageCollectionDate, timeSlot.storageCollectionDate),
    ...detailsRows('details', values),
  ];
}
