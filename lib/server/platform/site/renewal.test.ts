import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { eventually } from '@/lib/testing/eventually';
import { listen } from '@/lib/testing/listen';
import { compress } from './compress';
import { fromMemory } from './from-memory';
import { keepNoLonger } from './headers';
import { renewal, REVIEW_ROUTES } from './renewal';

const PAGES = path.resolve(__dirname, '../../../../pages');

it('RVW-1: every page that shows reviews is known here, and no other', () => {
  const showing = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && readFileSync(path.join(PAGES, file), 'utf8').includes('shownReviews('))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.tsx$/, '')
          .replace(/(^|\/)index$/, '')}`,
    );
  expect(showing.toSorted()).toEqual([...REVIEW_ROUTES]);
});

/** Long enough to be compressed. */
const LONG = 'Two careful people. '.repeat(100);
const RENEWAL = 'x-prerender-revalidate';
const RULES = { headersOf: () => ({ 'X-Frame-Options': 'DENY' }), isRerouted: () => false };
const built = (at: string) => ({
  ...({ path: at, kind: 'page', type: 'text/html', etag: 'W/"built"' } as const),
  bodies: { identity: Buffer.from('examples') },
});

type Seen = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Serves a page with reviews and one without. Both say which reviews they show and how often Next.js has rendered. */
async function site() {
  const state = { stamp: null as string | null, hold: Promise.resolve() };
  const memory = fromMemory([built('/reviews'), built('/faq')], RULES);
  const faults: unknown[] = [];
  /** Requests that reached Next.js. */
  const rendered: Seen[] = [];
  const pages = { kinds: new Map([['/reviews', 'page' as const]]), renewalId: 'secret' };
  const next = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, headers } = request;
    rendered.push({ method, url, headers });
    const text = `${headers['x-prerender-revalidate'] === 'secret' ? state.stamp : 'built'} ${rendered.length} ${LONG}`;
    await state.hold;
    response.setHeader('Content-Type', 'text/html');
    response.end(text);
  };
  const renewed = renewal(...([memory, pages, () => state.stamp, next] as const), (fault) => faults.push(fault));
  const { origin } = await listen((request, response) => {
    renewed.look();
    if (memory.answer(request, response)) return;
    compress(request, response, keepNoLonger);
    void renewed.answer(request, response);
  });
  const ask = async (at: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + at, init);
    const { status, headers } = answer;
    const text = await answer.text();
    return { status, text, start: text.slice(0, 6).trim(), etag: headers.get('etag'), headers };
  };
  /** Waits until the compressed page is in memory. */
  const kept = async (at: string) => {
    await eventually(async () => (await ask(at)).headers.has('content-encoding'));
    return ask(at);
  };
  return { state, ask, kept, faults, rendered, origin };
}

describe('pages whose reviews have changed', () => {
  it('RVW-1: are those of the build until the first review is published, and never again', async () => {
    const { state, ask, kept, faults } = await site();
    expect((await ask('/reviews')).text).toBe('examples');
    state.stamp = 'one';
    expect((await ask('/reviews')).start).toBe('one 1');
    const after = await kept('/reviews?utm_source=x');
    expect(after.start).toBe('one 1');
    const known = { 'if-none-match': after.etag ?? '', 'cache-control': 'max-age=0' };
    expect((await ask('/reviews', { headers: known })).status).toBe(304);
    state.stamp = 'two';
    expect((await ask('/reviews')).start).toBe('two 2');
    expect((await kept('/reviews')).start).toBe('two 2');
    expect((await ask('/faq')).text).toBe('examples');
    expect(faults).toEqual([]);
  });

  it.each<[string, string, RequestInit]>([
    ['no Accept-Encoding', '/reviews', { headers: { 'accept-encoding': 'identity' } }],
    ['an encoding that is not there', '/reviews', { headers: { 'accept-encoding': 'zstd, identity;q=0' } }],
    ['a range', '/reviews', { headers: { range: 'bytes=0-3' } }],
    ['several ranges', '/reviews', { headers: { range: 'bytes=0-3,8-9' } }],
    ['a condition', '/reviews', { headers: { 'if-match': '"x"' } }],
    ['HEAD', '/reviews', { method: 'HEAD' }],
    ['a header that Next.js reads', '/reviews', { headers: { 'x-nextjs-data': '1', 'x-prerender-revalidate': 'no' } }],
    ['a cookie', '/reviews', { headers: { cookie: '__prerender_bypass=x' } }],
    ['a query', '/reviews?utm_source=mail', {}],
    ['a query that Next.js reads', '/reviews?__nextDataReq=1&nxtPfilter=x', {}],
  ])('SPD-2: are rendered once for each stamp, also when asked for with %s', async (_, at, init) => {
    const { state, ask, kept, rendered } = await site();
    state.stamp = 'one';
    const first = await ask(at, init);
    expect([200, 206, 412]).toContain(first.status);
    expect(rendered).toMatchObject([{ method: 'GET', url: '/reviews' }]);
    expect(Object.keys(rendered[0]?.headers ?? {}).toSorted()).toEqual(['accept-encoding', 'host', RENEWAL]);
    for (let n = 0; n < 5; n += 1) await ask(at, init);
    expect((await kept('/reviews')).start).toBe('one 1');
    for (let n = 0; n < 5; n += 1) await ask(at, init);
    expect(rendered).toHaveLength(1);
  });

  it('SPD-2: a page that is asked for many times at once is rendered once, and all get it', async () => {
    const { state, ask, rendered } = await site();
    state.stamp = 'one';
    let release = () => {};
    state.hold = new Promise((resolve) => {
      release = resolve;
    });
    const asked = Array.from({ length: 20 }, (_, n) =>
      ask('/reviews', n % 2 === 0 ? {} : { headers: { range: 'bytes=0-99' } }),
    );
    await eventually(() => rendered.length > 0);
    release();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ start }) => start))).toEqual(new Set(['one 1']));
    expect(rendered).toHaveLength(1);
  });

  it('SPD-2: other methods reach Next.js as they are, and order no rendering', async () => {
    const { state, ask, rendered } = await site();
    state.stamp = 'one';
    await ask('/reviews', { method: 'POST', body: 'x' });
    expect(rendered).toMatchObject([{ method: 'POST' }]);
    expect(rendered[0]?.headers).not.toHaveProperty(RENEWAL);
  });
});
