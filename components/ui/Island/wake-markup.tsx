import { type ComponentType, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { recordEarlyInput } from './early-input';
import { whenNear } from './signs';
import { sleep } from './sleeper';

/** Its effect runs after those of its children: from then on all controls are React's. */
function Awake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}

type Markup<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  /** What the server drew it with. */
  readonly props: P;
  /** False: no sign wakes it, only other props do. */
  readonly wakesWhenNear: boolean;
  /** Coming near this wakes it, the part itself unless told. */
  readonly around?: HTMLElement | undefined;
};

const differ = <P extends object>(a: P, b: P) => (Object.keys(b) as (keyof P)[]).some((key) => a[key] !== b[key]);

/**
 * Markup of the server that wakes when somebody comes near it: its code is fetched, React takes the very elements over
 * with a root of their own, and what was pressed and typed meanwhile is done again.
 */
export function wakeMarkup<P extends object>(
  part: HTMLElement,
  { load, props, wakesWhenNear, around = part }: Markup<P>,
) {
  const early = wakesWhenNear ? recordEarlyInput(part) : null;
  let root: Root | undefined;
  let Drawn: ComponentType<P> | undefined;
  let shown = props;

  const content = (drawn: P) => <Awake onAwake={onAwake}>{Drawn && <Drawn {...drawn} />}</Awake>;
  const onAwake = () => {
    void early?.replay();
    // What the server drew is taken over as it is, before it becomes something else.
    if (differ(props, shown)) root?.render(content(shown));
  };

  const sleeper = sleep({
    load: async () => {
      const [{ hydrateRoot }, Component] = await Promise.all([import('react-dom/client'), load()]);
      return (isGone) => {
        Drawn = Component;
        // All of it in one task: what is pressed meanwhile is either kept or answered, never both.
        flushSync(() => {
          root = hydrateRoot(part, content(props), {
            onRecoverableError: (error) => !isGone() && reportError(error),
          });
        });
        return () => root?.unmount();
      };
    },
    ...(early && { signs: whenNear(around, early.hasSome) }),
  });

  return {
    /** Draws it with other props, for which it wakes; those it has already change nothing. */
    show: (next: P) => {
      if (!differ(shown, next)) return;
      shown = next;
      if (sleeper.isAwake()) root?.render(content(shown));
      else sleeper.wake();
    },
    end: () => {
      early?.stop();
      sleeper.end();
    },
  };
}
