/**
 * Packs the answers that the site's server keeps in memory (lib/server/platform/site): every page, its data and every file for
 * browsers, compressed with brotli and gzip, as one file of bytes and one index.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CREW_WORKER } from './crew-worker.mjs';
import { ROOT } from './import-zones.mjs';
import { buildFolders } from './server-files.mjs';

const INDEX = 'server/answers.json';
const BYTES = 'server/answers.bin';
const DIST_DIR = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next');

/** Content types as Next.js sends them. Files of other types are left to Next.js. */
const TYPES = {
  css: 'text/css; charset=UTF-8',
  ico: 'image/x-icon',
  js: 'application/javascript; charset=UTF-8',
  json: 'application/json; charset=UTF-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=UTF-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  xml: 'application/xml',
};
/** File types that are compressed already. */
const PACKED_ALREADY = new Set(['png', 'woff2', 'ico']);
/** The number of builds for which the files of a page that is still open are kept. */
const KEPT_BUILDS = 3;
/**
 * Compression levels of brotli. Files keep their bytes across builds and are compressed once at the highest level.
 * Pages change with each build: level 10 takes three times as long as 9 for 7 % fewer bytes, and 11 three times as long
 * again for 2 %.
 */
const QUALITY = { file: 11, page: 10, data: 9 };

const compressors = {
  br: (body, kind) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY[kind],
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

function filesIn(folder, at) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const name = path.relative(folder, file).split(path.sep).join('/');
      // Encoded as in the pages of Next.js, which encodes the brackets in the script name of a page like [[...slug]].
      const asked = name.split('/').map(encodeURIComponent).join('/');
      return { file, path: `${at}/${asked}`, type: TYPES[name.split('.').at(-1)] };
    })
    .filter(({ type, path: named }) => type !== undefined && /^[\w\-./%]+$/.test(named) && !/\/\./.test(named));
}

/** Returns the pages that are 200 for every visitor, with their data. */
function pages() {
  const { routes } = JSON.parse(readFileSync(path.join(DIST_DIR, 'prerender-manifest.json'), 'utf8'));
  const { i18n } = JSON.parse(readFileSync(path.join(DIST_DIR, 'routes-manifest.json'), 'utf8'));
  const locale = `/${i18n.defaultLocale}`;
  return Object.entries(routes).flatMap(([route, { initialRevalidateSeconds, initialStatus = 200, dataRoute }]) => {
    const at = route.slice(locale.length) || '/';
    const isPlain = (route === locale || route.startsWith(`${locale}/`)) && !/^\/(?:404|500|_error)$/.test(at);
    if (!isPlain || initialRevalidateSeconds !== false || initialStatus !== 200) return [];
    const file = path.join(DIST_DIR, 'server/pages', route);
    return [
      { kind: 'page', path: at, type: 'text/html; charset=utf-8', file: `${file}.html` },
      { kind: 'data', path: dataRoute, type: 'application/json; charset=utf-8', file: `${file}.json` },
    ].filter((one) => existsSync(one.file));
  });
}

/** Returns the packed answers of the last build. Call it before Next.js clears its folder. */
export function readEarlier() {
  const [index, bytes] = [INDEX, BYTES].map((name) => path.join(DIST_DIR, name));
  if (!existsSync(index) || !existsSync(bytes)) return { index: {}, bytes: Buffer.alloc(0) };
  return { index: JSON.parse(readFileSync(index, 'utf8')), bytes: readFileSync(bytes) };
}

async function pack(asked, earlier) {
  const { file, path: at, type, kind = 'file' } = asked;
  const body = readFileSync(file);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const facts = { kind, type, etag, ...(kind === 'file' ? { modified: statSync(file).mtime.toUTCString() } : {}) };
  const known = earlier.index[at];
  if (known?.etag === etag) return { at, facts, bodies: bodiesOf(known, earlier.bytes) };
  if (PACKED_ALREADY.has(at.split('.').at(-1)) && kind === 'file') return { at, facts, bodies: { identity: body } };
  const [br, gz] = await Promise.all([compressors.br(body, kind), compressors.gzip(body)]);
  return { at, facts, bodies: { br, gzip: gz } };
}

const bodiesOf = ({ parts }, bytes) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, [from, length]]) => [name, bytes.subarray(from, from + length)]),
  );

/** Returns the hashed files that only pages of earlier builds request. */
const left = (earlier, now) =>
  Object.entries(earlier.index)
    .filter(([at, { age = 0 }]) => at.startsWith('/_next/static/') && !now.has(at) && age < KEPT_BUILDS)
    .map(([at, { parts, age = 0, ...facts }]) => ({
      at,
      facts: { ...facts, age: age + 1 },
      bodies: bodiesOf({ parts }, earlier.bytes),
    }));

/** Packs all files, the largest first, a few at a time, because zlib has threads of its own. */
async function packAll(asked, earlier) {
  const queue = asked.toSorted((a, b) => statSync(b.file).size - statSync(a.file).size);
  const packed = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) packed.push(await pack(next, earlier));
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, worker));
  return packed;
}

export async function packAnswers(earlier) {
  const started = performance.now();
  const asked = [
    ...pages(),
    ...filesIn(path.join(DIST_DIR, 'static'), '/_next/static'),
    ...filesIn(path.join(ROOT, 'public'), ''),
    ...(existsSync(CREW_WORKER.file) ? [{ ...CREW_WORKER, type: TYPES.js }] : []),
  ];
  const packed = await packAll(asked, earlier);
  const kept = left(earlier, new Set(packed.map(({ at }) => at)));
  const index = {};
  const chunks = [];
  let from = 0;
  for (const { at, facts, bodies } of [...packed, ...kept]) {
    const parts = {};
    for (const [encoding, body] of Object.entries(bodies)) {
      parts[encoding] = [from, body.length];
      chunks.push(body);
      from += body.length;
    }
    index[at] = { ...facts, parts };
  }
  const bytes = Buffer.concat(chunks);
  for (const folder of buildFolders()) {
    mkdirSync(path.join(folder, 'server'), { recursive: true });
    writeFileSync(path.join(folder, INDEX), JSON.stringify(index));
    writeFileSync(path.join(folder, BYTES), bytes);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Packed ${packed.length} answers (${kept.length} files of earlier builds kept): ${(from / 1e6).toFixed(1)} MB in ${seconds} s.`,
  );
}
