import { type ComponentType, lazy, useEffect, useRef, useState } from 'react';
import { fetchPatiently } from './fetch-patiently';
import { useIsAdopted } from './use-is-adopted';
import { wakeMarkup } from './wake-markup';

export type MarkupOptions<P> = {
  /** `near`: its code comes when somebody comes near it. `never`: the server's markup is all it needs. */
  readonly when: 'near' | 'never';
  /** Told the element where the server's markup stands in it, to wake something there; answers with what undoes it. */
  readonly onAdopt?: (element: HTMLElement, props: P) => () => void;
};

/** An island whose markup React adopts without looking into it: see island. */
export function islandOfMarkup<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { when, onAdopt }: MarkupOptions<P>,
): ComponentType<P> {
  /** On the server the code is there before the first page is drawn. */
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
    const part = useRef<ReturnType<typeof wakeMarkup<P>>>(null);
    useEffect(() => {
      if (!element.current) return;
      const undo = onAdopt?.(element.current, first);
      const woken = wakeMarkup(element.current, { load, props: first, wakesWhenNear: when === 'near' });
      part.current = woken;
      return () => {
        undo?.();
        woken.end();
      };
    }, [first]);
    useEffect(() => part.current?.show(props));
    // Unknown inner HTML: nothing to hydrate, and since it never changes React never writes it.
    return <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }

  const Fetched = lazy(async () => ({ default: await fetchPatiently(load) }));

  function InBrowser(props: P) {
    if (useIsAdopted()) return <Adopted {...props} />;
    // No Suspense: the page before stands until this one is there.
    return (
      <div>
        <Fetched {...props} />
      </div>
    );
  }

  return typeof window === 'undefined' ? OnServer : InBrowser;
}
