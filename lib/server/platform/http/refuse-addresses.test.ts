import { listen } from '@/lib/testing/listen';
import { pageAddress, refuseAddresses } from './refuse-addresses';

describe('addresses of pages', () => {
  it.each([
    ['/', '/'],
    ['/orders/SM-1?token=abc%20d', '/orders/SM-1?token=abc%20d'],
    ['/desk/orders?search=100%25+%F0%9F%92%A5', '/desk/orders?search=100%25+%F0%9F%92%A5'],
    ['/orders/SM%00?token=a', '/%'],
    ['/get-a-quote/moving/items?quote=a%00b', '/%'],
    ['/?x=%00', '/%'],
    // Half a surrogate pair and over-long forms are invalid UTF-8, which Next.js refuses itself.
    ['/orders/%ED%A0%80', '/orders/%ED%A0%80'],
    ['/orders/%C0%80%00', '/%'],
    // Encoded twice, it is a harmless text of three characters.
    ['/orders/%2500', '/orders/%2500'],
    ['/api/health?x=%00', '/api/health?x=%00'],
    ['/smart-app/api/v1/order/%00/payment_link', '/smart-app/api/v1/order/%00/payment_link'],
  ])('%s is read as %s', (url, read) => {
    expect(pageAddress(url)).toBe(read);
  });

  it('are judged before a server reads them, until that is ended', async () => {
    const { origin } = await listen((request, response) => response.end(request.url));
    const asked = async () => (await fetch(`${origin}/orders/SM%00`)).text();
    const end = refuseAddresses();
    await expect(asked()).resolves.toBe('/%');
    end();
    await expect(asked()).resolves.toBe('/orders/SM%00');
  });
});
