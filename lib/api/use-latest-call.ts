import { useCallback, useEffect, useState } from 'react';
import { AbortedCall } from './errors';

export type CallState<Answer> = {
  readonly state: 'loading' | 'ready' | 'failed';
  /** While `state` is loading it may belong to an older request. */
  readonly answer: Answer | null;
  readonly error: unknown;
  readonly retry: () => void;
};
type LoadState<Answer> = { readonly callKey: string; readonly answer: Answer | null; readonly error: unknown };

/**
 * Calls the backend for a request that may change: a newer one aborts the older one (API-2). `ask` must stay the same
 * function. `known` is the response that the page came with.
 */
export function useLatestCall<Body extends object, Answer>(
  ask: (body: Body, signal: AbortSignal) => Promise<Answer>,
  body: Body | null,
  known: Answer | null = null,
): CallState<Answer> {
  const [attempt, setAttempt] = useState(1);
  const bodyText = body && JSON.stringify(body);
  const callKey = `${attempt} ${bodyText}`;
  const [result, setResult] = useState<LoadState<Answer>>({
    callKey: known ? callKey : '',
    answer: known,
    error: null,
  });
  const isSettled = bodyText === null || result.callKey === callKey;

  useEffect(() => {
    if (isSettled) return;
    const controller = new AbortController();
    ask(JSON.parse(bodyText) as Body, controller.signal).then(
      (answer) => setResult({ callKey, answer, error: null }),
      (error: unknown) => {
        if (!(error instanceof AbortedCall)) setResult((last) => ({ callKey, answer: last.answer, error }));
      },
    );
    return () => controller.abort();
  }, [ask, bodyText, callKey, isSettled]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const { answer, error } = result;
  if (!isSettled) return { state: 'loading', answer, error: null, retry };
  return { state: error === null ? 'ready' : 'failed', answer, error, retry };
}
