import { ADD_ON_SERVICES } from '@/lib/domain/catalogue/plans';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import { disposalText, DISPOSAL_TITLE, STORED_TITLE, storedText } from '@/lib/domain/order/split-words';
import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { cleaningSlot } from '@/lib/domain/slots/needs';
import { addressRow, answerRow, dayRow, detailsRows, itemsText, studentRow, type AnswerRow } from '../check/answer-row';
import { coverRow } from '../check/cover-row';

function addressRows({ addresses }: MovingAnswers): readonly AnswerRow[] {
  return [
    addressRow('collection', 'addresses', addresses.collection),
    ...addresses.additional_collection.map((address) => addressRow('additional_collection', 'addresses', address)),
    addressRow('delivery', 'addresses', addresses.delivery),
    ...addresses.additional_delivery.map((address) => addressRow('additional_delivery', 'addresses', address)),
  ];
}

/** When the cleaners come follows from the movers' slot; it is part of what is bought (LAW-4). */
function cleaningRows({ addOns, dates, timeSlot }: MovingAnswers): readonly AnswerRow[] {
  if (!addOns.includes('CLEANING') || dates.movingDate === '' || timeSlot.movingDate === null) return [];
  const { date, slot } = cleaningSlot(dates.movingDate, timeSlot.movingDate);
  return [dayRow('cleaningDate', 'date', date, slot, 'Cleaners arrive')];
}

/** What does not go to the new home, where something does not. */
const splitRows = ({ furnitureItems, split }: MovingAnswers): readonly AnswerRow[] =>
  [
    [STORED_TITLE, storedText(furnitureItems, split)] as const,
    [DISPOSAL_TITLE, disposalText(furnitureItems, split.lines)] as const,
  ]
    .filter(([, text]) => text !== '')
    .map(([title, text]) => answerRow(title, 'items', [text]));

/** Every answer of a move, in the order in which it was asked (FORM-5). `open`: what its cover leaves open, in words. */
export function movingRows(values: MovingAnswers, open: readonly string[] = []): readonly AnswerRow[] {
  const { movingSpace, dates, timeSlot } = values;
  const addOns = ADD_ON_SERVICES.filter(({ key }) => values.addOns.includes(key)).map(({ title }) => title);
  return [
    answerRow('Size', 'packing', [movingSpace === '' ? 'None' : SPACE_TITLES[movingSpace]]),
    answerRow(HELP_TITLE, 'packing', addOns.length > 0 ? addOns : ['None']),
    ...addressRows(values),
    studentRow('addresses', values),
    answerRow(
      'Items',
      'items',
      itemsText(
        values.furnitureItems,
        movingSpace === 'custom' ? 'None' : 'No list: whatever your plan holds',
        values.split.lines,
      ),
    ),
    ...splitRows(values),
    coverRow(values, open),
    dayRow('movingDate', 'date', dates.movingDate, timeSlot.movingDate),
    ...cleaningRows(values),
    ...detailsRows('details', values),
  ];
}
