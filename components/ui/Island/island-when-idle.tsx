import { Activity, type ComponentType, lazy, memo, useEffect, useLayoutEffect, useRef } from 'react';
import { type EarlyInput, recordEarlyInput } from './early-input';
import { fetchPatiently } from './fetch-patiently';
import { useIsAdopted } from './use-is-adopted';
import { whenWanted } from './when-wanted';

/**
 * Returns an island in the page's own React tree (see island). Its code loads when the page has loaded and the
 * browser is idle, or when the visitor comes near (when-wanted.ts).
 */
export function islandWhenIdle<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const early: { current: EarlyInput | null } = { current: null };

  const after = (sign: () => Promise<void>) =>
    lazy(async () => {
      await sign();
      const Component = await fetchPatiently(load);
      /** Its effects run after those of all its children, when React owns all controls. */
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
  /** Memoised, because React discards server markup that it has not hydrated yet when its parent re-renders. */
  const Taken = memo(function Taken({ isAdopted, props }: Taken) {
    const root = useRef<HTMLDivElement>(null);
    // A layout effect, to run before the effects of the component, which may be loaded already after a soft
    // navigation.
    useLayoutEffect(() => {
      early.current = root.current && recordEarlyInput(root.current);
      return () => early.current?.stop();
    }, []);
    return (
      <div ref={root}>
        {isAdopted ? (
          // Activity instead of Suspense: the server sends large Suspense content hidden, to be revealed by a script.
          <Activity>
            <Sent {...props} />
          </Activity>
        ) : (
          // Without Suspense, the previous page stays visible until this one is ready.
          <Fetched {...props} />
        )}
      </div>
    );
  });

  return function IslandWhenIdle(props: P) {
    return <Taken isAdopted={useIsAdopted()} props={props} />;
  };
}
