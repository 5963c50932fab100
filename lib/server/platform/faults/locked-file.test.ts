import { postOrder } from '@/lib/testing/api-client';
import { startApiProcess } from '@/lib/testing/api-process';
import { describeWithDatabase } from '@/lib/testing/databases';
import { lockFile } from '@/lib/testing/lock-file';
import { quietTuesday } from '@/lib/testing/quiet-day';
import { turns } from '@/lib/testing/turns';

/** Enough for a write that waits for nobody. */
const TURNS = 50;

describeWithDatabase(
  'a file that another process has locked',
  (database) => {
    it('ABU-2: health checks are answered while an order waits for the file; the order is placed afterwards', async () => {
      const { origin } = await startApiProcess(database());
      const answers = { dates: { movingDate: quietTuesday() } };
      const isHealthy = async () => (await fetch(`${origin}/api/health`)).status === 200;
      const order = () => {
        const state = { isAnswered: false };
        const answer = postOrder(origin, { answers }).finally(() => (state.isAnswered = true));
        return { answer, isAnswered: () => state.isAnswered };
      };
      // The first order of a process loads code. The second shows how many health checks an order takes.
      await order().answer;
      let checks = 0;
      const quick = order();
      while (!quick.isAnswered()) {
        expect(await isHealthy()).toBe(true);
        checks += 1;
      }
      expect((await quick.answer).status).toBe(201);

      const { location } = database();
      const release = await lockFile(location.kind === 'sqlite' ? location.file : '');
      const waiting = order();
      for (let check = 0; check < 3 * checks + 10; check += 1) expect(await isHealthy()).toBe(true);
      expect(waiting.isAnswered()).toBe(false);
      await release();
      const { status, body } = await waiting.answer;
      expect([status, body.state]).toEqual([201, 'awaiting_payment']);
    });

    it('ABU-2: two handles of one process wait for each other', async () => {
      const { db, another } = database();
      const other = another();
      const put = (key: string) => other.insertInto('settings').values({ key, value: '1' }).execute();
      const written: string[] = [];
      const { second } = await db.transaction().execute(async (trx) => {
        await trx.insertInto('settings').values({ key: 'first', value: '1' }).execute();
        const blocked = put('second').then(() => written.push('second'));
        await turns(TURNS);
        expect(written).toEqual([]);
        return { second: blocked };
      });
      await second;
      await put('third');
      const rows = await db
        .selectFrom('settings')
        .select('key')
        .where('key', 'in', ['first', 'second', 'third'])
        .execute();
      expect(rows.map(({ key }) => key).toSorted()).toEqual(['first', 'second', 'third']);
    });
  },
  'sqlite',
);
