import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { recordEarlyInput } from '../HydrateLater/early-input';
import { Awake, isNear, NEAR } from './awake';

type Part<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  readonly wakes: boolean;
  /** What the server drew it with. */
  readonly props: P;
};

const differ = <P extends object>(a: P, b: P) => (Object.keys(b) as (keyof P)[]).some((key) => a[key] !== b[key]);

/** The React root of a part of the frame: see framePart. */
export function drawPart<P extends object>(container: HTMLElement, { load, wakes, props }: Part<P>) {
  const isAdopted = container.childElementCount > 0;
  const early = isAdopted && wakes ? recordEarlyInput(container) : null;
  let state: 'asleep' | 'waking' | 'gone' = 'asleep';
  let root: Root | undefined;
  let isAwake = !isAdopted;
  let Drawn: ComponentType<P> | undefined;
  let shown = props;

  const draw = () => {
    if (root && Drawn) root.render(<Awake onAwake={onAwake}>{<Drawn {...shown} />}</Awake>);
  };
  const onAwake = () => {
    isAwake = true;
    void early?.replay();
    // What the server drew is taken over as it is, before it becomes something else.
    if (isAdopted && differ(props, shown)) draw();
  };
  const wake = () => {
    if (state !== 'asleep') return;
    state = 'waking';
    void Promise.all([import('react-dom/client'), load()]).then(
      ([{ createRoot, hydrateRoot }, Component]) => {
        if (state !== 'waking') return;
        Drawn = Component;
        if (isAdopted) {
          // All of it in one task: what is pressed meanwhile is either kept or answered, never both.
          flushSync(() => {
            root = hydrateRoot(container, <Awake onAwake={onAwake}>{<Component {...props} />}</Awake>, {
              // One that goes in the middle of it has nothing to recover.
              onRecoverableError: (error) => state !== 'gone' && reportError(error),
            });
          });
        } else {
          // An element of its own: React takes no container whose inner HTML it has been given.
          root = createRoot(container.appendChild(document.createElement('div')));
          draw();
        }
      },
      () => {
        if (state === 'waking') state = 'asleep';
      },
    );
  };

  if (!isAdopted) wake();
  else if (early) {
    NEAR.forEach((event) => container.addEventListener(event, wake));
    // The first sign came before this code.
    if (early.hasSome() || isNear(container)) wake();
  }
  return {
    /** Draws it with other props; those it has already change nothing. */
    show: (next: P) => {
      if (!differ(shown, next)) return;
      shown = next;
      if (root && isAwake) draw();
      else wake();
    },
    end: () => {
      state = 'gone';
      early?.stop();
      NEAR.forEach((event) => container.removeEventListener(event, wake));
      // Not at once: React is in the middle of taking the page away.
      setTimeout(() => root?.unmount());
    },
  };
}
