import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures';

/** The origin for plain requests without a browser. */
const ORIGIN = `http://localhost:${process.env.E2E_PORT}`;
/** The number of requests in parallel. */
const AT_ONCE = 8;
/** A query that makes the page memory pass a request on to Next.js, with the same page or file as the answer. */
const ASKS_NEXT = '?__next=1';
/**
 * Headers that may differ: the encoding and tags of each server, headers of a single answer or connection, and
 * Next.js's headers for its own router, which are only read where there is a middleware.
 */
const OWN = [
  'content-encoding',
  'content-length',
  'etag',
  'date',
  'x-request-id',
  'x-nextjs-cache',
  'x-nextjs-matched-path',
  'transfer-encoding',
  'connection',
  'keep-alive',
];

type OpenApi = { readonly paths: Readonly<Record<string, object>> };
type Prerendered = { readonly routes: Readonly<Record<string, { readonly dataRoute: string | null }>> };
const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as Prerendered;
const PAGES = Object.keys(routes)
  .map((route) => route.replace(/^\/en/, '') || '/')
  .filter((path) => path !== '/404');
const DATA = Object.entries(routes).flatMap(([route, { dataRoute }]) =>
  dataRoute === null || route === '/en/404' ? [] : [dataRoute],
);

type How = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> };

async function ask(path: string, { method = 'GET', headers = {} }: How = {}) {
  const answer = await fetch(ORIGIN + path, {
    method,
    redirect: 'manual',
    headers: { 'accept-encoding': 'br', ...headers },
  });
  const said = Object.fromEntries([...answer.headers].filter(([name]) => !OWN.includes(name)));
  return { status: answer.status, headers: said, body: await answer.text(), all: answer.headers };
}

/** Requests a path conditionally. `fetch` would send such a request without its cache and repeat it unconditionally. */
async function asked(request: APIRequestContext, path: string, headers: Readonly<Record<string, string>>) {
  const answer = await request.get(path, { headers: { 'accept-encoding': 'br', ...headers } });
  const said = Object.entries(answer.headers()).filter(([name]) => !OWN.includes(name));
  return { status: answer.status(), headers: Object.fromEntries(said), body: await answer.text() };
}

async function inTurn<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += AT_ONCE) await Promise.all(all.slice(at, at + AT_ONCE).map(run));
}

/** Returns one file of each kind, from the pages that use them. */
async function someFiles(): Promise<readonly string[]> {
  const pages = await Promise.all(['/', '/blog', '/get-a-quote/moving'].map((path) => ask(path)));
  const named = pages.flatMap(
    ({ body }) => body.match(/\/(?:_next\/static|drawings|fonts)\/[\w\-./[\]%]+\.\w+/g) ?? [],
  );
  const kinds = new Map(named.map((path) => [`${path.split('/')[1]} ${path.split('.').at(-1)}`, path]));
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['_next js', '_next css', 'fonts woff2', 'drawings svg']));
  return [
    ...kinds.values(),
    ...['/sitemap.xml', '/robots.txt', '/favicon.ico', '/favicon.svg', '/icon-512.png', '/share.png'],
    '/manifest.webmanifest',
  ];
}

test('SPD-2: what was built is answered from memory as Next.js answers it: status, headers and bytes', async () => {
  expect(PAGES.length).toBeGreaterThan(100);
  expect(DATA.length).toBeGreaterThan(100);
  const files = await someFiles();
  await inTurn([...PAGES, ...DATA, ...files], async (path) => {
    const [ours, theirs] = await Promise.all([ask(path), ask(path + ASKS_NEXT)]);
    expect(theirs.all.get('etag') ?? '', `${path} of Next.js`).not.toMatch(/^W\/"[\w-]{22}"$/);
    expect(ours.all.get('etag'), `${path} is from memory`).toMatch(/^W\/"[\w-]{22}"$/);
    expect([ours.status, ours.headers], path).toEqual([theirs.status, theirs.headers]);
    expect(ours.body === theirs.body, `the body of ${path}`).toBe(true);
  });
});

