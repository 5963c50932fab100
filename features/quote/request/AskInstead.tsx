import { useEffect, useState } from 'react';
import { useAnswers } from '../engine/form';
import { useFlow, type BookingAnswers } from '../flow-config';
import { AskOpener } from './AskOpener';
import { LIMITS } from '@/lib/validation/limits';
import type { AnswerRow } from '../check/answer-row';

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
  return rowsOf && <AskOpener service={flow.id} typed={answersInWords(rowsOf(values))} />;
}

/** Returns whether a row's text stands for no answer. An address without a postcode starts with a comma. */
const isNothing = (text: string) => ['', 'None', 'No'].includes(text) || text.startsWith(',');
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;

/** Returns the answers, one per line, for a person who prices the job: "Collection: HS1 2AA, Ground floor". */
export function answersInWords(rows: readonly AnswerRow[]): { readonly postcode: string; readonly comment: string } {
  const lines = rows
    .map(({ label, values }) => [label, values.filter((text) => !isNothing(text)).join(', ')] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`);
  const comment = lines.join('\n').slice(0, LIMITS.comment);
  return { postcode: POSTCODE.exec(comment)?.[0] ?? '', comment };
}
