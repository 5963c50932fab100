import { type ComponentType, type PropsWithChildren, useEffect, useState } from 'react';

/**
 * A part that the server never draws: its code is fetched when it is first shown, and its children stand in its place until
 * it is there. What did not come is asked for again the next time that it is shown. For what the server draws there are
 * islands; next/dynamic weighs 1.5 kB more and draws nothing meanwhile.
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
