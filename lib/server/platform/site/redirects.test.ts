import { listen } from '@/lib/testing/listen';
import { meantPath, redirects, withCampaign } from './redirects';

const PAGES = new Set(['/', '/faq', '/services/moving', '/about-us', '/get-a-quote/moving']);

describe('SHELL-7: other spellings of a page', () => {
  it.each([
    ['/FAQ', '/faq'],
    ['/Services/Moving', '/services/moving'],
    ['/FAQ/', '/faq'],
    ['/faq.html', '/faq'],
    ['/index.html', '/'],
    ['/about_us', '/about-us'],
    ['/about%20us', '/about-us'],
    ['//services//moving', '/services/moving'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/EN/faq', '/faq'],
    ['/en/orders/SM-2345-6789', '/orders/SM-2345-6789'],
    ['/en//example.com', '/example.com'],
    ['/en/\\example.com', '/example.com'],
  ])('%s leads to %s', (path, page) => {
    expect(meantPath(path, PAGES)).toBe(page);
  });

  it.each(['/', '/faq', '/faqs', '/orders/SM-2345-6789', '/english', '/_next/data/build/en/faq.json', '//example.com'])(
    '%s is left as it is',
    (path) => {
      expect(meantPath(path, PAGES)).toBeNull();
    },
  );
});

describe('ANA-1: the names of a campaign', () => {
  const QUERY = 'plan=mini&utm_source=mail&gclid=a%2Bb&gta_click_id=7&amplitude_events=0&hubspot_chat=0&token=secret';

  it.each([
    [
      '/get-a-quote/moving/packing?plan=mini',
      '/get-a-quote/moving/packing?plan=mini&utm_source=mail&gclid=a%2Bb&gta_click_id=7&amplitude_events=0&hubspot_chat=0',
    ],
    [
      '/get-a-quote/moving?utm_source=own',
      '/get-a-quote/moving?utm_source=own&gclid=a%2Bb&gta_click_id=7&amplitude_events=0&hubspot_chat=0',
    ],
    ['/account/sign-in?next=%2F', '/account/sign-in?next=%2F'],
    ['https://example.com/get-a-quote', 'https://example.com/get-a-quote'],
  ])('a redirect to %s', (address, kept) => {
    expect(withCampaign(address, QUERY)).toBe(kept);
  });
});

describe('the server of the site', () => {
  async function ask(path: string): Promise<readonly [number, string | null, string | null]> {
    const redirect = redirects(PAGES, { headersOf: () => ({ 'X-Frame-Options': 'DENY' }), isRerouted: () => false });
    const { origin, close } = await listen((request, response) => {
      if (redirect(request, response)) return;
      response.statusCode = 307;
      response.setHeader('Location', '/get-a-quote/moving/packing?plan=mini');
      response.end();
    });
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    await close();
    return [status, headers.get('Location'), headers.get('X-Frame-Options')];
  }

  it('SHELL-7: answers for Next.js where a page is spelt in another way, once, with its query', async () => {
    expect(await ask('/FAQ?utm_source=mail&a=%2F')).toEqual([308, '/faq?utm_source=mail&a=%2F', 'DENY']);
  });

  it('ANA-1: keeps a campaign in the redirects of Next.js', async () => {
    expect(await ask('/get-a-quote/moving?plan=mini&utm_source=mail')).toEqual([
      307,
      '/get-a-quote/moving/packing?plan=mini&utm_source=mail',
      null,
    ]);
    expect(await ask('/get-a-quote/moving?plan=mini')).toEqual([307, '/get-a-quote/moving/packing?plan=mini', null]);
  });
});
