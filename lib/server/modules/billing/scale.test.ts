import { openDatabase } from '@/lib/server/platform/db/open';
import { endAfterTest } from '@/lib/testing/after-test';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { copyRental } from '@/lib/testing/many-rentals';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits } from '@/lib/testing/rented-units';

const FEW = 20;
const MANY = 100;

/** How long ten thousand take is measured by `npm run bench`; here, that a store costs the same however many are due. */
describeWithDatabase('many stores that are due in one night', (database) => {
  it('STO-2: are all charged, once each, at the same cost for each', async () => {
    const clock = fixedClock();
    clock.set('2026-11-24T00:10:00.000Z');
    let statements = 0;
    const db = openDatabase(database().location, () => (statements += 1));
    endAfterTest(() => db.destroy());
    const rentals = rentedUnits(testDeps(db, clock.now), clock);
    const { orderId } = await rentals.rent({ storageTerm: 'weekly' });

    async function billAt(night: string) {
      clock.set(night);
      const before = { statements, taken: rentals.bank.taken.length, receipts: receipts() };
      await rentals.bill();
      return {
        taken: rentals.bank.taken.length - before.taken,
        receipts: receipts() - before.receipts,
        statements: statements - before.statements,
      };
    }
    const receipts = () => rentals.subjects().filter((subject) => subject.startsWith('Receipt')).length;

    await copyRental(db, orderId, FEW - 1);
    const few = await billAt('2026-12-22T00:10:00.000Z');
    expect(few).toMatchObject({ taken: FEW, receipts: FEW });
    await copyRental(db, orderId, MANY - FEW);
    const many = await billAt('2027-01-19T00:10:00.000Z');
    expect(many).toMatchObject({ taken: MANY, receipts: MANY });
    expect(many.statements / MANY).toBeLessThanOrEqual(few.statements / FEW);
    expect(await db.selectFrom('charges').select('id').where('state', '=', 'paid').execute()).toHaveLength(FEW + MANY);
  });
});
