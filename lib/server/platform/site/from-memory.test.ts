import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { listen } from '@/lib/testing/listen';
import { fromMemory } from './from-memory';
import type { SiteRules } from './headers';
import type { Answer } from './pack';

const HTML = `<p>${'Boxes and vans. '.repeat(200)}</p>`;
const PAGE: Answer = {
  kind: 'page',
  path: '/faq',
  type: 'text/html; charset=utf-8',
  etag: 'W/"of-faq"',
  bodies: { br: brotliCompressSync(HTML), gzip: gzipSync(HTML) },
};
const PNG: Answer = {
  kind: 'file',
  path: '/icon.png',
  type: 'image/png',
  etag: 'W/"of-icon"',
  modified: 'Mon, 23 Nov 2026 10:00:00 GMT',
  bodies: { identity: Buffer.from('png') },
};
const MOVED: Answer = { ...PAGE, path: '/moved' };
const RULES: SiteRules = { headersOf: () => ({ 'X-Frame-Options': 'DENY' }), isRerouted: (at) => at === '/moved' };

/** The response of requests that are passed to Next.js. */
const NEXT = { status: 418 };

let site: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  const memory = fromMemory([PAGE, PNG, MOVED], RULES);
  site = await listen((request, response) => {
    if (!memory.answer(request, response)) response.writeHead(NEXT.status).end();
  });
});

