import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { likeStore } from '@/lib/testing/many-stores';
import { rentedStores } from '@/lib/testing/rented-store';

const MANY = 100;
/** Ten minutes for ten thousand, of which this is a part. */
const WITHIN_MS = (600_000 * MANY) / 10_000;

forEachDatabase('many stores that are due in one night', (database) => {
  it('STO-2: are all charged, once each, in their share of ten minutes', async () => {
    const clock = fixedClock();
    clock.set('2026-11-24T00:10:00.000Z');
    const { db } = database();
    const stores = rentedStores(testDeps(db, clock.now), clock);
    const { orderId } = await stores.rent({ storageTerm: 'weekly' });
    await likeStore(db, orderId, MANY - 1);
    clock.set('2026-12-22T00:10:00.000Z');
    const startedAt = performance.now();
    await stores.bill();
    const ms = performance.now() - startedAt;
    expect(stores.bank.taken).toHaveLength(MANY);
    expect(await db.selectFrom('charges').select('id').where('state', '=', 'paid').execute()).toHaveLength(MANY);
    expect(stores.subjects().filter((subject) => subject.startsWith('Receipt'))).toHaveLength(MANY);
    expect(ms).toBeLessThan(WITHIN_MS);
  });
});
