import { Problem } from '@/lib/server/platform/base/problem';

/**
 * Returns every sentence of a refusal as one text. Throws any other error again.
 * @param said returns a field's sentence in the page's words
 */
export function refusalOf(
  error: unknown,
  said: (path: string, sentence: string) => string = (_, text) => text,
): string {
  if (!(error instanceof Problem)) throw error;
  const fields = Object.entries(error.details.fields ?? {}).map(([path, text]) => said(path, text));
  return [...new Set([error.message, ...fields])].map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
}
