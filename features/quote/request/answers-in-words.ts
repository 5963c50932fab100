import { LIMITS } from '@/lib/validation/limits';
import type { AnswerRow } from '../check/answer-row';

/** What the check page says where nothing was answered; an address without a postcode begins with its comma. */
const isNothing = (text: string) => ['', 'None', 'No'].includes(text) || text.startsWith(',');
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/;

/** The answers so far, a line each, for a person who works out the price: "Collection: HS1 2AA, Ground floor". */
export function answersInWords(rows: readonly AnswerRow[]): { readonly postcode: string; readonly comment: string } {
  const lines = rows
    .map(({ label, values }) => [label, values.filter((text) => !isNothing(text)).join(', ')] as const)
    .filter(([, text]) => text !== '')
    .map(([label, text]) => `${label}: ${text}`);
  const comment = lines.join('\n').slice(0, LIMITS.comment);
  return { postcode: POSTCODE.exec(comment)?.[0] ?? '', comment };
}
