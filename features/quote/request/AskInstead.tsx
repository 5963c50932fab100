import { useEffect, useState } from 'react';
import { FLOW_IDS } from '@/lib/domain/services/flows';
import { type BookingAnswers, useBooking } from '../booking';
import { useAnswers } from '../engine/form';
import { answersInWords } from './answers-in-words';
import { AskOpener } from './AskOpener';

/** Renders the way to ask a person, with all answers so far, below a question whose answers have no price online. */
export function AskInstead() {
  const { booking } = useBooking();
  const { values } = useAnswers<BookingAnswers>();
  const [rowsOf, setRowsOf] = useState<Awaited<ReturnType<typeof booking.fetchRows>> | null>(null);
  useEffect(() => {
    booking.fetchRows().then(
      (rows) => setRowsOf(() => rows),
      () => setRowsOf(() => () => []),
    );
  }, [booking]);
  const service = FLOW_IDS.find((id) => id === booking.flow.id);
  if (!service || !rowsOf) return null;
  return <AskOpener service={service} typed={answersInWords(rowsOf(values))} />;
}
