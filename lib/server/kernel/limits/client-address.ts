import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ip from 'ipaddr.js';
import type { Config } from '@/lib/server/kernel/config/config';

export type Asking = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<Socket, 'remoteAddress'> };

/** Where a call comes from, for what is counted by it. */
export type From = { readonly address: string };

/** "[2001:db8::1]:443" and "203.0.113.7:443": some proxies write the port as well. */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/** One way of writing for each address: without port and zone, IPv4 out of the clothes of IPv6; unknown words as they are. */
function plain(written: string): string {
  const { v6, v4 } = WITH_PORT.exec(written)?.groups ?? {};
  const [address = ''] = (v6 ?? v4 ?? written).split('%', 1);
  return ip.isValid(address) ? ip.process(address).toString() : written;
}

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

/** What a connection is given as a whole, and limits count as one visitor: the address, of IPv6 its first 64 bits. */
export function addressBlock(address: string): string {
  if (!ip.IPv6.isValid(address)) return address;
  return `${ip.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
