import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config';

type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<Socket, 'remoteAddress'> };

/** IPv4 in the clothes of IPv6, as a socket that listens to both has it. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The address that limits are counted by. X-Forwarded-For is read only as far as our own proxies wrote it
 * (`trustedProxies` entries from the right): anything further left is whatever the visitor chose to send. One entry
 * more when that is one of our `siteServers`, which say there for whom they ask.
 */
export function clientAddress(
  { headers, socket }: Asking,
  { trustedProxies, siteServers }: Pick<Config, 'trustedProxies' | 'siteServers'>,
): string {
  const direct = plain(socket.remoteAddress ?? 'unknown');
  const header = headers['x-forwarded-for'];
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  const nearest = trustedProxies === 0 ? direct : (hops.at(-trustedProxies) ?? direct);
  return siteServers.includes(nearest) ? (hops.at(-trustedProxies - 1) ?? nearest) : nearest;
}
