import { type ComponentType, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { recordEarlyInput } from './early-input';
import { whenNear } from './hydration-triggers';
import { deferHydration } from './deferred-hydration';

/** Calls `onHydrated` after the effects of its children, when React owns all controls. */
function Hydrated({ onHydrated, children }: { readonly onHydrated: () => void; readonly children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

type Markup<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Whether coming near hydrates the part. If false, only other props do. */
  readonly hydratesWhenNear: boolean;
  /** The element whose events hydrate the part. Default: the part. */
  readonly around?: HTMLElement | undefined;
};

const differ = <P extends object>(a: P, b: P) => (Object.keys(b) as (keyof P)[]).some((key) => a[key] !== b[key]);

/** Hydrates server markup with its own root when the visitor comes near, and replays the input until then. */
export function hydrateMarkup<P extends object>(
  part: HTMLElement,
  { load, props, hydratesWhenNear, around = part }: Markup<P>,
) {
  const early = hydratesWhenNear ? recordEarlyInput(part) : null;
  let root: Root | undefined;
  let Drawn: ComponentType<P> | undefined;
  let shown = props;

  const content = (drawn: P) => <Hydrated onHydrated={onHydrated}>{Drawn && <Drawn {...drawn} />}</Hydrated>;
  const onHydrated = () => {
    void early?.replay();
    // The first render must match the server's markup, so changed props follow afterwards.
    if (differ(props, shown)) root?.render(content(shown));
  };

  const hydration = deferHydration({
    load: async () => {
      const [{ hydrateRoot }, Component] = await Promise.all([import('react-dom/client'), load()]);
      return (isGone) => {
        Drawn = Component;
        // In one task, so that each click is either recorded or handled, never both.
        flushSync(() => {
          root = hydrateRoot(part, content(props), {
            onRecoverableError: (error) => !isGone() && reportError(error),
          });
        });
        return () => root?.unmount();
      };
    },
    ...(early && { trigger: whenNear(around, early.hasSome) }),
  });

  return {
    /** Renders the part with other props, and hydrates it for them. Equal props change nothing. */
    show: (next: P) => {
      if (!differ(shown, next)) return;
      shown = next;
      if (hydration.isHydrated()) root?.render(content(shown));
      else hydration.hydrate();
    },
    end: () => {
      early?.stop();
      hydration.end();
    },
  };
}
