import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, writeCookie, type Site } from '@/lib/server/kernel/base/cookies';

/** What a plain form was refused with: what was typed, and the fields that were wrong. */
export type KeptAnswers = {
  /** The name of the call that the form posts to. */
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly wrong: readonly string[];
};

/**
 * A refused form leads back to its page with 303, and what was typed into it goes along in a cookie of its sender's own
 * browser: never in the address, which logs and histories keep. It is for the next page, and for a minute at most.
 */
export const REFUSED_FORM = 'refused_form';
const MAX_AGE_SECONDS = 60;
/** Browsers take 4,096 signs with name and attributes; what is longer is not kept. */
const MOST_SIGNS = 3_900;

export function keepAnswers(response: ServerResponse, answers: KeptAnswers, site: Site): void {
  const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
  if (value.length <= MOST_SIGNS)
    writeCookie(response, { name: REFUSED_FORM, value, maxAgeSeconds: MAX_AGE_SECONDS }, site);
}

/** What came back with one of the forms of a page, once; null for nothing. */
export function takeAnswers(
  request: Pick<IncomingMessage, 'headers'>,
  response: ServerResponse,
  forms: readonly string[],
  site: Site,
): KeptAnswers | null {
  const answers = parsed(readCookie(request, REFUSED_FORM) ?? '');
  if (!answers || !forms.includes(answers.form)) return null;
  writeCookie(response, { name: REFUSED_FORM, value: '', maxAgeSeconds: 0 }, site);
  return answers;
}

/** Whoever holds the browser can write anything into it. */
function parsed(value: string): KeptAnswers | null {
  try {
    const { form, values, wrong } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Partial<KeptAnswers>;
    if (typeof form !== 'string' || typeof values !== 'object' || !Array.isArray(wrong)) return null;
    const texts = Object.entries(values).filter(([, text]) => typeof text === 'string');
    return { form, values: Object.fromEntries(texts), wrong: wrong.filter((name) => typeof name === 'string') };
  } catch {
    return null;
  }
}

/** Of the fields as they were sent, those that their sender typed. */
export const typedIn = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): KeptAnswers['values'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
