import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FurnitureItem } from '@/lib/domain/order-types';
import {
  fitByVolume,
  unitByVolume,
  type CheapestUnit,
  type ChosenUnit,
  type UnitFit,
  type UnitOnOffer,
} from '@/lib/domain/packing/recommend';
import { lruCache } from '@/lib/lru-cache';
import { Problem } from '@/lib/server/platform/base/problem';
import { report } from '@/lib/server/platform/observability/report';
import { Busy, createPool, type PoolSettings } from './pool';
import { answerTask, type PackingAnswer, type PackingAnswers, type PackingTask } from './tasks';

/** Limits an answer for display. After it, the estimate by volume is shown (assumption). */
const BUDGET_MS = 250;

/** Each a few hundred bytes (assumption). */
const ANSWERS_KEPT = 500;

/** More threads do not speed up any list. One core stays free for requests if there are several. */
const MOST_THREADS = 4;
const MEGABYTES_OF_A_THREAD = 64;

/** `npm run build` writes the thread's code beside the server that Next.js builds. */
const workerFile = () =>
  path.join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env.NEXT_DIST_DIR || '.next',
    'server/packing.worker.js',
  );

/** Returns the settings of a server's threads (assumptions). `file`: the bundled packing.worker.ts. */
export const threadsOf = (file: string): PoolSettings => ({
  start: () =>
    new Worker(file, {
      name: 'packing',
      // The thread gets no options, settings or secrets of the process.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_OF_A_THREAD },
    }),
  threads: Math.min(MOST_THREADS, Math.max(1, os.availableParallelism() - 1)),
  mayWait: 8,
  mustWait: 12,
  hangsAfterMs: 5_000,
});

/** Returns null in development and tests, which pack lists on the calling thread. */
function threadsOfServer(): PoolSettings | null {
  const file = workerFile();
  return process.env.NODE_ENV === 'production' && existsSync(file) ? threadsOf(file) : null;
}

type Items = readonly FurnitureItem[];
type AnswerTo<Task extends PackingTask> = PackingAnswers[Task['kind']];

export type Packer = ReturnType<typeof createPacker>;

/**
 * Packs in threads (docs/decisions/0046-packing-in-threads.md). Answers for display arrive within `budgetMs`, by volume
 * if necessary. Decisions about an order never depend on time: they wait, or are refused.
 */
export function createPacker(settings: PoolSettings | null, budgetMs = BUDGET_MS) {
  const answers = lruCache<PackingAnswer>(ANSWERS_KEPT);
  const pool = settings && createPool(settings, (key, answer) => answers.set(key, answer as PackingAnswer));

  async function ask<Task extends PackingTask>(task: Task, withinMs: number | null): Promise<AnswerTo<Task>> {
    if (!pool) return answerTask(task) as AnswerTo<Task>;
    const key = hash('sha256', JSON.stringify(task), 'base64url');
    const known = answers.get(key);
    if (known) return known as AnswerTo<Task>;
    try {
      return (await pool.ask(key, task, withinMs)) as AnswerTo<Task>;
    } catch (error) {
      if (error instanceof Busy) throw error;
      // The thread failed, so this thread does the work, which is bounded (lib/domain/packing/pack.ts).
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
    /** For display only: by volume when packing takes too long. */
    cheapestUnit: (units: readonly UnitOnOffer[], items: Items): Promise<CheapestUnit> =>
      shown({ kind: 'cheapest', units, items }, () => unitByVolume(items)),

    fitShown: (unit: ChosenUnit, items: Items): Promise<UnitFit> =>
      shown({ kind: 'fit', unit, items }, () => fitByVolume(unit, items)),

    /** Decides as the browser does (FIT-1). Throws Problem unavailable when too many tasks wait. */
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

/** One packer per process, because pages, routes and instrumentation are bundled separately. */
const KEY = Symbol.for('smart-storage-and-moving.packer');
const holder = globalThis as { [KEY]?: Packer };

export function packer(): Packer {
  holder[KEY] ??= createPacker(threadsOfServer());
  return holder[KEY];
}
