import { executableScripts, hashOf } from '@/lib/tooling/headers/inline-scripts';
import { expect, test } from './fixtures';

/** One address of every kind of page. The crawl opens all in a browser, where the policy would stop scripts. */
const PAGES = [
  '/',
  '/services/moving',
  '/storage-calculator',
  '/man-and-van-in-london-areas/camden',
  '/blog',
  '/reviews',
  '/contact-us',
  '/cookie-policy',
  '/ui',
  '/get-a-quote/moving/packing?plan=one_bedroom',
  '/get-a-quote/storage/packing',
  '/get-a-quote/moving/addresses?plan=mini',
  '/storage-calculator',
  '/account/items',
  '/no-such-page',
];

test('every kind of page has a policy that runs no inline script but the loader of the others', async ({ request }) => {
  for (const path of PAGES) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts, path).toContain("'self'");
    expect(scripts, path).not.toContain('unsafe');
    for (const script of executableScripts(await answer.text())) {
      expect(scripts, `${path}: ${script.slice(0, 80)}`).toContain(`'${hashOf(script)}'`);
    }
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    // The site under test uses http.
    expect(headers, path).not.toHaveProperty('strict-transport-security');
  }
});

test('source maps are never served, nor named', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/"(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of new Set(files)) {
    expect(await (await request.get(file)).text(), file).not.toContain('sourceMappingURL');
    expect((await request.get(`${file}.map`)).status(), file).toBe(404);
  }
});

test('nobody can have pictures scaled', async ({ request }) => {
  for (const url of ['/drawings/logo.svg', '/icon.png', 'https://example.com/a.png']) {
    const path = `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('API-4: an address that no database could keep is refused before a page looks at it', async ({ request }) => {
  for (const path of [
    '/orders/SM%00?token=a',
    '/orders/SM-1/addresses?token=%00',
    '/get-a-quote/moving/items?quote=%00',
    '/get-a-quote/storage-return/whose?token=%00',
    '/pay/test/%00?token=%00',
    '/account/%00',
    '/desk/orders?search=%00',
    '/services/%00',
    '/_next/data/x/orders/SM%00.json',
  ]) {
    expect((await request.get(path)).status(), path).toBe(400);
  }
  // Invalid UTF-8 is refused as well, or misread, but causes no server error.
  for (const path of ['/orders/%ED%A0%80', '/orders/%C0%80?token=a', '/get-a-quote/moving/items?quote=%C0%80%FF'])
    expect((await request.get(path)).status(), path).toBeLessThan(500);
  const refused = await request.get('/smart-app/api/v1/order/%00/payment_link');
  expect([refused.status(), await refused.json()]).toMatchObject([422, { error: { code: 'validation_failed' } }]);
});

test('whom to tell of a weakness', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await answer.text()).toMatch(/^Contact: \S+\nExpires: \S+\n/);
});

test('pages of orders and payments tell few wrong keys a minute that they open nothing, and all others to wait', async ({
  request,
}) => {
  const pages = ['/orders/SM-2222-2222?token=x', '/orders/SM-2222-2222/addresses?token=x', '/pay/test/nothing?token=x'];
  // Even if a new minute begins in between, one of the two minutes has more than its 20 requests.
  const asked = Array.from({ length: 45 }, (_, n) => request.get(pages[n % pages.length] ?? ''));
  const answers = await Promise.all(asked);
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([404, 429]));
  for (const answer of answers.filter((each) => each.status() === 429)) {
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
    expect(await answer.text()).toContain('Too many requests. Try again in a moment.');
  }
});
