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

/** What Next.js would be asked: here it says so. */
const NEXT = { status: 418 };

let site: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  const memory = fromMemory([PAGE, PNG, MOVED], RULES);
  site = await listen((request, response) => {
    if (!memory.answer(request, response)) response.writeHead(NEXT.status).end();
  });
});

/** As it goes over the line: `fetch` has its own mind about conditions and packed bodies. */
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
    ['a part', { path: '/faq', headers: { range: 'bytes=0-9' } }],
    ['a condition that it does not know', { path: '/faq', headers: { 'if-match': '"of-faq"' } }],
    ['who can unpack nothing', { path: '/faq', headers: { 'accept-encoding': 'identity' } }],
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
