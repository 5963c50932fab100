import os from 'node:os';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { unitByVolume, type CheapestUnit, type UnitOnOffer } from '@/lib/domain/packing/cheapest-unit';
import { fitByVolume, type ChosenUnit, type UnitFit } from '@/lib/domain/packing/unit-holds';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { remembered } from '@/lib/remembered';
import { Problem } from '@/lib/server/kernel/base/problem';
import { report } from '@/lib/server/kernel/observability/report';
import { Busy, createPool, type PoolSettings } from './pool';
import { answerTask, type PackingAnswer, type PackingAnswers, type PackingTask } from './tasks';

/** An answer that is only shown has so long; then it is the one by volume (assumption). */
const BUDGET_MS = 250;

/** Answers that are kept, of a few hundred bytes each (assumption). */
const ANSWERS_KEPT = 500;

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
function threadsOfServer(): PoolSettings | null {
  const file = workerFile();
  return process.env.NODE_ENV === 'production' && existsSync(file) ? threadsOf(file) : null;
}

type Items = readonly FurnitureItem[];
type AnswerTo<Task extends PackingTask> = PackingAnswers[Task['kind']];

export type Packer = ReturnType<typeof createPacker>;

/**
 * Packs lists beside the requests (lib/decisions/0046-packing-in-threads.md). What is only shown is answered within
 * `budgetMs`, by volume if need be. What decides over an order is never a question of time: it waits, or is refused as a
 * whole. Without threads both are packed here and now.
 */
export function createPacker(settings: PoolSettings | null, budgetMs = BUDGET_MS) {
  const answers = remembered<PackingAnswer>(ANSWERS_KEPT);
  const pool = settings && createPool(settings, (key, answer) => answers.set(key, answer as PackingAnswer));

  /** Throws Busy. */
  async function ask<Task extends PackingTask>(task: Task, withinMs: number | null): Promise<AnswerTo<Task>> {
    if (!pool) return answerTask(task) as AnswerTo<Task>;
    const key = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
    const known = answers.get(key);
    if (known) return known as AnswerTo<Task>;
    try {
      return (await pool.ask(key, task, withinMs)) as AnswerTo<Task>;
    } catch (error) {
      if (error instanceof Busy) throw error;
      // Without a thread it is done here: the work of an answer is bounded (lib/domain/packing/work.ts).
      report(error, { where: 'packing' });
      return answerTask(task) as AnswerTo<Task>;
    }
  }

  async function shown<Task extends PackingTask>(task: Task, byVolume: () => AnswerTo<Task>): Promise<AnswerTo<Task>> {
    try {
      return await ask(task, budgetMs);
    } catch (error) {
      if (error instanceof Busy) return byVolume();
      throw error;
    }
  }

  return {
    /** For eyes only: by volume when packing takes too long. */
    cheapestUnit: (units: readonly UnitOnOffer[], items: Items): Promise<CheapestUnit> =>
      shown({ kind: 'cheapest', units, items }, () => unitByVolume(items)),

    /** For eyes only: by volume when packing takes too long. */
    fitShown: (unit: ChosenUnit, items: Items): Promise<UnitFit> =>
      shown({ kind: 'fit', unit, items }, () => fitByVolume(unit, items)),

    /** The rule for orders, the same answer as in the browser (FIT-1). Throws Problem unavailable when too many wait. */
    unitHolds: async (unit: ChosenUnit, items: Items): Promise<boolean> => {
      try {
        return (await ask({ kind: 'fit', unit, items }, null)).holds;
      } catch (error) {
        throw error instanceof Busy ? new Problem('unavailable') : error;
      }
    },

    close: async (): Promise<void> => pool?.close(),
  };
}

/** One a process: pages, routes and instrumentation are bundled apart. */
const KEY = Symbol.for('smart-storage-and-moving.packer');
const holder = globalThis as { [KEY]?: Packer };

/** The packer of this process. */
export function packer(): Packer {
  holder[KEY] ??= createPacker(threadsOfServer());
  return holder[KEY];
}
