import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { apiPrefixes } from '@/lib/contracts/api-prefixes';
import { isKeepable } from '@/lib/server/kernel/db/keepable-text';
import { SITE } from '@/lib/site';

/** Calls answer for themselves, in the envelope of the contracts (unkeepable.ts). */
const CALL_PREFIXES: ReadonlySet<string> = new Set(['api', ...apiPrefixes(SITE.product)]);

/** Next.js answers 400 to an address that is no address. */
const NO_ADDRESS = '/%';

function isKept(url: string): boolean {
  if (!url.includes('%')) return true;
  try {
    return isKeepable(decodeURIComponent(url.replaceAll('+', ' ')));
  } catch {
    // No UTF-8: in a path Next.js refuses it, in a query it becomes U+FFFD.
    return !url.includes('%00');
  }
}

/** What a request for a page asks for: its own address, or one that is refused when no database could keep it. */
export function pageAddress(url: string): string {
  const [, first = ''] = url.split(/[/?]/, 2);
  return CALL_PREFIXES.has(first) || isKept(url) ? url : NO_ADDRESS;
}

/**
 * The door of every page, those to come too: an address with U+0000 in it never gets as far as a query, which PostgreSQL
 * would answer with a fault. Node tells of a request before anybody reads its address. Returns what ends it.
 */
export function refuseAddresses(): () => void {
  const onStart = (message: unknown): void => {
    const { request } = message as { readonly request: IncomingMessage };
    request.url = pageAddress(request.url ?? '/');
  };
  subscribe('http.server.request.start', onStart);
  return () => void unsubscribe('http.server.request.start', onStart);
}
