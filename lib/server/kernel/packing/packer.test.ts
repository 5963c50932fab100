import { monitorEventLoopDelay } from 'node:perf_hooks';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { STORAGE_UNITS } from '@/lib/domain/catalogue/storage-units';
import { pence } from '@/lib/domain/money';
import { cheapestUnit } from '@/lib/domain/packing/cheapest-unit';
import { unitFit, unitHolds } from '@/lib/domain/packing/unit-holds';
import { endAfterTest, endAll } from '@/lib/testing/after-test';
import { dearestList, randomList } from '@/lib/testing/furniture-lists';
import { madeOnce } from '@/lib/testing/made-once';
import { createPacker } from './packer';
import { BUDGET_MS, threadsOf } from './settings';

const UNITS = STORAGE_UNITS.map(({ space, feet, squareFeet }) => ({ space, feet, price: pence(squareFeet) }));
const UNIT = { storageSpace: 'Plan 12x8', squareFeet: null } as const;

/** On a machine that is busy with other tests everything takes longer: for whom time is no matter. */
const PATIENT_MS = 60_000;

async function packerInThreads(changes: Partial<ReturnType<typeof threadsOf>> = {}, budgetMs = PATIENT_MS) {
  const folder = await madeOnce('packing-worker', (outdir) => {
    const entryPoints = [path.resolve('lib/server/kernel/packing/packing.worker.ts')];
    buildSync({ entryPoints, outdir, bundle: true, platform: 'node', target: 'node24', logLevel: 'error' });
  });
  const packer = createPacker({ ...threadsOf(path.join(folder, 'packing.worker.js')), ...changes }, budgetMs);
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

  it('ABU-2: shows the answer by volume, and says so, when it would take too long; nobody else waits meanwhile', async () => {
    const packer = await packerInThreads({}, BUDGET_MS);
    await packer.cheapestUnit(UNITS, randomList(1, 10));
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const startedAt = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, seed) => packer.cheapestUnit(UNITS, dearestList(seed))),
    );
    const ms = performance.now() - startedAt;
    delay.disable();
    expect(new Set(answers.map(({ measuredBy }) => measuredBy))).toEqual(new Set(['volume']));
    expect(ms).toBeLessThan(2_000);
    expect(delay.percentile(90) / 1e6).toBeLessThan(100);
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
