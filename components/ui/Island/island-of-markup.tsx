import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { fetchPatiently } from './fetch-patiently';
import { useIsAdopted } from './use-is-adopted';
import { hydrateMarkup } from './hydrate-markup';

export type MarkupOptions<P> = {
  /** `near`: the code loads when the visitor comes near the island. `never`: the server's markup is enough. */
  readonly when: 'near' | 'never';
  /** Called with the element that holds the server's markup, to wake parts of it. Returns the cleanup. */
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
      const woken = hydrateMarkup(element.current, { load, props: first, wakesWhenNear: when === 'near' });
      part.current = woken;
      return () => {
        undo?.();
        woken.end();
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
