import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { recordEarlyInput } from '../HydrateLater/early-input';
import { Awake, isNear, NEAR } from './awake';

/**
 * Wakes a part of the server's markup when somebody comes near it: fetches its code, hands it over to a React root of
 * its own, and does again what was pressed and typed meanwhile. Until then, and if the code never arrives, the part is
 * plain HTML. `load` gives exactly what the server rendered into `container`. Returns what ends it.
 */
export function hydrateWhenNear(container: HTMLElement, load: () => Promise<ReactNode>): () => void {
  const early = recordEarlyInput(container);
  let state: 'asleep' | 'waking' | 'gone' = 'asleep';
  let root: Root | undefined;
  const wake = () => {
    if (state !== 'asleep') return;
    state = 'waking';
    void Promise.all([import('react-dom/client'), load()]).then(
      ([{ hydrateRoot }, content]) => {
        if (state !== 'waking') return;
        // All of it in one task: what is pressed meanwhile is either kept or answered, never both.
        flushSync(() => {
          root = hydrateRoot(container, <Awake onAwake={() => void early.replay()}>{content}</Awake>, {
            // One that goes in the middle of it has nothing to recover.
            onRecoverableError: (error) => state !== 'gone' && reportError(error),
          });
        });
      },
      () => {
        if (state === 'waking') state = 'asleep';
      },
    );
  };
  NEAR.forEach((event) => container.addEventListener(event, wake));
  // The first sign came before this code.
  if (early.hasSome() || isNear(container)) wake();
  return () => {
    state = 'gone';
    early.stop();
    NEAR.forEach((event) => container.removeEventListener(event, wake));
    // Not at once: React is in the middle of taking the page away.
    setTimeout(() => root?.unmount());
  };
}
