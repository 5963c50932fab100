import { executableScripts, hashOf } from '@/lib/tooling/headers/inline-scripts';
import { expect, test } from './fixtures';

/** One address of every kind of page; the crawl opens all of them in a browser, where the policy would stop scripts. */
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
  '/account/items',
  '/no-such-page',
];

test('every kind of page has a policy that runs no inline script but those that React wrote into it', async ({
  request,
}) => {
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
    // The site under test is reached by http.
    expect(headers, path).not.toHaveProperty('strict-transport-security');
  }
});

test('source maps are never served, nor named', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
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
