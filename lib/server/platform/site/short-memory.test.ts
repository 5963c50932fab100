import type { ServerResponse } from 'node:http';
import { markPublicResponse } from '@/lib/server/platform/http/page-response';
import { eventually } from '@/lib/testing/eventually';
import { listen } from '@/lib/testing/listen';
import { compress } from './compress';
import { keepNoLonger } from './headers';
import { shortMemory } from './short-memory';

const LONG = '<p>A price before any contact detail.</p>'.repeat(100);

/** Serves pages that are numbered as they are rendered. `say` may change the response of a page. */
async function site(say: (response: ServerResponse) => unknown = markPublicResponse) {
  const clock = { now: 0 };
  const moment = shortMemory(() => clock.now);
  const written: (() => void)[] = [];
  let made = 0;
  const { origin } = await listen((request, response) => {
    if (moment.answer(request, response)) return;
    if (request.method === 'POST') return void written.push(() => response.end());
    compress(request, response, keepNoLonger);
    made += 1;
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('X-Request-Id', String(made));
    response.setHeader('Content-Type', 'text/html');
    say(response);
    response.end(`${made} ${LONG}`);
  });
  const ask = async (path = '/get-a-quote/moving/packing?plan=two_bedroom', init: RequestInit = {}) => {
    const answer = await fetch(origin + path, init);
    return { number: Number.parseInt(await answer.text(), 10), headers: Object.fromEntries(answer.headers) };
  };
  const numbers = async (...asked: readonly Parameters<typeof ask>[]) => {
    const all: number[] = [];
    for (const one of asked) all.push((await ask(...one)).number);
    return all;
  };
  return { clock, ask, numbers, written };
}

describe('a page that is the same for all', () => {
  it('is made once for all who ask in the same moment, and says the same of itself but for the id of the request', async () => {
    const { ask } = await site();
    const first = await ask();
    const second = await ask();
    expect(second.number).toBe(1);
    const { 'x-request-id': id, date: _first, ...said } = first.headers;
    const { date: _second, ...saidAgain } = second.headers;
    expect(id).toBe('1');
    expect(saidAgain).toEqual(said);
    expect(said).toMatchObject({ 'cache-control': 'private, no-store', 'content-encoding': 'gzip' });
  });

  it('is made anew after two seconds', async () => {
    const { clock, numbers } = await site();
    expect(await numbers([], [])).toEqual([1, 1]);
    clock.now = 2000;
    expect(await numbers([], [])).toEqual([2, 2]);
  });

  it('is made anew when something begins to be written, and when it is written', async () => {
    const { numbers, written } = await site();
    expect(await numbers([], [])).toEqual([1, 1]);
    const writing = numbers(['/api', { method: 'POST' }]);
    await eventually(() => written.length === 1);
    expect(await numbers([], [])).toEqual([2, 2]);
    written[0]?.();
    await writing;
    expect(await numbers([], [])).toEqual([3, 3]);
  });

  it('is another for another address, another packing, and a part of Next.js that says more', async () => {
    const { numbers } = await site();
    expect(
      await numbers(
        [],
        ['/get-a-quote/moving/packing?plan=one_bedroom'],
        [undefined, { headers: { 'accept-encoding': 'br' } }],
        [undefined, { headers: { 'x-nextjs-data': '1' } }],
        [],
      ),
    ).toEqual([1, 2, 3, 4, 1]);
  });

  it('is not kept under an address without end', async () => {
    const { numbers } = await site();
    const long = `/?q=${'x'.repeat(300)}`;
    expect(await numbers([long], [long])).toEqual([1, 2]);
  });
});

it.each<[string, (response: ServerResponse) => unknown]>([
  ['of which nothing is said', () => undefined],
  [
    'that is not found',
    (response) => {
      markPublicResponse(response);
      response.statusCode = 404;
    },
  ],
  [
    'that gives somebody a cookie',
    (response) => {
      markPublicResponse(response);
      response.setHeader('Set-Cookie', 'a=1');
    },
  ],
])('a page %s is made for each', async (_, say) => {
  const { numbers } = await site(say);
  expect(await numbers([], [])).toEqual([1, 2]);
});
