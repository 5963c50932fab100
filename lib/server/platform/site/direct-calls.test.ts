import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { reach } from '@/lib/server/platform/base/stage';
import { listen } from '@/lib/testing/listen';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { directCalls } from './direct-calls';
import type { SiteRules } from './headers';

const ANSWERS = `(request, response) => { response.end(JSON.stringify([request.method, request.query])); return Promise.resolve(); }`;
const RULES: SiteRules = {
  headersOf: (at) => ({ 'X-Frame-Options': 'DENY', 'X-At': at }),
  isRerouted: (at) => at === '/api/form',
};
const NEXT = { status: 418 };

async function site(module = `{ default: ${ANSWERS} }`): Promise<string> {
  const folder = await scratchFolder('calls');
  await mkdir(path.join(folder, 'server/pages/api'), { recursive: true });
  await writeFile(path.join(folder, 'server/pages/api/[...path].js'), `module.exports = ${module};`);
  const calls = await directCalls(folder, RULES);
  const { origin } = await listen((request, response) => {
    void (calls.answer(request, response) ?? response.writeHead(NEXT.status).end());
  });
  return origin;
}

beforeEach(() => reach('ready'));

describe('a call is answered by its handler', () => {
  it.each([
    ['/smart-app/api/v1/slots', 'POST', { path: ['smart-app', 'api', 'v1', 'slots'] }],
    ['/auth-api/session?a=1&a=2&b=%20', 'GET', { a: ['1', '2'], b: ' ', path: ['auth-api', 'session'] }],
    ['/api/orders/SM-1/pay?path=x', 'GET', { path: ['orders', 'SM-1', 'pay'] }],
    ['/api/prices.json', 'GET', { path: ['prices.json'] }],
  ])('%s with its path below /api and its query', async (at, method, query) => {
    const answer = await fetch((await site()) + at, { method });
    expect([answer.status, await answer.json()]).toEqual([200, [method, query]]);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-at')).toBe(at.split('?')[0]);
  });

  it('also when the built module is a promise', async () => {
    const origin = await site(`Promise.resolve({ default: ${ANSWERS} })`);
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  });

  it('but Next.js holds it back while the backend is starting', async () => {
    const origin = await site();
    reach('starting');
    expect((await fetch(`${origin}/api/ready`)).status).toBe(NEXT.status);
    reach('ready');
    expect((await fetch(`${origin}/api/ready`)).status).toBe(200);
  });

  it.each([
    ['a path that a rewrite leads elsewhere', '/api/form'],
    ['another spelling', '/auth-api/sessio%6e'],
    ['an encoded slash', '/api/orders%2FSM-1/pay'],
    ['a path with a slash at its end', '/auth-api/session/'],
    ['the folder of calls itself', '/api'],
    ['a query that Next.js reads itself', '/api/ready?__next=1'],
    ['a page', '/'],
    ['a page whose name begins like a call', '/api-docs/x'],
  ])('but Next.js is asked for %s', async (_, at) => {
    expect((await fetch((await site()) + at)).status).toBe(NEXT.status);
  });
});
