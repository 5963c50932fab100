import { type ReactNode, useEffect } from 'react';
import type { Root } from 'react-dom/client';
import { recordEarlyInput } from '../HydrateLater/early-input';

/** What somebody does who comes near a part of a page. */
const NEAR = ['focusin', 'pointerover', 'pointerdown', 'input'] as const;

/** Its effect runs after those of its children: from then on all controls are React's. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

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
        if (state === 'waking')
          root = hydrateRoot(container, <Awake onAwake={() => void early.replay()}>{content}</Awake>);
      },
      () => {
        if (state === 'waking') state = 'asleep';
      },
    );
  };
  NEAR.forEach((event) => container.addEventListener(event, wake));
  return () => {
    state = 'gone';
    early.stop();
    NEAR.forEach((event) => container.removeEventListener(event, wake));
    // Not at once: React is in the middle of taking the page away.
    setTimeout(() => root?.unmount());
  };
}
