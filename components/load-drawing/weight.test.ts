import { gzipSync } from 'node:zlib';
import path from 'node:path';
import { build } from 'esbuild';
import { expectWithinBudget } from '@/lib/testing/within-budget';

const FOLDER = __dirname;
/** Most bytes (gzip) of all code that the live drawing loads. */
const LIMIT = 15_000;

async function gzipOf(entry: string, external: readonly string[]): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, entry)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: [...external],
    loader: { '.scss': 'empty' },
    logLevel: 'error',
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}

/** Modules that the page has anyway, or that load only in browsers without workers. */
const PAGE = ['react', 'react/*', 'next/*', './van-load', './unit-load'];

describe('ILL-1: the weight of the live drawing', () => {
  it.each(['van', 'unit'])('is at most 15 kB: packing and drawing a %s, and showing it', async (hold) => {
    const worker = await gzipOf(`${hold}.worker.ts`, []);
    const page = await gzipOf('LiveLoad.tsx', [...PAGE, './LoadDrawing']);
    const drawing = await gzipOf('LoadDrawing.tsx', PAGE);
    expectWithinBudget(`Live drawing of a ${hold}: bytes of gzip`, worker + drawing + page, LIMIT);
  });
});
