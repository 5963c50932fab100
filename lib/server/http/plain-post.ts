import type { ServerResponse } from 'node:http';
import { Problem } from '@/lib/server/kernel/base/problem';

/** Where a browser goes after it has posted a plain HTML form to a call: a path of ours, never the JSON of the answer. */
export type PlainPost<Answer = unknown> = {
  readonly done: (answer: Answer, fields: Fields) => string;
  readonly refused: (problem: Problem, fields: Fields) => string;
};

/** As they were sent. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Answers a plain post with 303, whether it was done or refused. A fault of ours is thrown on, and so is a service that
 * cannot be reached: nothing is wrong with what was sent.
 */
export async function answerPlainPost(
  response: ServerResponse,
  { done, refused }: PlainPost,
  fields: Fields,
  work: () => Promise<unknown>,
): Promise<void> {
  const answered = (answer: unknown) => done(answer, fields);
  const location = await work().then(answered, (error: unknown) => {
    if (error instanceof Problem && error.status < 500) return refused(error, fields);
    throw error;
  });
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}
