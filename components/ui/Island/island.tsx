import { Activity, lazy, memo, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { isAfterFirstPage, useIsAdopted } from './hydration';
import { recordEarlyInput, type EarlyInput } from './early-input';
import { whenWanted } from './hydration-triggers';
import { hydrateMarkup } from './hydrate-markup';

type Options<P> = MarkupOptions<P> | { readonly when: 'idle' };

/**
 * Returns a part of a page that the server renders and whose code loads later (decision 59). The page must import its
 * styles. Earlier input is replayed. After a soft navigation the code loads at once, and the previous page stays until
 * then. `idle`: loads when the browser is idle or the visitor comes near the page. `near`: loads when the visitor comes
 * near the part, and has no access to the page's contexts. `never`: the markup is enough.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>, options: Options<P>): ComponentType<P> {
  // Preloads for the page that is loading. A failed load is retried when the part renders.
  if (isAfterFirstPage()) void load().catch(() => undefined);
  return options.when === 'idle' ? islandWhenIdle(load) : islandOfMarkup(load, options);
}

/** Returns an island in the page's own React tree (see island). */
export function islandWhenIdle<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const early: { current: EarlyInput | null } = { current: null };

  const after = (trigger: () => Promise<void>) =>
    lazy(async () => {
      await trigger();
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
    // Runs before the effects of the component, which may be loaded already after a soft navigation.
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

export type MarkupOptions<P> = {
  /** `near`: the code loads when the visitor comes near the island. `never`: the server's markup is enough. */
  readonly when: 'near' | 'never';
  /** Called with the element that holds the server's markup, to hydrate parts of it. Returns the cleanup. */
  readonly onAdopt?: (element: HTMLElement, props: P) => () => void;
};

/** Returns an island whose server markup React adopts without hydrating it (see island). */
export function islandOfMarkup<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when, onAdopt }: MarkupOptions<P>,
): ComponentType<P> {
  /** The component, loaded on the server before the first page renders. */
  let onServer: ComponentType<P> | null = null;
  if (typeof window === 'undefined') void load().then((Component) => (onServer = Component));

  function OnServer(props: P) {
    const Component = onServer;
    if (!Component) throw new Error('The code of an island is not there yet');
    return (
      <div>
        <Component {...props} />
      </div>
    );
  }

  function Adopted(props: P) {
    const element = useRef<HTMLDivElement>(null);
    const [first] = useState(props);
    const part = useRef<ReturnType<typeof hydrateMarkup<P>>>(null);
    useEffect(() => {
      if (!element.current) return;
      const undo = onAdopt?.(element.current, first);
      const hydration = hydrateMarkup(element.current, { load, props: first, hydratesWhenNear: when === 'near' });
      part.current = hydration;
      return () => {
        undo?.();
        hydration.end();
      };
    }, [first]);
    useEffect(() => part.current?.show(props));
    // The inner HTML is opaque to React: it does not hydrate it, and never rewrites it because it never changes.
    return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }

  const Fetched = lazy(async () => ({ default: await fetchPatiently(load) }));

  function InBrowser(props: P) {
    if (useIsAdopted()) return <Adopted {...props} />;
    // Without Suspense, the previous page stays visible until this one is ready.
    return (
      <div>
        <Fetched {...props} />
      </div>
    );
  }

  return typeof window === 'undefined' ? OnServer : InBrowser;
}

const PAUSE_MS = 2000;

/** Loads, and retries once after a pause, because a page that the visitor asked for has nothing else to show. */
function fetchPatiently<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
}
