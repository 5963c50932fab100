import { forEachDatabase } from '@/lib/testing/databases';
import { isMigrated, migrate } from './migrate';
import { transact } from './transact';

forEachDatabase('migrations', (database) => {
  it('applies everything once and knows that it has', async () => {
    const { db, another } = database();
    await expect(isMigrated(db)).resolves.toBe(true);
    await expect(migrate(another())).resolves.toEqual([]);
  });

  it('rolls everything back when the work throws', async () => {
    const { db } = database();
    const work = transact(db, async (trx) => {
      await trx.insertInto('settings').values({ key: 'a', value: '1' }).execute();
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    await expect(db.selectFrom('settings').where('key', '=', 'a').selectAll().execute()).resolves.toEqual([]);
  });

  it('gives integers back as numbers, also from bigint columns', async () => {
    const { db } = database();
    await db.insertInto('rate_limits').values({ key: 'a', window_start: 1_795_000_000_000, hits: 3 }).execute();
    const row = await db.selectFrom('rate_limits').selectAll().executeTakeFirstOrThrow();
    expect({ ...row }).toEqual({ key: 'a', window_start: 1_795_000_000_000, hits: 3 });
  });
});

forEachDatabase(
  'values',
  (database) => {
    it('refuses what only PostgreSQL would take, with a clear word', async () => {
      const value = new Date() as unknown as string;
      await expect(database().db.insertInto('settings').values({ key: 'a', value }).execute()).rejects.toThrow(
        TypeError,
      );
    });
  },
  ['sqlite'],
);
