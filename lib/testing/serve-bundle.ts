import path from 'node:path';
import { buildSync } from 'esbuild';
import { madeOnce } from './made-once';

const ROOT = path.resolve(__dirname, '../..');

/** Bundles a program of this folder into one JavaScript file, once a run. */
export async function bundled(program: string): Promise<string> {
  const folder = await madeOnce(program, (outdir) => {
    buildSync({
      absWorkingDir: ROOT,
      entryPoints: [`lib/testing/${program}.ts`],
      outdir,
      bundle: true,
      platform: 'node',
      target: 'node24',
      // These libraries load files of their own. import() does not look in NODE_PATH for them.
      external: ['pg-native', 'sharp'],
      supported: { 'dynamic-import': false },
      // The log has names of errors, and stack traces have names of functions. A source map would add line numbers, but
      // loading it took every process a third of a second.
      keepNames: true,
      logLevel: 'error',
    });
  });
  return path.join(folder, `${program}.js`);
}

/**
 * Bundles the app of serve-api.ts, because compiling its thousand modules at every start took longer than most tests.
 */
export const serveBundle = (): Promise<string> => bundled('serve-api');
