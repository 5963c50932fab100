import { type ComponentType, type ReactNode, useState } from 'react';
import { ServerMarkup } from './ServerMarkup';

type MarkupPageProps<B extends object> = {
  readonly id: string;
  readonly body: B;
  /** The component where the page is rendered, null in the browser (lib/decisions/0017-markup-without-its-code.md). */
  readonly onServer: ComponentType<B> | null;
  /** Its code, for a visitor who comes here by a link inside the site. Give a stable function. */
  readonly load: () => Promise<ComponentType<B>>;
  /** Told the element when the server's markup stands in it; `draw` gives what the server rendered, with its code. */
  readonly onAdopt?: (element: HTMLElement, draw: () => Promise<ReactNode>) => () => void;
};

/** A page whose whole body is markup of the server. Where one page follows another of its kind, its address is its key. */
export function MarkupPage<B extends object>({ id, body, onServer: Body, load, onAdopt }: MarkupPageProps<B>) {
  // Made once: what a page says does not change while it is open.
  const [{ draw, adopt }] = useState(() => {
    const draw = async () => {
      const Fetched = await load();
      return <Fetched {...body} />;
    };
    return { draw, adopt: onAdopt && ((element: HTMLElement) => onAdopt(element, draw)) };
  });
  return <ServerMarkup id={id} onServer={Body && <Body {...body} />} load={draw} {...(adopt && { onAdopt: adopt })} />;
}
