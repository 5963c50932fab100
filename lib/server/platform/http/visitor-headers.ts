import type { IncomingMessage } from 'node:http';
import { getServices } from '@/lib/server/container';
import { clientAddress } from '@/lib/server/platform/limits/client-address';

/** Names the visitor to another backend (API-3), which would otherwise count all visitors as one. */
export function visitorHeaders(request: IncomingMessage): { readonly 'x-forwarded-for': string } {
  return { 'x-forwarded-for': clientAddress(request, getServices().deps.config) };
}
