import path from 'node:path';
import { buildSync } from 'esbuild';
import { madeOnce } from './made-once';

const ROOT = path.resolve(__dirname, '../..');

/** A program of this folder as one file of JavaScript, made once a run. */
export async function bundled(program: string): Promise<string> {
  const folder = await madeOnce(program, (outdir) => {
    buildSync({
      absWorkingDir: ROOT,
      entryPoints: [`lib/testing/${program}.ts`],
      outdir,
      bundle: true,
      platform: 'node',
      target: 'node24',
      // Their libraries are files of their own; import() would not look for them where NODE_PATH says.
      external: ['pg-native', 'sharp'],
      supported: { 'dynamic-import': false },
      // Names of errors are in the log, and of functions in their stack. A source map would say the line as well; to read
      // it took every process a third of a second.
      keepNames: true,
      logLevel: 'error',
    });
  });
  return path.join(folder, `${program}.js`);
}

/**
 * The app of serve-api.ts as one file of JavaScript: compiling its thousand modules at every start took longer than
 * most tests that start it.
 */
export const serveBundle = (): Promise<string> => bundled('serve-api');
