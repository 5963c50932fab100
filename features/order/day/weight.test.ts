import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expectWithinBudget } from '@/lib/testing/within-budget';

/** The most gzipped bytes that the day adds to an order page, on whichever day it is opened. */
const LIMIT = 4_000;

/** The modules that a page without a day also has, or that load with the first request. */
const ANYWAY = ['react', 'react/*', 'next/*', '@/components/ui/*', '@/components/load-drawing/*', '@/lib/api/*'];

it('DAY-3: the day is at most 4 kB more of script', async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'Day.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: [...ANYWAY, '../StepList'],
    loader: { '.scss': 'empty' },
    logLevel: 'error',
  });
  const bytes = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  expectWithinBudget('The day on the order page: bytes of gzip', bytes, LIMIT);
});
