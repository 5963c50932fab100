import { clientAddress } from './client-address';

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
    ['a visitor who names a site’s server', 1, PROXY, `${SITE}, ${VISITOR}`, VISITOR],
  ])('%s', (_, trustedProxies, remote, header, address) =>
    expect(clientAddress(asked(remote, header), { trustedProxies, siteServers })).toBe(address),
  );
});
