import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { pence } from '@/lib/domain/money';
import { cheapestUnit, unitFit, unitHolds } from '@/lib/domain/packing/recommend';
import { endAfterTest, endAll } from '@/lib/testing/after-test';
import { dearestList, randomList } from '@/lib/testing/furniture-lists';
import { closedGate } from '@/lib/testing/gate';
import { madeOnce } from '@/lib/testing/made-once';
import { turns } from '@/lib/testing/turns';
import { createPacker, threadsOf } from './packer';

const UNITS = STORAGE_UNITS.map(({ space, feet, squareFeet }) => ({ space, feet, price: pence(squareFeet) }));
const UNIT = { storageSpace: 'Plan 12x8', squareFeet: null } as const;

/** The longest possible timer, so that no budget runs out and no thread counts as hung on a busy machine. */
const PATIENT_MS = 2 ** 31 - 1;

/** A thread that takes tasks and never answers. */
const SILENT = `
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', () => undefined);
  parentPort.postMessage({ kind: 'ready' });
`;
/** The packing thread, which starts when its gate opens. */
const HELD = `
  const { workerData } = require('node:worker_threads');
  Atomics.wait(workerData.cell, 0, 0);
  require(workerData.file);
`;

async function workerFile(): Promise<string> {
  const folder = await madeOnce('packing-worker', (outdir) => {
    const entryPoints = [path.resolve('lib/server/platform/packing/packing.worker.ts')];
    buildSync({ entryPoints, outdir, bundle: true, platform: 'node', target: 'node24', logLevel: 'error' });
  });
  return path.join(folder, 'packing.worker.js');
}

async function packerInThreads(changes: Partial<ReturnType<typeof threadsOf>> = {}, budgetMs = PATIENT_MS) {
  const packer = createPacker({ ...threadsOf(await workerFile()), hangsAfterMs: PATIENT_MS, ...changes }, budgetMs);
  endAfterTest(packer.close);
  return packer;
}

describe('packing in threads', () => {
  afterEach(endAll);

  it('FIT-1: answers as the rule does, in a thread or without', async () => {
    const items = randomList(3, 60);
    for (const packer of [await packerInThreads(), createPacker(null)]) {
      expect(await packer.cheapestUnit(UNITS, items)).toEqual(cheapestUnit(UNITS, items));
      expect(await packer.fitShown(UNIT, items)).toEqual(unitFit(UNIT, items));
      expect(await packer.unitHolds(UNIT, items)).toBe(unitHolds(UNIT, items));
    }
  });

  it('ABU-2: shows the answer by volume, and says so, when no thread answers within the budget', async () => {
    const packer = await packerInThreads({ start: () => new Worker(SILENT, { eval: true }) }, 1);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, seed) => packer.cheapestUnit(UNITS, randomList(seed, 10))),
    );
    expect(new Set(answers.map(({ measuredBy }) => measuredBy))).toEqual(new Set(['volume']));
  });

  it('ABU-2: packs nothing in the thread that answers requests', async () => {
    const { cell, open } = closedGate();
    const file = await workerFile();
    const packer = await packerInThreads({ start: () => new Worker(HELD, { eval: true, workerData: { cell, file } }) });
    const items = randomList(2, 10);
    let isAnswered = false;
    const answers = [
      packer.cheapestUnit(UNITS, items),
      packer.fitShown(UNIT, items),
      packer.unitHolds({ ...UNIT, storageSpace: 'Plan 6x4' }, items),
    ];
    void Promise.race(answers).then(() => (isAnswered = true));
    await turns(50);
    expect(isAnswered).toBe(false);
    open();
    expect(await Promise.all(answers)).toEqual([
      cheapestUnit(UNITS, items),
      unitFit(UNIT, items),
      unitHolds({ ...UNIT, storageSpace: 'Plan 6x4' }, items),
    ]);
  });

  it('FIT-1: decides over an order by the rule, never by the time: it waits, or is refused as a whole', async () => {
    const packer = await packerInThreads({ threads: 1, mustWait: 3 });
    await packer.fitShown(UNIT, randomList(1, 10));
    const lists = Array.from({ length: 6 }, (_, seed) => dearestList(seed + 100));
    const outcomes = await Promise.allSettled(lists.map((items) => packer.unitHolds(UNIT, items)));
    expect(outcomes.slice(0, 4)).toEqual(
      lists.slice(0, 4).map((items) => ({ status: 'fulfilled', value: unitHolds(UNIT, items) })),
    );
    for (const { status, ...outcome } of outcomes.slice(4)) {
      expect([status, outcome]).toEqual([
        'rejected',
        { reason: expect.objectContaining({ code: 'unavailable' }) as Error },
      ]);
    }
  });

  it('FIT-1: an order asks for nothing anew that was shown before', async () => {
    const items = randomList(5, 60);
    const packer = await packerInThreads({ threads: 1, mustWait: 0, mayWait: 1 });
    const shown = await packer.fitShown(UNIT, items);
    expect(await packer.unitHolds(UNIT, items)).toBe(shown.holds);
  });

  it('FIT-1: packs here when there is no thread to be had', async () => {
    const items = randomList(7, 30);
    const faults: string[] = [];
    jest.mocked(console.error).mockImplementation((line: string) => void faults.push(line));
    const packer = createPacker(threadsOf('/nowhere/packing.worker.js'));
    endAfterTest(packer.close);
    expect(await packer.unitHolds(UNIT, items)).toBe(unitHolds(UNIT, items));
    expect(faults).toEqual([expect.stringContaining('"where":"packing"')]);
  });
});
