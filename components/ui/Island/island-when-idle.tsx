import { Activity, type ComponentType, lazy, memo, useEffect, useLayoutEffect, useRef } from 'react';
import { type EarlyInput, recordEarlyInput } from './early-input';
import { fetchPatiently } from './fetch-patiently';
import { useIsAdopted } from './use-is-adopted';
import { whenWanted } from './when-wanted';

/**
 * An island in the page's own tree: see island. Its code comes when the page has loaded and the browser is idle, or somebody
 * comes near (when-wanted.ts).
 */
export function islandWhenIdle<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const early: { current: EarlyInput | null } = { current: null };

  const after = (sign: () => Promise<void>) =>
    lazy(async () => {
      await sign();
      const Component = await fetchPatiently(load);
      /** Its effects run after those of everything in it: from then on all controls are React's. */
      function Hydrated(props: P) {
        useLayoutEffect(() => early.current?.handOver(), []);
        useEffect(() => void early.current?.replay(), []);
        return <Component {...props} />;
      }
      return { default: Hydrated };
    });
  const Sent = after(typeof window === 'undefined' ? () => Promise.resolve() : whenWanted);
  const Fetched = after(() => Promise.resolve());

  type Taken = { readonly isAdopted: boolean; readonly props: P };
  /** Drawn once for the same props: what React has not taken over yet it gives up when it is drawn anew. */
  const Taken = memo(function Taken({ isAdopted, props }: Taken) {
    const root = useRef<HTMLDivElement>(null);
    // Before any effect of the component itself, which may be there already after a soft navigation.
    useLayoutEffect(() => {
      early.current = root.current && recordEarlyInput(root.current);
      return () => early.current?.stop();
    }, []);
    return (
      <div ref={root}>
        {isAdopted ? (
          // No Suspense: what is large in one is sent hidden by the server, to be shown by a script.
          <Activity>
            <Sent {...props} />
          </Activity>
        ) : (
          // No Suspense either: the page before stands until this one is there.
          <Fetched {...props} />
        )}
      </div>
    );
  });

  return function IslandWhenIdle(props: P) {
    return <Taken isAdopted={useIsAdopted()} props={props} />;
  };
}
