import type { ServerResponse } from 'node:http';
import type { Site } from '@/lib/server/platform/base/cookies';
import { Problem } from '@/lib/server/platform/base/problem';
import { keepAnswers, typedIn } from './kept-answers';

/** The redirects after a plain HTML form post: paths of this site. */
export type PlainPost<Answer = unknown> = {
  readonly done: (answer: Answer, fields: Fields) => string;
  readonly refused: (problem: Problem, fields: Fields) => string;
  readonly read?: (fields: Fields) => unknown;
  /** The fields that come back to the form after a refusal. */
  readonly kept?: KeptNames;
};

export type KeptNames = readonly string[] | ((fields: Fields) => readonly string[]);

export type Fields = Readonly<Record<string, unknown>>;

type Posted = {
  readonly plainPost: PlainPost;
  readonly name: string;
  readonly fields: Fields;
  readonly site: Site;
};

/** Answers a plain post with 303, also a refusal. Rethrows errors that the visitor cannot correct. */
export async function answerPlainPost(
  response: ServerResponse,
  { plainPost: { done, refused, kept }, name, fields, site }: Posted,
  work: () => Promise<unknown>,
): Promise<void> {
  const answered = (answer: unknown) => done(answer, fields);
  const location = await work().then(answered, (error: unknown) => {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const wrong = Object.keys(error.details.fields ?? {});
    const names = typeof kept === 'function' ? kept(fields) : kept;
    if (names) keepAnswers(response, { form: name, values: typedIn(fields, names), wrong }, site);
    return refused(error, fields);
  });
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}
