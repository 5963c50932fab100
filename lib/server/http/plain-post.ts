import type { ServerResponse } from 'node:http';
import type { Site } from '@/lib/server/kernel/base/cookies';
import { Problem } from '@/lib/server/kernel/base/problem';
import { keepAnswers, typedIn } from './forms/kept-answers';

/** Where a browser goes after it has posted a plain HTML form to a call: a path of ours, never the JSON of the answer. */
export type PlainPost<Answer = unknown> = {
  readonly done: (answer: Answer, fields: Fields) => string;
  readonly refused: (problem: Problem, fields: Fields) => string;
  /** The request that flat fields mean, where it is not flat itself. */
  readonly read?: (fields: Fields) => unknown;
  /** Fields whose answers come back to the form when it is refused: what was typed, and what tells the form from others. */
  readonly kept?: KeptNames;
};

/** Their names; of a long form those that say something. */
export type KeptNames = readonly string[] | ((fields: Fields) => readonly string[]);

/** As they were sent. */
export type Fields = Readonly<Record<string, unknown>>;

type Posted = {
  readonly plainPost: PlainPost;
  /** The name of the call. */
  readonly name: string;
  readonly fields: Fields;
  readonly site: Site;
};

/**
 * Answers a plain post with 303, whether it was done or refused. A fault of ours is thrown on, and so is a service that
 * cannot be reached: nothing is wrong with what was sent.
 */
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
