import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import ip from 'ipaddr.js';
import type { Config } from '@/lib/server/platform/config/config';

export type AddressedRequest = Pick<IncomingMessage, 'headers'> & { readonly socket: Pick<Socket, 'remoteAddress'> };

export type RequestOrigin = { readonly address: string };

/** The form that some proxies write: "[2001:db8::1]:443" and "203.0.113.7:443". */
const WITH_PORT = /^(?:\[(?<v6>[^\]]+)\](?::\d+)?|(?<v4>[\d.]+):\d+)$/;

/** Removes port and zone, and unwraps IPv4-mapped IPv6. Returns other text unchanged. */
function plain(written: string): string {
  const { v6, v4 } = WITH_PORT.exec(written)?.groups ?? {};
  const [address = ''] = (v6 ?? v4 ?? written).split('%', 1);
  return ip.isValid(address) ? ip.process(address).toString() : written;
}

/** Reads X-Forwarded-For only as far as our own proxies and `siteServers` wrote it: visitors control the rest. */
export function clientAddress(
  { headers, socket }: AddressedRequest,
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

/** Returns what limits count as one visitor: the IPv4 address, or the first 64 bits of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!ip.IPv6.isValid(address)) return address;
  return `${ip.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64`;
}
