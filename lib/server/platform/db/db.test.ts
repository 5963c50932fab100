import { describeOnBoth } from '@/lib/testing/databases';
import * as isSqliteModule from './db';

const { isSqlite } = isSqliteModule;
type IsSqlite = typeof isSqliteModule;

describeOnBoth('which database a handle is of', (database) => {
  it('is known, within a transaction too', async () => {
    const { db, kind } = database();
    const within = await db.transaction().execute((trx) => Promise.resolve(isSqlite(trx)));
    expect([isSqlite(db), within]).toEqual([kind === 'sqlite', kind === 'sqlite']);
  });

  it('is known of a handle that another bundle has opened, with classes of its own', () => {
    const { db, kind } = database();
    jest.isolateModules(() => {
      const apart = jest.requireActual<IsSqlite>('./db');
      expect(apart.isSqlite(db)).toBe(kind === 'sqlite');
    });
  });
});
