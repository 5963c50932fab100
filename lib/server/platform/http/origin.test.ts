import type { IncomingMessage } from 'node:http';
import { allowedForeignOrigin, isAllowedOrigin } from './origin';

const rules = { siteOrigin: 'https://www.example.com', corsOrigins: ['https://shop.example.org'] };
const requestWith = (headers: Readonly<Record<string, string>>) => ({ headers }) as unknown as IncomingMessage;
const HOST = { host: 'www.example.com' };

describe('where a call may come from', () => {
  it.each([
    ['our own page', { ...HOST, 'sec-fetch-site': 'same-origin', origin: 'https://www.example.com' }, true],
    ['an address typed by hand', { ...HOST, 'sec-fetch-site': 'none' }, true],
    ['no browser', HOST, true],
    ['an old browser on our page', { ...HOST, origin: 'https://www.example.com' }, true],
    ['an old browser on this very host', { host: 'localhost:3000', origin: 'http://localhost:3000' }, true],
    ['another site', { ...HOST, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, false],
    ['another site without its name', { ...HOST, 'sec-fetch-site': 'cross-site' }, false],
    [
      'a neighbour under our domain',
      { ...HOST, 'sec-fetch-site': 'same-site', origin: 'https://x.example.com' },
      false,
    ],
    ['an old browser on another site', { ...HOST, origin: 'https://evil.example' }, false],
    ['a name that only begins like ours', { ...HOST, origin: 'https://www.example.com.evil.example' }, false],
    ['another port of ours', { ...HOST, origin: 'https://www.example.com:8443' }, false],
    ['a page without an origin', { ...HOST, origin: 'null' }, false],
    ['a page without an origin and a call without a host', { origin: 'null' }, false],
    ['a site that may call us', { ...HOST, 'sec-fetch-site': 'cross-site', origin: 'https://shop.example.org' }, true],
    ['a site like one that may', { ...HOST, 'sec-fetch-site': 'cross-site', origin: 'http://shop.example.org' }, false],
  ])('CSRF: %s', (_, headers, expected) => {
    expect(isAllowedOrigin(requestWith(headers), rules)).toBe(expected);
  });

  it('API-3: names a foreign origin only when it may call', () => {
    expect(allowedForeignOrigin(requestWith({ origin: 'https://shop.example.org' }), rules)).toBe(
      'https://shop.example.org',
    );
    expect(allowedForeignOrigin(requestWith({ origin: 'https://evil.example' }), rules)).toBeNull();
  });
});
