import { Activity, type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type EarlyInput, recordEarlyInput } from './early-input';
import { whenWanted } from './when-wanted';

const ID = 'hydrate-later';
const RETRY_MS = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_MS));
const isOnServer = () => typeof document === 'undefined';
const hasServerMarkup = () => !isOnServer() && document.getElementById(ID) !== null;

/**
 * A component that the server renders whole, and whose code comes only when the page has loaded and the browser is
 * idle, or somebody comes near (lib/decisions/0019-hydrate-later.md). What was typed and pressed until then is done
 * again. Its styles must be imported by the page. After a soft navigation its code is fetched at once.
 */
export function hydrateLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const early: { current: EarlyInput | null } = { current: null };

  const Late = lazy(async () => {
    if (hasServerMarkup()) await whenWanted();
    const Component = await load().catch(() => pause().then(load));
    /** Its effects run after those of everything in it: from then on all controls are React's. */
    function Hydrated(props: P) {
      useLayoutEffect(() => early.current?.handOver(), []);
      useEffect(() => void early.current?.replay(), []);
      return <Component {...props} />;
    }
    return { default: Hydrated };
  });

  return function HydrateLater(props: P) {
    const root = useRef<HTMLDivElement>(null);
    // Of the server's markup an Activity: what is large in a Suspense boundary would be sent hidden, to be shown by a script.
    // Without markup only Suspense waits for the code.
    const [Boundary] = useState(() => (isOnServer() || hasServerMarkup() ? Activity : Suspense));
    // Before any effect of the component itself, which may be there already after a soft navigation.
    useLayoutEffect(() => {
      early.current = root.current && recordEarlyInput(root.current);
      return () => early.current?.stop();
    }, []);
    return (
      <div id={ID} ref={root}>
        <Boundary>
          <Late {...props} />
        </Boundary>
      </div>
    );
  };
}
