import { Problem } from '@/lib/server/kernel/base/problem';

/**
 * Every sentence of a refusal, in one text; anything else is a fault and is thrown on.
 * @param said a field's sentence as the page says it
 */
export function refusalOf(
  error: unknown,
  said: (path: string, sentence: string) => string = (_, text) => text,
): string {
  if (!(error instanceof Problem)) throw error;
  const fields = Object.entries(error.details.fields ?? {}).map(([path, text]) => said(path, text));
  return [...new Set([error.message, ...fields])].map((text) => (text.endsWith('.') ? text : `${text}.`)).join(' ');
}
