import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { ADD_ON_SERVICES } from '@/lib/domain/catalogue/add-on-services';
import { SPACE_TITLES } from '@/lib/domain/catalogue/space-titles';
import { HELP_TITLE } from '@/lib/domain/order/labels';
import { factsFor } from '@/lib/domain/order/order-facts';
import { moveFactSource } from '@/lib/domain/services/moving/order-like';
import { cleaningSlot } from '@/lib/domain/slots/calendar';
import { addressRow, answerRow, dayRow, detailsRows, itemsText, studentRow, type AnswerRow } from '../check/answer-row';
import { coverRow } from '../check/cover-row';
import { openCover } from '../check/open-cover';

function addressRows({ addresses }: MovingAnswers): readonly AnswerRow[] {
  return [
    addressRow('collection', 'addresses', addresses.collection),
    ...addresses.additional_collection.map((address) => addressRow('additional_collection', 'addresses', address)),
    addressRow('delivery', 'addresses', addresses.delivery),
    ...addresses.additional_delivery.map((address) => addressRow('additional_delivery', 'addresses', address)),
  ];
}

/** Returns when the cleaners come, which is part of what is bought (LAW-4). */
function cleaningRows({ addOns, dates, timeSlot }: MovingAnswers): readonly AnswerRow[] {
  if (!addOns.includes('CLEANING') || dates.movingDate === '' || timeSlot.movingDate === null) return [];
  const { date, slot } = cleaningSlot(dates.movingDate, timeSlot.movingDate);
  return [dayRow('cleaningDate', 'date', date, slot, 'Cleaners arrive')];
}

type Beside = { readonly open: readonly string[]; readonly separate: readonly AnswerRow[] };

/** Returns every answer of a move, in the order of the questions (FORM-5). */
export function movingRows(
  values: MovingAnswers,
  { open, separate }: Beside = { open: [], separate: [] },
): readonly AnswerRow[] {
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
    ...separate,
    coverRow(values, open),
    dayRow('movingDate', 'date', dates.movingDate, timeSlot.movingDate),
    ...cleaningRows(values),
    ...detailsRows('details', values),
  ];
}

/** Returns the facts about the order, all answered on the items step. */
const factRows = (values: MovingAnswers): readonly AnswerRow[] =>
  factsFor('check', moveFactSource(values)).map(({ label, text }) => answerRow(label, 'items', [text]));

/** Returns every answer with what follows from it. The steps do not load this code. */
export const checkedRows = (values: MovingAnswers): readonly AnswerRow[] =>
  movingRows(values, { open: openCover(values), separate: factRows(values) });
