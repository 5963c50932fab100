import path from 'node:path';
import { buildSync } from 'esbuild';
import { madeOnce } from './made-once';

const ROOT = path.resolve(__dirname, '../..');

/**
 * The app of serve-api.ts as one file of JavaScript: compiling its thousand modules at every start took longer than
 * most tests that start it.
 */
export async function serveBundle(): Promise<string> {
  const folder = await madeOnce('serve-api', (outdir) => {
    buildSync({
      absWorkingDir: ROOT,
      entryPoints: ['lib/testing/serve-api.ts'],
      outdir,
      bundle: true,
      platform: 'node',
      target: 'node24',
      external: ['pg-native'],
      // Names of errors are in the log.
      keepNames: true,
      sourcemap: true,
      sourcesContent: false,
      logLevel: 'error',
    });
  });
  return path.join(folder, 'serve-api.js');
}