test('what a browser holds is told to be the same, HEAD is the head of GET, and a part is a part', async ({
  request,
}) => {
  const [file = ''] = await someFiles();
  for (const path of ['/', ...DATA.slice(0, 1), file, '/icon-512.png']) {
    const whole = await ask(path);
    const etag = whole.all.get('etag') ?? '';
    const head = await ask(path, { method: 'HEAD' });
    expect([head.status, head.headers, head.body], path).toEqual([200, whole.headers, '']);
    expect(head.all.get('content-length'), path).toBe(whole.all.get('content-length'));
    const again = await asked(request, path, { 'if-none-match': etag });
    const { 'content-type': type, ...rest } = whole.headers;
    expect(type, path).toBeDefined();
    expect([again.status, again.headers, again.body], path).toEqual([304, rest, '']);
    const packed = await ask(path, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': 'W/"another"' },
    });
    expect([packed.status, packed.body === whole.body], path).toEqual([200, true]);
  }
  const part = await ask('/icon-512.png', { headers: { range: 'bytes=0-9' } });
  expect([part.status, part.all.get('content-range')?.split('/')[0]]).toEqual([206, 'bytes 0-9']);
});

test('no cache keeps a page over a deploy, nor what is somebody’s own at all', async () => {
  const built = ['/', '/faq', '/faq?utm_source=mail', '/services/moving', ...DATA.slice(0, 1)];
  for (const path of built) {
    for (const accepted of ['br', 'gzip', 'identity']) {
      const { all } = await ask(path, { headers: { 'accept-encoding': accepted } });
      expect(all.get('cache-control'), `${path} ${accepted}`).toBe('public, no-cache');
    }
  }
  const own = [
    ...['/account/items', '/account/sign-in', '/desk', '/orders/ABCDEF', '/pay/test/x', '/no-such-page'],
    ...[
      '/get-a-quote',
      '/get-a-quote/moving',
      '/get-a-quote/moving/packing?plan=one_bedroom',
      '/get-a-quote/moving/check',
    ],
    ...['/get-a-quote/storage', '/get-a-quote/storage/packing', '/get-a-quote/cleaning', '/get-a-quote/storage-return'],
  ];
  for (const path of own) {
    const { all, status } = await ask(path);
    // Redirects are not cached unless their headers allow that.
    if (status !== 307 || all.has('cache-control')) expect(all.get('cache-control'), path).toContain('no-store');
  }
  const { body } = await ask('/');
  const [chunk = ''] = /\/_next\/static\/[^"]+\.js/.exec(body) ?? [];
  expect((await ask(chunk)).all.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('every script that a page lists is packed, also of a page with brackets in its name', async () => {
  for (const path of ['/', '/services/moving', '/forms/contact', '/get-a-quote/moving/packing?plan=one_bedroom']) {
    const { body } = await ask(path);
    const scripts = [...new Set(body.match(/\/_next\/static\/[^"]+\.js/g))];
    expect(scripts.length, path).toBeGreaterThan(4);
    for (const script of scripts) {
      const { all, status } = await ask(script, { headers: { 'accept-encoding': 'gzip' } });
      expect([status, all.get('content-encoding')], script).toEqual([200, 'gzip']);
    }
  }
});

test('a call that its handler answers without Next.js is answered as with it: status, headers and bytes', async () => {
  const says = async (path: string, method: string, body?: string) => {
    const json = body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } };
    const answer = await fetch(ORIGIN + path, { method, redirect: 'manual', ...json });
    const headers = [...answer.headers].filter(([name]) => !OWN.includes(name) || name === 'content-length');
    return { status: answer.status, headers: Object.fromEntries(headers), body: await answer.text() };
  };
  const { paths } = (await (await fetch(`${ORIGIN}/api/openapi.json`)).json()) as OpenApi;
  const calls = Object.entries(paths)
    .filter(([path]) => !path.includes('{'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => [path, method.toUpperCase()] as const));
  expect(calls.length).toBeGreaterThan(40);
  const asked = [
    ...calls.map(([path, method]) => [path, method, method === 'POST' ? '{}' : undefined] as const),
    ['/smart-app/api/v1/order/SM-1/payment_link', 'GET', undefined],
    ['/api/orders/SM-1/pay', 'GET', undefined],
    ['/api/desk/orders.csv', 'GET', undefined],
    ['/api/unknown', 'GET', undefined],
    ['/smart-app/api/v1/slots', 'PUT', undefined],
    ['/smart-app/api/v1/slots', 'POST', '{"service":'],
    ['/smart-app/api/v1/slots', 'POST', '[]'],
    ['/calc-api/public/v1/items', 'GET', undefined],
    ['/api/prices.json', 'GET', undefined],
  ] as const;
  for (const [path, method, body] of asked) {
    const [ours, theirs] = [await says(path, method, body), await says(path + ASKS_NEXT, method, body)];
    expect(ours, `${method} ${path}`).toEqual(theirs);
  }
});
