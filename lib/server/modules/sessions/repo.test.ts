import { transact } from '@/lib/server/platform/db/db';
import { describeWithDatabase } from '@/lib/testing/databases';
import { insertLink, takeLink } from './repo';

const ID = '00000000-0000-4000-8000-000000000000';

describeWithDatabase('a sign-in link', (database) => {
  const take = (at: string) => transact(database().db, (trx) => takeLink(trx, ID, new Date(at)));

  beforeEach(() =>
    transact(database().db, (trx) =>
      insertLink(trx, {
        id: ID,
        email: 'ada@example.com',
        next: null,
        used_at: null,
        token_hash: 'hash',
        created_at: '2026-11-24T09:00:00.000Z',
        expires_at: '2026-11-24T09:15:00.000Z',
      }),
    ),
  );

  it('is used up by the first who takes it', async () => {
    expect([await take('2026-11-24T09:14:59.999Z'), await take('2026-11-24T09:14:59.999Z')]).toEqual([true, false]);
  });

  it('is over when its time has come', async () => {
    expect(await take('2026-11-24T09:15:00.000Z')).toBe(false);
  });
});
