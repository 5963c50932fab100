import { EMPTY_MOVING_ANSWERS } from '@/lib/domain/answers/flow-answers';
import { createServices } from '@/lib/server/container';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import type { Db } from './schema';
import { addSearchWords } from './migrations/0061-words';

describeOnBoth('the search words that migration 0061 adds', (database) => {
  const rowsOf = async (db: Db) => {
    const rows = await db.selectFrom('search_words').selectAll().execute();
    return rows.map(({ word, person, at, record_id: id }) => [word, person, at, id].join(' ')).toSorted();
  };

  it('DSK-1: are those that today’s orders and enquiries get', async () => {
    const { db } = database();
    const deps = testDeps(db, fixedClock().now);
    await placeOrder(deps, { firstName: 'Łukasz', lastName: 'Muñoz-Ek', email: 'L.Munoz@Example.com' });
    const { drafts, enquiries } = createServices(deps);
    const answers = { ...EMPTY_MOVING_ANSWERS, firstName: 'Zoë' };
    const { draftId } = await drafts.save({ draftId: null, flow: 'moving', step: 'items', answers });
    const contact = { firstName: 'Nadia', lastName: 'Haddad', email: 'n@example.com', phonePrefix: '44' };
    await enquiries.checkout({ draftId, ...contact, phone: '7700900123' });
    const written = await rowsOf(db);
    expect(new Set(written.map((row) => row.split(' ')[1]))).toEqual(new Set(['l.munoz@example.com', 'n@example.com']));

    await db.deleteFrom('search_words').execute();
    await addSearchWords(db);
    expect(await rowsOf(db)).toEqual(written);
  });
});
