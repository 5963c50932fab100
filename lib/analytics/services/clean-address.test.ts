import { cleanAddress, holdsKey } from './clean-address';

describe('addresses that a tag manager may see', () => {
  it.each([
    ['https://site.test/faq', 'https://site.test/faq'],
    ['https://site.test/?utm_source=a&gclid=1&name=Ada#x', 'https://site.test/?utm_source=a&gclid=1'],
    ['https://site.test/get-a-quote/moving/items?quote=secret', 'https://site.test/get-a-quote/moving/items'],
    ['https://site.test/orders/SSM-1?token=secret', 'https://site.test/orders/SSM-1'],
  ])('%s is sent as %s', (href, sent) => {
    expect(cleanAddress(href)).toBe(sent);
  });

  it.each([
    ['?token=a', true],
    ['?link=a.b', true],
    ['?plan=mini&quote=a', true],
    ['?utm_source=token', false],
    ['', false],
  ])('"%s" opens an order, an account or a quote: %s', (search, expected) => expect(holdsKey(search)).toBe(expected));
});
