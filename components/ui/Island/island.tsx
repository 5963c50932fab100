import type { ComponentType } from 'react';
import { islandOfMarkup, type MarkupOptions } from './island-of-markup';
import { islandWhenIdle } from './island-when-idle';
import { isAfterFirstPage } from './use-is-adopted';

type Options<P> = MarkupOptions<P> | { readonly when: 'idle' };

/**
 * A part of a page that the server renders whole and whose code is not in the page's first scripts
 * (lib/decisions/0059-one-island.md). Its styles must be imported by the page. What was typed and pressed before its code
 * was there is done again. After a soft navigation, where nothing of the server stands there, its code is fetched at once,
 * beside the data of its page, and the page before stands until it is there.
 *
 * - `idle`: its code comes once the page has loaded and the browser is idle, or somebody comes near the page.
 * - `near`: its code comes when somebody comes near it. It knows no React context of the page.
 * - `never`: the server's markup is all it needs.
 */
export function island<P extends object>(load: () => Promise<ComponentType<P>>, options: Options<P>): ComponentType<P> {
  // Its page is on the way. What fails here is asked for again when it is drawn.
  if (isAfterFirstPage()) void load().catch(() => undefined);
  return options.when === 'idle' ? islandWhenIdle(load) : islandOfMarkup(load, options);
}
