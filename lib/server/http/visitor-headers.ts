import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@/lib/server/kernel/limits/client-address';
import { getServices } from '../container';

/**
 * With another backend (API-3) a page that renders here asks it for its visitor, and says so: else that backend would
 * count all visitors as one. It believes servers that it knows (SITE_SERVERS) or that stand right in front of it
 * (TRUST_PROXY).
 */
export function visitorHeaders(request: IncomingMessage): { readonly 'x-forwarded-for': string } {
  return { 'x-forwarded-for': clientAddress(request, getServices().deps.config) };
}
