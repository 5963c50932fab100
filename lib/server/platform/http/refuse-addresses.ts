import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { apiPrefixes } from '@/lib/contracts/api-prefixes';
import { isStorable } from '@/lib/server/platform/db/storable-text';
import { SITE } from '@/lib/site';

/** Calls refuse such text themselves with the envelope of the contracts (body.ts). */
const CALL_PREFIXES: ReadonlySet<string> = new Set(['api', ...apiPrefixes(SITE.product)]);

/** An invalid address: Next.js answers 400. */
const NO_ADDRESS = '/%';

function isKept(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return isStorable(decodeURIComponent(url.replaceAll('+', ' ')));
  } catch {
    // Invalid UTF-8: in a path Next.js refuses it, in a query it becomes U+FFFD.
    return !url.includes('%00');
  }
}

/** Returns the address of a page request, or an invalid one for text that no database can store. */
export function pageAddress(url: string): string {
  const [, first = ''] = url.split(/[/?]/, 2);
  return CALL_PREFIXES.has(first) || isKept(url) ? url : NO_ADDRESS;
}

/** Keeps U+0000 in an address away from PostgreSQL, which refuses it. Returns the function that removes the guard. */
export function refuseAddresses(): () => void {
  const onStart = (message: unknown): void => {
    const { request } = message as { readonly request: IncomingMessage };
    request.url = pageAddress(request.url ?? '/');
  };
  subscribe('http.server.request.start', onStart);
  return () => void unsubscribe('http.server.request.start', onStart);
}
