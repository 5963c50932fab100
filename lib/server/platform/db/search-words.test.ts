import { sql } from 'kysely';
import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/moving';
import { createServices } from '@/lib/server/container';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import type { Db } from './db';
import { searchWords } from './migrations/0043-search-words';

describeOnBoth('the words of what was there before them', (database) => {
  const rowsOf = async (db: Db) => {
    const rows = await db.selectFrom('search_words').selectAll().execute();
    return rows.map(({ word, person, at, record_id: id }) => [word, person, at, id].join(' ')).toSorted();
  };

  it('DSK-1: are those of what comes later: orders, enquiries, and quotes with an owner', async () => {
    const { db } = database();
    const deps = testDeps(db, fixedClock().now);
    await placeOrder(deps, { firstName: 'Łukasz', lastName: 'Muñoz-Ek', email: 'L.Munoz@Example.com' });
    const { drafts, leads } = createServices(deps);
    const draft = { draftId: null, flow: 'moving', step: 'items' } as const;
    const { draftId } = await drafts.save(
      { ...draft, answers: { ...EMPTY_MOVING_ANSWERS, firstName: 'Zoë' } },
      'z@example.com',
    );
    const contact = { firstName: 'Nadia', lastName: 'Haddad', email: 'n@example.com', phonePrefix: '44' };
    await leads.checkout({ draftId, ...contact, phone: '7700900123' });
    await drafts.save({ ...draft, answers: EMPTY_MOVING_ANSWERS });
    const written = await rowsOf(db);
    expect(new Set(written.map((row) => row.split(' ')[1]))).toEqual(
      new Set(['l.munoz@example.com', 'n@example.com', 'z@example.com']),
    );

    for (const index of ['orders_mailbox', 'leads_email', 'leads_phone', 'leads_draft']) {
      await db.schema.dropIndex(index).execute();
    }
    await db.schema.dropTable('search_words').execute();
    await sql`create table order_search (order_id text, words text)`.execute(db);
    await searchWords.up(db);
    expect(await rowsOf(db)).toEqual(written);
  });
});
