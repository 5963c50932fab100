import { addressBlock, clientAddress } from './client-address';

const asked = (remoteAddress: string, forwardedFor?: string) => ({
  headers: { 'x-forwarded-for': forwardedFor },
  socket: { remoteAddress },
});

const VISITOR = '203.0.113.7';
const PROXY = '10.0.0.1';
const SITE = '198.51.100.4';
const siteServers = [SITE];

describe('the address of a visitor', () => {
  it.each([
    ['nobody in front: the header is the visitor’s own invention', 0, VISITOR, '1.1.1.1', VISITOR],
    ['IPv4 over a socket for both', 0, `::ffff:${VISITOR}`, undefined, VISITOR],
    ['one proxy', 1, PROXY, VISITOR, VISITOR],
    ['one proxy, and an invention', 1, PROXY, `1.1.1.1, ${VISITOR}`, VISITOR],
    ['two proxies', 2, PROXY, `1.1.1.1, ${VISITOR}, 10.0.0.2`, VISITOR],
    ['a proxy that says nothing', 1, PROXY, undefined, PROXY],
    ['a site’s server', 0, SITE, VISITOR, VISITOR],
    ['a site’s server behind a proxy', 1, PROXY, `${VISITOR}, ${SITE}`, VISITOR],
    ['a site’s server that says nothing', 1, PROXY, SITE, SITE],
    ['a proxy that writes the port', 1, PROXY, `${VISITOR}:50123`, VISITOR],
    ['the same of IPv6', 1, PROXY, '[2001:DB8::1]:50123', '2001:db8::1'],
    ['IPv6 with a zone', 0, 'fe80::1%eth0', undefined, 'fe80::1'],
    ['IPv6 in full', 1, PROXY, '2001:0db8:0000:0000:0000:0000:0000:0001', '2001:db8::1'],
    ['words that are no address', 1, PROXY, 'unknown', 'unknown'],
    ['a visitor who names a site’s server', 1, PROXY, `${SITE}, ${VISITOR}`, VISITOR],
  ])('%s', (_, trustedProxies, remote, header, address) =>
    expect(clientAddress(asked(remote, header), { trustedProxies, siteServers })).toBe(address),
  );
});

describe('ABU-1: what limits count as one visitor', () => {
  it.each([
    [VISITOR, VISITOR],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, block) => expect(addressBlock(address)).toBe(block));
});
