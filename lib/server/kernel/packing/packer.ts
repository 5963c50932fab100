import { createHash } from 'node:crypto';
import { unitByVolume, type CheapestUnit, type UnitOnOffer } from '@/lib/domain/packing/cheapest-unit';
import { fitByVolume, type ChosenUnit, type UnitFit } from '@/lib/domain/packing/unit-holds';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { remembered } from '@/lib/remembered';
import { Problem } from '@/lib/server/kernel/base/problem';
import { report } from '@/lib/server/kernel/observability/report';
import { Busy, createPool, type PoolSettings } from './pool';
import { ANSWERS_KEPT, BUDGET_MS, threadsOfServer } from './settings';
import { answerTask, type PackingAnswer, type PackingAnswers, type PackingTask } from './tasks';

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
