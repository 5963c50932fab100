/**
 * Builds the service worker of /crew: one script beside the Next.js build, with the list of files that the page loads
 * at once and later.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { ROOT } from './import-zones.mjs';

const DIST_DIR = path.join(ROOT, process.env.NEXT_DIST_DIR || '.next');
export const CREW_WORKER = { file: path.join(DIST_DIR, 'server/crew-worker.js'), path: '/crew-worker.js' };
/** The most bytes of the worker in gzip. A phone requests it again at every visit. */
const MOST_BYTES = 3_000;

/**
 * Returns the scripts, styles and fonts in a built page, once each, without those for browsers that lack service
 * workers.
 */
export const filesIn = (html) =>
  [...new Set(html.match(/\/(?:_next\/static|fonts)\/[\w\-./%]+\.(?:js|css|woff2)/g) ?? [])].filter(
    (file) => !/\/polyfills-/.test(file),
  );

/** Returns the scripts that the crew's page loads on demand, from the build's manifest of dynamic imports. */
export const lateFilesIn = (manifest) => [
  ...new Set(
    Object.entries(manifest)
      .filter(([asked]) => asked.startsWith('features/crew/'))
      .flatMap(([, { files }]) => files.map((file) => `/_next/${file}`)),
  ),
];

/**
 * Builds the worker, unless the page was not built because another backend is configured. Throws when the worker is too
 * large.
 */
export function buildCrewWorker() {
  const page = path.join(DIST_DIR, 'server/pages/en/crew.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page, 'utf8');
  const late = lateFilesIn(JSON.parse(readFileSync(path.join(DIST_DIR, 'react-loadable-manifest.json'), 'utf8')));
  if (late.length === 0) throw new Error('The build does not say which files /crew fetches later.');
  const files = [...new Set([...filesIn(html), ...late])];
  buildSync({
    absWorkingDir: ROOT,
    entryPoints: ['features/crew/worker/crew-worker.ts'],
    outfile: CREW_WORKER.file,
    bundle: true,
    format: 'iife',
    target: 'es2020',
    minify: true,
    define: {
      CREW_FILES: JSON.stringify(files),
      CREW_BUILD: JSON.stringify(
        createHash('sha256').update(html).update(late.join()).digest('base64url').slice(0, 12),
      ),
    },
    logLevel: 'error',
  });
  const bytes = gzipSync(readFileSync(CREW_WORKER.file)).length;
  if (bytes > MOST_BYTES) throw new Error(`The worker of /crew has ${bytes} bytes in gzip, at most ${MOST_BYTES}.`);
}
