import '@testing-library/jest-dom';
import { act, renderHook, waitFor } from '@testing-library/react';
import { AbortedCall } from './errors';
import { useLatestCall } from './use-latest-call';

type Question = { readonly about: string };

const FIRST: Question | null = { about: 'first' };

/** Returns a fake backend that answers on demand and records aborted calls. */
function aBackend() {
  const asked: { about: string; signal: AbortSignal; answer: (text: string) => void; fail: (e: Error) => void }[] = [];
  const ask = ({ about }: Question, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => {
      signal.addEventListener('abort', () => fail(new AbortedCall('ask')));
      asked.push({ about, signal, answer, fail });
    });
  return { asked, ask };
}

/** Lets React process the result of a promise. */
const settle = (bring: () => void) =>
  act(async () => {
    bring();
    await Promise.resolve();
  });

function start(known: string | null = null) {
  const { asked, ask } = aBackend();
  const hook = renderHook(({ body }: { body: Question | null }) => useLatestCall(ask, body, known), {
    initialProps: { body: FIRST },
  });
  return { asked, ...hook };
}

describe('useLatestCall', () => {
  it('is loading, then has the answer; a body that says the same is not asked again', async () => {
    const { asked, result, rerender } = start();
    expect(result.current).toMatchObject({ state: 'loading', answer: null });
    await settle(() => asked[0]?.answer('one'));
    expect(result.current).toMatchObject({ state: 'ready', answer: 'one', error: null });
    rerender({ body: { about: 'first' } });
    expect(asked).toHaveLength(1);
  });

  it('API-2: a newer question aborts the older one; the old answer stays until then', async () => {
    const { asked, result, rerender } = start();
    await settle(() => asked[0]?.answer('one'));
    rerender({ body: { about: 'second' } });
    expect(result.current).toMatchObject({ state: 'loading', answer: 'one' });
    rerender({ body: { about: 'third' } });
    expect(asked[1]?.signal.aborted).toBe(true);
    await settle(() => asked[2]?.answer('three'));
    expect(result.current).toMatchObject({ state: 'ready', answer: 'three' });
  });

  it('BOOK-5: a failure is told, and the same can be asked again', async () => {
    const { asked, result } = start();
    await settle(() => asked[0]?.fail(new Error('down')));
    expect(result.current).toMatchObject({ state: 'failed', error: new Error('down') });
    act(() => result.current.retry());
    expect(result.current.state).toBe('loading');
    await settle(() => asked[1]?.answer('one'));
    await waitFor(() => expect(result.current.state).toBe('ready'));
  });

  it('asks nothing while there is no question, and not for what is known', () => {
    const { asked, result, rerender } = start('known');
    expect(asked).toHaveLength(0);
    expect(result.current).toMatchObject({ state: 'ready', answer: 'known' });
    rerender({ body: null });
    expect(asked).toHaveLength(0);
  });
});
