import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { postOrder } from '@/lib/testing/api-client';
import { endAfterTest } from '@/lib/testing/after-test';
import { startApiProcess } from '@/lib/testing/api-process';
import { forEachDatabase } from '@/lib/testing/databases';
import { quietTuesday } from '@/lib/testing/quiet-day';

/** Another process with the write lock: an operator's shell, a copy of the file. Lets go after so many milliseconds. */
const HOLDER = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 10_000 });
  database.exec('begin immediate');
  console.log('held');
  setTimeout(() => database.exec('commit'), Number(process.argv[2]));
`;
const HELD_MS = 3_000;
const PROBE_EVERY_MS = 20;

forEachDatabase(
  'a file that another process has locked',
  (database) => {
    async function lock(ms: number) {
      const { location } = database();
      const file = location.kind === 'sqlite' ? location.file : '';
      const holder = spawn(process.execPath, ['--no-warnings', '-e', HOLDER, file, String(ms)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = once(holder, 'exit');
      endAfterTest(() => ended);
      await once(holder.stdout, 'data');
    }

    it('ABU-2: keeps nobody waiting who does not write; an order waits, and is placed', async () => {
      const { origin } = await startApiProcess(database());
      // What every process does first is done: pages and routes are there, the order's call has been made.
      const answers = { dates: { movingDate: quietTuesday() } };
      await postOrder(origin, { answers });
      await lock(HELD_MS);
      const startedAt = performance.now();
      const waiting = new AbortController();
      const order = postOrder(origin, { answers }).finally(() => waiting.abort());
      const probes: number[] = [];
      while (!waiting.signal.aborted) {
        const askedAt = performance.now();
        expect((await fetch(`${origin}/api/health`)).status).toBe(200);
        probes.push(performance.now() - askedAt);
        await delay(PROBE_EVERY_MS);
      }
      const waited = performance.now() - startedAt;
      const { status, body } = await order;
      expect([status, body.state]).toEqual([201, 'awaiting_payment']);
      expect(waited).toBeGreaterThan(HELD_MS / 2);
      expect(probes.length).toBeGreaterThan(20);
      const sorted = probes.toSorted((a, b) => a - b);
      expect(sorted[Math.floor(sorted.length * 0.95)]).toBeLessThan(100);
      // Where other tests have the processor, one may be late; none waits for the lock.
      expect(sorted.at(-1)).toBeLessThan(HELD_MS / 3);
    });

    it('ABU-2: two handles of one process wait for each other', async () => {
      const { db, another } = database();
      const other = another();
      const put = (key: string) => other.insertInto('settings').values({ key, value: '1' }).execute();
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('settings').values({ key: 'first', value: '1' }).execute();
        const second = put('second');
        await delay(200);
        const isThere = await trx.selectFrom('settings').select('key').where('key', '=', 'second').execute();
        expect(isThere).toEqual([]);
        void second.catch(() => undefined);
      });
      await put('third');
      const rows = await db
        .selectFrom('settings')
        .select('key')
        .where('key', 'in', ['first', 'second', 'third'])
        .execute();
      expect(rows.map(({ key }) => key).toSorted()).toEqual(['first', 'second', 'third']);
    });
  },
  ['sqlite'],
);
