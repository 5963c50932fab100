/** The code of the threads that pack (lib/server/packing), as one file beside what Next.js made of the server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from './import-zones.mjs';

const DIST_DIR = process.env.NEXT_DIST_DIR || '.next';

/** Into the build, and into the folder of the image where that was made of it. */
export function buildPackingWorker() {
  const folders = [DIST_DIR, path.join(DIST_DIR, 'standalone', DIST_DIR)].map((folder) => path.join(ROOT, folder));
  for (const folder of folders.filter((one) => existsSync(one))) {
    buildSync({
      absWorkingDir: ROOT,
      entryPoints: ['lib/server/packing/packing.worker.ts'],
      outdir: path.join(folder, 'server'),
      bundle: true,
      platform: 'node',
      target: 'node24',
      minify: true,
      logLevel: 'error',
    });
  }
}
