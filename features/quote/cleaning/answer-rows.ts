import { roomsText } from '@/lib/domain/catalogue/cleaned-rooms';
import { formatSlot } from '@/lib/domain/london-time';
import type { CleaningAnswers } from '@/lib/domain/answers/cleaning';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import {
  addOnsRow,
  addressText,
  answerRow,
  dayRow,
  detailsRows,
  studentRow,
  type AnswerRow,
} from '../check/answer-row';

/** Returns the title of the home and the rooms in the price. */
function homeTexts(space: CleaningAnswers['cleaningSpace']): readonly string[] {
  if (space === '') return ['None'];
  return space === 'custom' ? [CLEANING_TITLES.custom] : [CLEANING_TITLES[space], roomsText(space)];
}

/** Returns every answer of a clean, in the order of the questions (FORM-5). */
export function cleaningRows(values: CleaningAnswers): readonly AnswerRow[] {
  const { addOns, cleaningSpace, addresses, moveSlot, dates, timeSlot } = values;
  return [
    addOnsRow('Packing', addOns),
    answerRow('Home', 'home', homeTexts(cleaningSpace), 'the home'),
    studentRow('home', values),
    answerRow('Address', 'address', [addressText(addresses.cleaning)]),
    answerRow('Move on the same day', 'date', [moveSlot ? `Movers arrive ${formatSlot(moveSlot)}` : 'No']),
    dayRow('cleaningDate', 'date', dates.cleaningDate, timeSlot.cleaningDate, 'Cleaners arrive'),
    ...detailsRows('details', values),
  ];
}
