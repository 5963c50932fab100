import type { IncomingMessage } from 'node:http';

/**
 * The address that limits are counted by. X-Forwarded-For is read only as far as our own proxies wrote it
 * (`trustedProxies` entries from the right): anything further left is whatever the visitor chose to send.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  if (trustedProxies === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-trustedProxies) ?? direct;
}
