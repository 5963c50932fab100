import { dialledNumber } from '@/lib/domain/answers/phone';
import type { Searched } from '@/lib/domain/order/search-words';
import { storedDocument, type StoredDocument } from '@/lib/server/platform/documents/document';

/** The answers of a draft of any flow, to be validated by the flow's own schema (DRAFT_SCHEMAS). */
export const DRAFT_ANSWERS: StoredDocument<'draft_answers', Readonly<Record<string, unknown>>> = storedDocument(
  'draft_answers',
);

type Answers = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const partOf = (value: unknown): Answers => (typeof value === 'object' && value !== null ? (value as Answers) : {});

export function searchedAnswers(answers: Answers): Omit<Searched, 'email'> {
  const { firstName, lastName, phone, phonePrefix, addresses } = answers;
  const stops = Object.values(partOf(addresses)).flat();
  return {
    names: [textOf(firstName), textOf(lastName)],
    phone: textOf(phone) === '' ? null : dialledNumber(textOf(phonePrefix), textOf(phone)),
    codes: stops.map((stop) => textOf(partOf(stop).postcode)),
  };
}
