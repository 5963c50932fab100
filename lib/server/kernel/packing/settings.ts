import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolSettings } from './pool';

/** An answer that is only shown has so long; then it is the one by volume (assumption). */
export const BUDGET_MS = 250;

/** Answers that are kept, of a few hundred bytes each (assumption). */
export const ANSWERS_KEPT = 500;

/** One core stays for the requests, where there is more than one; more than four threads pack nobody's list faster. */
const MOST_THREADS = 4;
const MEGABYTES_OF_A_THREAD = 64;

/** Where `npm run build` puts the thread's code, beside what Next.js made of the server. */
const workerFile = () =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env.NEXT_DIST_DIR || '.next',
    'server/packing.worker.js',
  );

/** The threads of a server (assumptions); `file` is the code of packing.worker.ts, bundled. */
export const threadsOf = (file: string): PoolSettings => ({
  start: () =>
    new Worker(file, {
      name: 'packing',
      // Nothing of the process: no options, no settings, no secrets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_OF_A_THREAD },
    }),
  threads: Math.min(MOST_THREADS, Math.max(1, os.availableParallelism() - 1)),
  mayWait: 8,
  mustWait: 12,
  hangsAfterMs: 5_000,
});

/**
 * Null where there are no threads: in development and in tests, whose code has not been built. There, a list is packed
 * where it is asked for.
 */
export function threadsOfServer(): PoolSettings | null {
  const file = workerFile();
  return process.env.NODE_ENV === 'production' && existsSync(file) ? threadsOf(file) : null;
}
