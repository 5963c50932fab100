import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie, writeCookie, type Site } from '@/lib/server/platform/base/cookies';

export type KeptAnswers = {
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
  readonly wrong: readonly string[];
};

/** The cookie of a refused form's typed values. They never go into the address, because logs keep addresses. */
export const REFUSED_FORM = 'refused_form';
const MAX_AGE_SECONDS = 60;
/** Browsers allow 4,096 characters with name and attributes. */
const MOST_SIGNS = 3_900;

export function keepAnswers(response: ServerResponse, answers: KeptAnswers, site: Site): void {
  const value = Buffer.from(JSON.stringify(answers)).toString('base64url');
  if (value.length <= MOST_SIGNS)
    writeCookie(response, { name: REFUSED_FORM, value, maxAgeSeconds: MAX_AGE_SECONDS }, site);
}

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

/** Parses the cookie, whose content is untrusted. */
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

export const typedIn = (fields: Readonly<Record<string, unknown>>, names: readonly string[]): KeptAnswers['values'] =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return typeof text === 'string' ? [[name, text]] : [];
    }),
  );
