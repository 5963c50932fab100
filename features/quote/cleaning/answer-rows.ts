import { formatSlot } from '@/lib/domain/london-time';
import type { CleaningAnswers } from '@/lib/domain/order/cleaning-answers';
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

/** Every answer of a clean, in the order in which it was asked (FORM-5). */
export function cleaningRows(values: CleaningAnswers): readonly AnswerRow[] {
  const { addOns, cleaningSpace, addresses, moveSlot, dates, timeSlot } = values;
  return [
    addOnsRow('Packing', addOns),
    answerRow('Home', 'home', [cleaningSpace === '' ? 'None' : CLEANING_TITLES[cleaningSpace]], 'the home'),
    studentRow('home', values),
    answerRow('Address', 'address', [addressText(addresses.cleaning)]),
    answerRow('Move on the same day', 'date', [moveSlot ? `Movers arrive ${formatSlot(moveSlot)}` : 'No']),
    dayRow('cleaningDate', 'date', dates.cleaningDate, timeSlot.cleaningDate, 'Cleaners arrive'),
    ...detailsRows('details', values),
  ];
}
