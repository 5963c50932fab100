import { placeFacts } from './company';

/** Returns the question about the place of storage. None while the company has stated no fact about it. */
export function placeQuestions(environment: Readonly<Record<string, string | undefined>> = process.env) {
  const facts = placeFacts(environment);
  if (facts.length === 0) return [];
  const sentences = facts.map(({ label, text }) => `${label}: ${/[.!?]$/.test(text) ? text : `${text}.`}`);
  return [{ id: 'place', question: 'How are my things looked after?', answer: sentences.join(' ') }];
}
