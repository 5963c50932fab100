import { type ReactNode, useEffect, useRef, useState } from 'react';

type ServerMarkupProps = {
  readonly id: string;
  /** The content, on the server; null in a browser, where its code is not part of the page. */
  readonly onServer: ReactNode;
  /** The same content as code, for a visitor who comes here by a link inside the site. */
  readonly load: () => Promise<ReactNode>;
  /** Told the element when the server's markup stands in it; may return what to undo. Give a stable function. */
  readonly onAdopt?: (element: HTMLElement) => () => void;
};

/**
 * A part of a page that needs no code in the browser. React adopts the markup that the server sent without looking into
 * it: an element with unknown inner HTML has no children to hydrate, and since that HTML never changes React never
 * writes it. Only after a soft navigation, when no markup is there, the code of the content is fetched.
 */
export function ServerMarkup({ id, onServer, load, onAdopt }: ServerMarkupProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isAdopted] = useState(() => typeof document !== 'undefined' && document.getElementById(id) !== null);
  const [content, setContent] = useState<ReactNode>(null);

  useEffect(() => {
    if (isAdopted) return element.current ? onAdopt?.(element.current) : undefined;
    let isHere = true;
    void load().then((loaded) => {
      if (isHere) setContent(loaded);
    });
    return () => {
      isHere = false;
    };
  }, [isAdopted, load, onAdopt]);

  if (isAdopted) {
    return <div ref={element} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  }
  return (
    <div ref={element} id={id}>
      {onServer ?? content}
    </div>
  );
}
