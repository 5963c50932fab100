import { pence } from '@/lib/domain/money';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { copyRental } from '@/lib/testing/many-rentals';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';

describeWithDatabase('billing of many stores when something is wrong with some', (database) => {
  const clock = fixedClock();
  let rentals: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    rentals = rentedUnits(testDeps(database().db, clock.now, { STORAGE_CREWS: '9' }), clock);
    jest.mocked(console.error).mockImplementation(() => undefined);
  });

  it('STO-2: a store whose order cannot be read stops no other', async () => {
    const { db } = database();
    const broken = await rentals.rent({ storageTerm: 'weekly' });
    const whole = await rentals.rent({ storageTerm: 'weekly', email: 'other@example.com' });
    await db
      .updateTable('orders')
      .set({ order_json: '{}' as never })
      .where('id', '=', broken.orderId)
      .execute();
    clock.set('2026-12-22T00:10:00.000Z');
    await rentals.bill();
    expect(await rentals.charges(whole.orderId)).toEqual(['2026-12-22 2026-12-29 2190 paid']);
    expect(await rentals.charges(broken.orderId)).toEqual([]);
  });

  itOnBoth('STO-2: stores whose end has to wait, however many, keep no other from its end', async () => {
    const { db } = database();
    const first = await rentals.rent({ storageTerm: 'weekly' });
    await db.updateTable('storage_contracts').set({ desk_end: '2026-12-20', ends_on: '2026-12-20' }).execute();
    await copyRental(db, first.orderId, 201);
    const rows = await db.selectFrom('storage_contracts').select('order_id').execute();
    const [free = '', ...waiting] = rows
      .map(({ order_id }) => order_id)
      .toSorted()
      .toReversed();
    const at = clock.now().toISOString();
    const period = {
      period_from: '2026-12-15',
      period_until: '2026-12-22',
      pence: pence(2_190),
      state: 'due',
    } as const;
    const none = { refusals: 0, first_refused_at: null, next_try_at: null, payment_id: null };
    const inHand = { attempt_id: 'asked', locked_until: '2027-12-01T00:00:00.000Z', created_at: at, updated_at: at };
    for (const id of waiting) {
      await db
        .insertInto('charges')
        .values({ id: `charge-${id}`, order_id: id, ...period, ...none, ...inHand })
        .execute();
    }
    const later = { ends_on: '2026-12-21', desk_end: '2026-12-21' };
    await db.updateTable('storage_contracts').set(later).where('order_id', '=', free).execute();
    clock.set('2026-12-22T00:10:00.000Z');
    await rentals.bill();
    expect(await rentals.contract(free)).toMatchObject({ state: 'ended' });
    const open = await db.selectFrom('storage_contracts').select('order_id').where('state', '!=', 'ended').execute();
    expect(open).toHaveLength(waiting.length);
  });
});
