/**
 * Bundles the programs that run beside Next.js, one file each in the build: the site's server, and the packing threads.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from './import-zones.mjs';

const DIST_DIR = process.env.NEXT_DIST_DIR || '.next';

/** Returns the folder of the build, and that of the standalone image where it exists. */
export const buildFolders = () =>
  [DIST_DIR, path.join(DIST_DIR, 'standalone', DIST_DIR)]
    .map((folder) => path.join(ROOT, folder))
    .filter((folder) => existsSync(folder));

export function buildServerFiles() {
  for (const folder of buildFolders()) {
    buildSync({
      absWorkingDir: ROOT,
      entryPoints: ['lib/server/platform/packing/packing.worker.ts', 'lib/server/platform/site/site.ts'],
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
