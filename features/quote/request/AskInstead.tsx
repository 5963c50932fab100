import { FLOW_IDS } from '@/lib/domain/services/flows';
import { type BookingAnswers, useBooking } from '../booking';
import { useAnswers } from '../engine/form';
import { answersInWords } from './answers-in-words';
import { AskOpener } from './AskOpener';

/** Under a question whose answers have no price online: ask a person, with all that was answered so far. */
export function AskInstead() {
  const { booking } = useBooking();
  const { values } = useAnswers<BookingAnswers>();
  const service = FLOW_IDS.find((id) => id === booking.flow.id);
  if (!service) return null;
  return <AskOpener service={service} typed={answersInWords(booking.rows(values))} />;
}
