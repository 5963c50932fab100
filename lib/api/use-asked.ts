import { useCallback, useEffect, useState } from 'react';
import { AbortedCall } from './errors';

export type AskState<Answer> = {
  readonly state: 'loading' | 'ready' | 'failed';
  /** While `state` is loading it may belong to an older request. */
  readonly answer: Answer | null;
  readonly error: unknown;
  readonly retry: () => void;
};
type LoadState<Answer> = { readonly question: string; readonly answer: Answer | null; readonly error: unknown };

/**
 * Calls the backend for a request that may change: a newer one aborts the older one (API-2). `ask` must stay the same
 * function. `known` is the response that the page came with.
 */
export function useAsked<Body extends object, Answer>(
  ask: (body: Body, signal: AbortSignal) => Promise<Answer>,
  body: Body | null,
  known: Answer | null = null,
): AskState<Answer> {
  const [attempt, setAttempt] = useState(1);
  const wording = body && JSON.stringify(body);
  const question = `${attempt} ${wording}`;
  const [told, setTold] = useState<LoadState<Answer>>({ question: known ? question : '', answer: known, error: null });
  const isTold = wording === null || told.question === question;

  useEffect(() => {
    if (isTold) return;
    const controller = new AbortController();
    ask(JSON.parse(wording) as Body, controller.signal).then(
      (answer) => setTold({ question, answer, error: null }),
      (error: unknown) => {
        if (!(error instanceof AbortedCall)) setTold((last) => ({ question, answer: last.answer, error }));
      },
    );
    return () => controller.abort();
  }, [ask, wording, question, isTold]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { answer, error } = told;
  if (!isTold) return { state: 'loading', answer, error: null, retry };
  return { state: error === null ? 'ready' : 'failed', answer, error, retry };
}
