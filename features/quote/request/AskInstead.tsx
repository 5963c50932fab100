import { useEffect, useState } from 'react';
import { FLOW_IDS } from '@/lib/domain/services/flows';
import { useAnswers } from '../engine/form';
import { useFlow, type BookingAnswers } from '../flow-config';
import { AskOpener } from './AskOpener';
import { answersInWords } from './answers-in-words';

/** Renders the way to ask a person, with all answers so far, below a question whose answers have no price online. */
export function AskInstead() {
  const { flow } = useFlow();
  const { values } = useAnswers<BookingAnswers>();
  const [rowsOf, setRowsOf] = useState<Awaited<ReturnType<typeof flow.fetchRows>> | null>(null);
  useEffect(() => {
    flow.fetchRows().then(
      (rows) => setRowsOf(() => rows),
      () => setRowsOf(() => () => []),
    );
  }, [flow]);
  const service = FLOW_IDS.find((id) => id === flow.id);
  if (!service || !rowsOf) return null;
  return <AskOpener service={service} typed={answersInWords(rowsOf(values))} />;
}
