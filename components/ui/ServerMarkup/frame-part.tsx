import { type ComponentType, useEffect, useRef, useState } from 'react';
import { drawPart } from './draw-part';

type Options = {
  /** The id of the element that holds it. */
  readonly id: string;
  /** True: its code comes when somebody comes near it. False: the server's markup is all it needs. */
  readonly wakes: boolean;
};

/**
 * A part of the frame of all pages (header, footer): markup of the server without its code in the first scripts
 * (lib/decisions/0035-frame-without-its-code.md). Its styles must be imported by the shell. In the browser it is a React
 * root of its own, so it can be hydrated when somebody comes near; where no markup of the server stands it is drawn at
 * once. Props that change wake it.
 */
export function framePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { id, wakes }: Options,
): ComponentType<P> {
  /** On the server the code is there before the first page is drawn. */
  let onServer: ComponentType<P> | null = null;
  if (typeof window === 'undefined') void load().then((Component) => (onServer = Component));

  function OnServer(props: P) {
    const Component = onServer;
    if (!Component) throw new Error(`The code of #${id} is not there yet`);
    return (
      <div id={id}>
        <Component {...props} />
      </div>
    );
  }

  function InBrowser(props: P) {
    const element = useRef<HTMLDivElement>(null);
    const [first] = useState(props);
    const part = useRef<ReturnType<typeof drawPart<P>>>(null);
    useEffect(() => {
      if (!element.current) return;
      const drawn = drawPart(element.current, { load, wakes, props: first });
      part.current = drawn;
      return drawn.end;
    }, [first]);
    useEffect(() => part.current?.show(props));
    // Unknown inner HTML: nothing to hydrate, and since it never changes React never writes it.
    return <div ref={element} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }

  return typeof window === 'undefined' ? OnServer : InBrowser;
}
