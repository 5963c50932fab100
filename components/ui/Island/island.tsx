import type { ComponentType } from 'react';
import { islandOfMarkup, type MarkupOptions } from './island-of-markup';
import { islandWhenIdle } from './island-when-idle';
import { isAfterFirstPage } from './use-is-adopted';

type Options<P> = MarkupOptions<P> | { readonly when: 'idle' };

/**
 * Returns a part of a page that the server renders in full and whose code is not in the page's first scripts
 * (docs/decisions/0059-one-island.md). The page must import its styles. Input from before its code loads is replayed.
 * After a soft navigation there is no server markup: the code loads at once, in parallel with the data of the page, and
 * the previous page stays until it is there.
 *
 * - `idle`: the code loads when the page has loaded and the browser is idle, or the visitor comes near the page.
 * - `near`: the code loads when the visitor comes near the part. It has no access to the page's React contexts.
 * - `never`: the server's markup is enough.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>, options: Options<P>): ComponentType<P> {
  // Preloads for the page that is loading. A failed load is retried when the part renders.
  if (isAfterFirstPage()) void load().catch(() => undefined);
  return options.when === 'idle' ? islandWhenIdle(load) : islandOfMarkup(load, options);
}