/** Sends a raw request, because `fetch` handles conditional headers and compressed bodies itself. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const options = { method, headers: { 'accept-encoding': 'br, gzip', ...headers }, agent: false };
    request(site.origin + path, options, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });

describe('from memory', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
  ])('a visitor who accepts "%s" gets %s, and everything that is said of the page', async (accepted, encoding) => {
    const answer = await ask('/faq', { 'accept-encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
      etag: 'W/"of-faq"',
    });
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(answer.body).toString()).toBe(HTML);
  });

  it('a query changes nothing of a page', async () => {
    expect((await ask('/faq?utm_source=mail&gclid=%20x')).status).toBe(200);
  });

  it('a picture is sent as it is, to everybody', async () => {
    const answer = await ask('/icon.png', { 'accept-encoding': 'identity' });
    expect(answer.body.toString()).toBe('png');
    expect(answer.headers).not.toHaveProperty('vary');
    expect(answer.headers['accept-ranges']).toBe('bytes');
    expect((await ask('/icon.png', { 'if-modified-since': PNG.modified ?? '' })).status).toBe(304);
  });

  it.each(['W/"of-faq"', '"other", W/"of-faq"', '*'])('who holds %s is told that it is the same', async (held) => {
    const answer = await ask('/faq', { 'if-none-match': held });
    expect(answer.status).toBe(304);
    expect(answer.headers).toMatchObject({
      etag: 'W/"of-faq"',
      'cache-control': 'public, no-cache',
      'x-frame-options': 'DENY',
      vary: 'Accept-Encoding',
    });
    expect(answer.headers).not.toHaveProperty('content-type');
  });

  it('who wants it anew gets it anew, and HEAD gets the head', async () => {
    expect((await ask('/faq', { 'if-none-match': '"of-faq"', 'cache-control': 'no-cache' })).status).toBe(200);
    const head = await ask('/faq', {}, 'HEAD');
    expect(head.headers['content-length']).toBe(String(PAGE.bodies.br?.length));
    expect(head.body).toHaveLength(0);
  });

  it.each<[string, { path: string; headers?: Readonly<Record<string, string>>; method?: string }]>([
    ['another method', { path: '/faq', method: 'POST' }],
    ['what was not built', { path: '/nothing' }],
    ['another spelling', { path: '/f%61q' }],
    ['a folder', { path: '/faq/' }],
    ['a query that Next.js reads', { path: '/faq?__nextDataReq=1' }],
    ['a query of a route', { path: '/faq?x=1&nxtPslug=moving' }],
    ['a file with a query', { path: '/icon.png?v=2' }],
    ['what a redirect or a rewrite comes before', { path: '/moved' }],
    ['the name of something that every object has', { path: '/constructor' }],
  ])('leaves to Next.js %s', async (_, { path, headers, method }) => {
    expect((await ask(path, headers, method)).status).toBe(NEXT.status);
  });
});

describe('SPD-2: no request header leads past the memory', () => {
  it.each([
    ['identity', 'identity'],
    ['an empty list', ''],
    ['nothing that is there', 'zstd, identity;q=0'],
  ])('a visitor who accepts %s gets the page uncompressed', async (_, accepted) => {
    const answer = await ask('/faq', { 'accept-encoding': accepted });
    expect([answer.status, answer.body.toString()]).toEqual([200, HTML]);
    expect(answer.headers).toMatchObject({ 'content-length': String(HTML.length), vary: 'Accept-Encoding' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=10-', 10, HTML.length - 1],
    ['bytes=-5', HTML.length - 5, HTML.length - 1],
    ['bytes=5-99999999', 5, HTML.length - 1],
    ['bytes=-99999999', 0, HTML.length - 1],
  ])('answers the range %s from the uncompressed page', async (range, first, last) => {
    const answer = await ask('/faq', { range });
    expect([answer.status, answer.body.toString()]).toEqual([206, HTML.slice(first, last + 1)]);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes ${first}-${last}/${HTML.length}`,
      'content-length': String(last + 1 - first),
      'x-frame-options': 'DENY',
      etag: 'W/"of-faq"',
    });
    expect(answer.headers).not.toHaveProperty('content-encoding');
  });

  it.each(['bytes=99999999-', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
    'refuses the range %s with 416',
    async (range) => {
      const answer = await ask('/faq', { range });
      expect([answer.status, answer.body.length]).toEqual([416, 0]);
      expect(answer.headers['content-range']).toBe(`bytes */${HTML.length}`);
    },
  );

  it.each(['bytes=0-1,4-5', 'bytes=9-0', 'bytes=-', 'bytes=a-b', 'lines=0-9', 'bytes'])(
    'ignores the range %s and sends the whole page',
    async (range) => {
      const answer = await ask('/faq', { range });
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'br']);
    },
  );

  it.each<[string, string, string, number]>([
    ['the same date', '/icon.png', PNG.modified ?? '', 206],
    ['another date', '/icon.png', 'Mon, 23 Nov 2026 09:00:00 GMT', 200],
    // A weak ETag may not join ranges (RFC 9110, 13.1.5).
    ['a weak ETag', '/faq', 'W/"of-faq"', 200],
    ['another ETag', '/faq', '"other"', 200],
  ])('honours If-Range with %s', async (_, path, condition, status) => {
    expect((await ask(path, { range: 'bytes=0-1', 'if-range': condition })).status).toBe(status);
  });

  it.each<[string, string, Readonly<Record<string, string>>, number]>([
    ['If-Match of a weak ETag', '/faq', { 'if-match': 'W/"of-faq"' }, 412],
    ['If-Match of anything', '/faq', { 'if-match': '*' }, 200],
    [
      'If-Unmodified-Since before the file',
      '/icon.png',
      { 'if-unmodified-since': 'Mon, 23 Nov 2026 09:00:00 GMT' },
      412,
    ],
    ['If-Unmodified-Since of the file', '/icon.png', { 'if-unmodified-since': PNG.modified ?? '' }, 200],
    ['If-Unmodified-Since that is no date', '/icon.png', { 'if-unmodified-since': 'soon' }, 200],
    ['If-None-Match before a range', '/faq', { 'if-none-match': 'W/"of-faq"', range: 'bytes=0-1' }, 304],
    ['a body', '/faq', { 'transfer-encoding': 'chunked' }, 200],
    ['an upgrade', '/faq', { upgrade: 'h2c', connection: 'upgrade' }, 200],
  ])('answers %s', async (_, path, headers, status) => {
    expect((await ask(path, headers)).status).toBe(status);
  });

  it('ignores a range in HEAD', async () => {
    const head = await ask('/faq', { range: 'bytes=0-1' }, 'HEAD');
    expect([head.status, head.headers['content-length']]).toEqual([200, String(PAGE.bodies.br?.length)]);
  });
});
