import { useEffect, useState } from 'react';
import { useAnswers } from '../engine/form';
import { useFlow, type BookingAnswers } from '../flow-config';
import { AskOpener } from './AskOpener';
import { LIMITS } from '@/lib/validation/limits';
import type { AnswerRow } from '../check/answer-row';

/** Offers to request a price that is not online. The request is prefilled with the answers, if their rows load. */
export function AskInstead() {
  const { flow } = useFlow();
  const { values } = useAnswers<BookingAnswers>();
  const [buildRows, setBuildRows] = useState<Awaited<ReturnType<typeof flow.fetchRows>> | null>(null);
  useEffect(() => {
    flow.fetchRows().then(
      (loaded) => setBuildRows(() => loaded),
      () => setBuildRows(() => noRows),
    );
  }, [flow]);
  return buildRows && <AskOpener service={flow.id} typed={answersInWords(buildRows(values))} />;
}

const noRows = (): readonly AnswerRow[] => [];

/** Returns whether a row's text stands for no answer. A leading comma means that its first part is missing. */
const isNoAnswer = (text: string) => ['', 'None', 'No'].includes(text) || text.startsWith(',');
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;

/**
 * Returns the first postcode of the answers, or '', and the answers as text for the person who prices the job. Each has
 * a line: "Collection: HS1 2AA, Ground floor". Text beyond LIMITS.comment is cut off.
 */
export function answersInWords(rows: readonly AnswerRow[]): { readonly postcode: string; readonly comment: string } {
  const lines = rows
    .map(({ label, values }) => [label, values.filter((text) => !isNoAnswer(text)).join(', ')] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`);
  const comment = lines.join('\n').slice(0, LIMITS.comment);
  return { postcode: POSTCODE.exec(comment)?.[0] ?? '', comment };
}
