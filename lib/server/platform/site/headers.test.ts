import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '@/lib/testing/scratch-folder';
import { headersOf, readRules } from './headers';
import { type Answer, PACK, readPack } from './pack';

/** A manifest as Next.js writes it: every path begins with the locale, except in rules for all locales. */
const MANIFEST = {
  i18n: { defaultLocale: 'en' },
  headers: [
    { regex: '^(?:/(en))(?:/(.*))?$', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    { regex: '^/_next(?:/(.*))$', headers: [{ key: 'X-Frame-Options', value: 'DENY' }] },
    {
      regex: '^(?:/(en))(?:/((?!fonts/).*))?$',
      headers: [{ key: 'Content-Security-Policy', value: "default-src 'self'" }],
    },
    { regex: '^(?:/(en))/fonts(?:/(.*))$', headers: [{ key: 'Cache-Control', value: 'public, max-age=9, immutable' }] },
  ],
  redirects: [{ regex: '^(?!/_next)(?:/(en))/account(?:/)?$' }],
  rewrites: { beforeFiles: [{ regex: '^(?:/(en))/api/form$' }] },
};

const answer = (at: string, kind: Answer['kind'], packed = true): Answer => ({
  kind,
  path: at,
  type: 'text/plain',
  etag: 'W/"e"',
  ...(kind === 'file' ? { modified: 'then' } : {}),
  bodies: packed ? { gzip: Buffer.from('g') } : { identity: Buffer.from('i') },
});

describe('what is said of an answer from memory', () => {
  it('is what next.config.js says of its address, and how long it is kept', async () => {
    const folder = await scratchFolder('site');
    await writeFile(path.join(folder, 'routes-manifest.json'), JSON.stringify(MANIFEST));
    const rules = readRules(folder);
    const page = {
      'Cache-Control': 'public, no-cache',
      'X-Frame-Options': 'DENY',
      'Content-Security-Policy': "default-src 'self'",
      ETag: 'W/"e"',
      Vary: 'Accept-Encoding',
    };
    expect(headersOf(answer('/', 'page'), rules)).toEqual(page);
    expect(headersOf(answer('/faq', 'page'), rules)).toEqual(page);
    expect(headersOf(answer('/_next/data/id/en/faq.json', 'data'), rules)).toEqual({
      'Cache-Control': 'public, no-cache',
      'X-Frame-Options': 'DENY',
      ETag: 'W/"e"',
      Vary: 'Accept-Encoding',
    });
    const file = { 'X-Frame-Options': 'DENY', ETag: 'W/"e"', 'Last-Modified': 'then', 'Accept-Ranges': 'bytes' };
    expect(headersOf(answer('/_next/static/a.js', 'file'), rules)).toEqual({
      ...file,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    });
    expect(headersOf(answer('/fonts/a.woff2', 'file', false), rules)).toEqual({
      ...file,
      'Cache-Control': 'public, max-age=9, immutable',
    });
    expect(headersOf(answer('/robots.txt', 'file'), rules)).toEqual({
      ...file,
      'Content-Security-Policy': "default-src 'self'",
      'Cache-Control': 'public, max-age=0',
      Vary: 'Accept-Encoding',
    });
    expect(['/account', '/api/form', '/faq'].map(rules.isRerouted)).toEqual([true, true, false]);
  });
});

describe('what the build has packed', () => {
  it('is read as it was written', async () => {
    const folder = await scratchFolder('pack');
    await mkdir(path.join(folder, path.dirname(PACK.index)), { recursive: true });
    const facts = { kind: 'page', type: 'text/html', etag: 'W/"e"' };
    await writeFile(path.join(folder, PACK.index), JSON.stringify({ '/': { ...facts, parts: { br: [2, 3] } } }));
    await writeFile(path.join(folder, PACK.bytes), 'xxabcyy');
    expect(readPack(folder)).toEqual([{ ...facts, path: '/', bodies: { br: Buffer.from('abc') } }]);
  });
});
