import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@/lib/testing/eventually';
import { listen } from '@/lib/testing/listen';
import { compress } from './compress';
import { fromMemory } from './from-memory';
import { keepNoLonger } from './headers';
import { renewal } from './renewal';
import { REVIEW_ROUTES } from './review-pages';

const PAGES = path.resolve(__dirname, '../../../pages');

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

const RULES = { headersOf: () => ({ 'X-Frame-Options': 'DENY' }), isRerouted: () => false };
const built = (at: string) => ({
  ...({ path: at, kind: 'page', type: 'text/html', etag: 'W/"built"' } as const),
  bodies: { identity: Buffer.from('examples') },
});

/** A site of a page with reviews and one without, whose pages say which reviews are shown and how often they were made. */
async function site() {
  const state = { stamp: null as string | null, made: 0 };
  const memory = fromMemory([built('/reviews'), built('/faq')], RULES);
  const faults: unknown[] = [];
  const pages = { kinds: new Map([['/reviews', 'page' as const]]), renewalId: 'secret' };
  const renewed = renewal(
    memory,
    pages,
    () => state.stamp,
    (fault) => faults.push(fault),
  );
  const { origin } = await listen((request, response) => {
    renewed.look();
    if (memory.answer(request, response)) return;
    compress(request, response, keepNoLonger);
    renewed.keepAnew(request, response);
    state.made += 1;
    const isRenewed = request.headers['x-prerender-revalidate'] === 'secret';
    response.setHeader('Content-Type', 'text/html');
    response.end(isRenewed ? `${state.stamp} ${state.made}` : 'built again');
  });
  const ask = async (at: string, init: RequestInit = {}) => {
    const answer = await fetch(origin + at, init);
    return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') };
  };
  /** Once what was made is in memory. */
  const kept = async (at: string) => {
    await eventually(async () => (await ask(at)).etag !== null);
    return ask(at);
  };
  return { state, ask, kept, faults };
}

describe('pages whose reviews have changed', () => {
  it('RVW-1: are those of the build until the first review is published, and never again', async () => {
    const { state, ask, kept, faults } = await site();
    expect((await ask('/reviews')).text).toBe('examples');
    state.stamp = 'one';
    expect((await ask('/reviews')).text).toBe('one 1');
    const after = await kept('/reviews?utm_source=x');
    expect(after.text).toMatch(/^one /);
    expect((await ask('/reviews')).text).toBe(after.text);
    const known = { 'if-none-match': after.etag ?? '', 'cache-control': 'max-age=0' };
    expect((await ask('/reviews', { headers: known })).status).toBe(304);
    state.stamp = 'two';
    expect((await ask('/reviews')).text).toMatch(/^two /);
    expect((await kept('/reviews')).text).toMatch(/^two /);
    expect(faults).toEqual([]);
  });

  it('RVW-1: are made anew for whoever asks in another way too, and other pages stay as they are', async () => {
    const { state, ask } = await site();
    state.stamp = 'one';
    for (const headers of [{ range: 'bytes=0-3' }, { 'if-match': '"x"' }] as const) {
      expect((await ask('/reviews', { headers: { ...headers } })).text).toMatch(/^one /);
    }
    expect((await ask('/faq')).text).toBe('examples');
  });
});
