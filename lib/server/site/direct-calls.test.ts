import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reach } from '@/lib/server/kernel/base/stage';
import { listen } from '@/lib/testing/listen';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { callFiles, directCalls } from './direct-calls';
import type { SiteRules } from './headers';

/** As Next.js writes it down. */
const ROUTES = {
  rewrites: {
    afterFiles: [
      { source: '/:nextInternalLocale(en)/known.txt', destination: '/:nextInternalLocale/api/known.txt' },
      { source: '/:nextInternalLocale(en)/shop/:path*', destination: '/:nextInternalLocale/api/goods/:path*' },
    ],
  },
};
const PAGES = {
  '/': 'pages/index.js',
  '/api/known.txt': 'pages/api/known.txt.js',
  '/api/goods/v1/list': 'pages/api/goods/v1/list.js',
  '/api/goods/[id]': 'pages/api/goods/[id].js',
  '/api/later': 'pages/api/later.js',
  '/api/parsed': 'pages/api/parsed.js',
  '/api/form': 'pages/api/form.js',
};
const SAYS = `(request, response) => { response.end(JSON.stringify([request.method, request.query])); return Promise.resolve(); }`;
const READS_ITSELF = `config: { api: { bodyParser: false } }`;
const RULES: SiteRules = {
  headersOf: (at) => ({ 'X-Frame-Options': 'DENY', 'X-At': at }),
  isRerouted: (at) => at === '/api/form',
};
const NEXT = { status: 418 };

async function builtFolder(): Promise<string> {
  const folder = await scratchFolder('calls');
  await mkdir(path.join(folder, 'server/pages/api/goods/v1'), { recursive: true });
  const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
  await write('routes-manifest.json', JSON.stringify(ROUTES));
  await write('server/pages-manifest.json', JSON.stringify(PAGES));
  const whole = `module.exports = { default: ${SAYS}, ${READS_ITSELF} };`;
  for (const file of ['known.txt', 'goods/v1/list', 'form']) await write(`server/pages/api/${file}.js`, whole);
  await write('server/pages/api/later.js', `module.exports = Promise.resolve({ default: ${SAYS}, ${READS_ITSELF} });`);
  await write('server/pages/api/parsed.js', `module.exports = { default: ${SAYS} };`);
  return folder;
}

async function site(): Promise<string> {
  const calls = await directCalls(await builtFolder(), RULES);
  const { origin } = await listen((request, response) => {
    void (calls.answer(request, response) ?? response.writeHead(NEXT.status).end());
  });
  return origin;
}

beforeEach(() => reach('ready'));

describe('which file answers a call', () => {
  it('is known by its own address and by those that are rewritten to it, unless something in them varies', async () => {
    const folder = await builtFolder();
    const file = (name: string) => path.join(folder, 'server/pages/api', name);
    expect([...callFiles(folder)]).toEqual([
      ['/api/known.txt', file('known.txt.js')],
      ['/known.txt', file('known.txt.js')],
      ['/api/goods/v1/list', file('goods/v1/list.js')],
      ['/shop/v1/list', file('goods/v1/list.js')],
      ['/api/later', file('later.js')],
      ['/api/parsed', file('parsed.js')],
      ['/api/form', file('form.js')],
    ]);
  });
});

describe('a call is answered by its handler', () => {
  it.each([
    ['/shop/v1/list', 'POST', ['POST', {}]],
    ['/shop/v1/list?a=1&a=2&b=%20', 'GET', ['GET', { a: ['1', '2'], b: ' ' }]],
    ['/api/later', 'GET', ['GET', {}]],
  ])('%s, with what is said of its address', async (at, method, said) => {
    const answer = await fetch((await site()) + at, { method });
    expect([answer.status, await answer.json()]).toEqual([200, said]);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-at')).toBe(at.split('?')[0]);
  });

  it('but Next.js is asked, which waits, while the backend is starting', async () => {
    const origin = await site();
    reach('starting');
    expect((await fetch(`${origin}/api/later`)).status).toBe(NEXT.status);
    reach('ready');
    expect((await fetch(`${origin}/api/later`)).status).toBe(200);
  });

  it.each([
    ['what varies', '/shop/12'],
    ['whose body Next.js reads', '/api/parsed'],
    ['what a rewrite comes before', '/api/form'],
    ['another spelling', '/shop/v1/lis%74'],
    ['a folder', '/shop/v1/list/'],
    ['a query that it reads', '/api/later?__next=1'],
    ['a page', '/'],
  ])('but Next.js is asked for %s', async (_, at) => {
    expect((await fetch((await site()) + at)).status).toBe(NEXT.status);
  });
});
