/** What runs beside Next.js, each as one file beside what Next.js made: the site's server, and the threads that pack. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from './import-zones.mjs';

const DIST_DIR = process.env.NEXT_DIST_DIR || '.next';

/** The build, and the folder of the image where that was made of it. */
export const buildFolders = () =>
  [DIST_DIR, path.join(DIST_DIR, 'standalone', DIST_DIR)]
    .map((folder) => path.join(ROOT, folder))
    .filter((folder) => existsSync(folder));

export function buildServerFiles() {
  for (const folder of buildFolders()) {
    buildSync({
      absWorkingDir: ROOT,
      entryPoints: ['lib/server/kernel/packing/packing.worker.ts', 'lib/server/site/site.ts'],
      outdir: path.join(folder, 'server'),
      entryNames: '[name]',
      external: ['next', 'sharp'],
      bundle: true,
      platform: 'node',
      target: 'node24',
      minify: true,
      logLevel: 'error',
    });
  }
}
