import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react';

/**
 * Returns a client-only component whose code loads when it is first shown. Its children stand in until then. A failed
 * load is retried on the next mount. next/dynamic weighs 1.5 kB more.
 */
export function fetchedPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<PropsWithChildren<P>> {
  let fetched: ComponentType<P> | null = null;
  return function FetchedPart(props: PropsWithChildren<P>) {
    const [Part, setPart] = useState(() => fetched);
    useEffect(() => {
      if (Part) return;
      let isShown = true;
      load().then(
        (part) => {
          fetched = part;
          if (isShown) setPart(() => part);
        },
        () => undefined,
      );
      return () => {
        isShown = false;
      };
    }, [Part]);
    return Part ? <Part {...props} /> : props.children;
  };
}
