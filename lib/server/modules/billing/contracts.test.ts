import { pence } from '@/lib/domain/money';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import { updateContract } from '@/lib/server/modules/rentals/contracts-repo';
import { setStoragePrice } from '@/lib/server/modules/rentals/desk-rental';
import { endContract, syncContract } from '@/lib/server/modules/rentals/end-contract';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { untilBlocked } from '@/lib/testing/until-blocked';
import { collectCharges } from './bill';

const MONTHLY = { storageTerm: 'monthly' } as const;
const DESK = { email: 'desk@example.com' };

/** Collected on Tuesday 15 December 2026, paid with the order until 12 January 2027. */
describeWithDatabase('a storage contract that something happens to', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let rentals: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    deps = testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });
    rentals = rentedUnits(deps, clock);
  });
  const priceOf = (reference: string, perWeek: number, from: string) =>
    setStoragePrice(deps, DESK, { reference, perWeek, from });

  it('STO-3: a price that was announced before the first charge holds from its day', async () => {
    const { orderId, reference } = await rentals.rent(MONTHLY);
    await rentals.days(22);
    await priceOf(reference, 20, '2027-02-01');
    await rentals.deliver();
    expect(rentals.subjects().at(-1)).toMatch(/price/i);
    await rentals.days(55);
    expect(await rentals.charges(orderId)).toEqual([
      '2027-01-12 2027-02-09 6572 paid',
      '2027-02-09 2027-03-09 8000 paid',
    ]);
  });

  itOnBoth('STO-3: a second price leaves the first one in force until its own day', async () => {
    const { orderId, reference } = await rentals.rent(MONTHLY);
    await rentals.days(50);
    await priceOf(reference, 20, '2027-02-13');
    await rentals.days(56);
    await priceOf(reference, 22, '2027-05-01');
    await rentals.days(56);
    expect((await rentals.charges(orderId)).map((line) => line.split(' ')[2])).toEqual([
      ...['6572', '6572', '8000', '8000', '8800'],
    ]);
  });

  itOnBoth('STO-3: what the desk decides stands though a return is booked at the same moment', async () => {
    const { db } = database();
    const rental = await rentals.rent(MONTHLY);
    await rentals.days(40);
    const back = await rentals.bringBack(rental, '2027-01-27');
    const row = await findOrder(db, back.orderId);
    if (!row) throw new Error('No return');
    // As it is in the transaction that books the return: the contract knows nothing of it yet.
    await db.updateTable('storage_contracts').set({ ends_on: null, state: 'active' }).execute();
    const booked: Promise<unknown>[] = [];
    await transact(db, async (trx) => {
      await lockOrder(trx, rental.orderId);
      await updateContract(trx, rental.orderId, { desk_end: '2027-01-20' }, clock.now());
      booked.push(transact(db, (other) => syncContract(other, row, clock.now())));
      await untilBlocked(database());
    });
    await Promise.all(booked);
    expect(await rentals.contract(rental.orderId)).toMatchObject({ desk_end: '2027-01-20', ends_on: '2027-01-20' });
  });

  it('STO-3: an order that is cancelled after a charge is charged no more', async () => {
    const { db } = database();
    const { orderId } = await rentals.rent({ storageTerm: 'weekly' });
    await rentals.days(28);
    expect(rentals.bank.taken).toHaveLength(1);
    await db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', orderId).execute();
    await rentals.days(30);
    expect(rentals.bank.taken).toHaveLength(1);
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'ended' });
  });

  itOnBoth('STO-2: payment pages over what the end made less are closed', async () => {
    const { db } = database();
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    rentals.bank.behave('refused');
    await rentals.days(1);
    const at = clock.now().toISOString();
    await db
      .insertInto('payments')
      .values({
        id: 'page',
        order_id: orderId,
        provider: 'stripe',
        provider_ref: 'page',
        state: 'open',
        amount_pence: pence(6_572),
        created_at: at,
        updated_at: at,
        change_id: null,
        charge_ref: null,
        contract_id: orderId,
      })
      .execute();
    await db.updateTable('storage_contracts').set({ desk_end: '2027-01-13', ends_on: '2027-01-13' }).execute();
    clock.set('2027-01-14T00:10:00.000Z');
    await transact(db, (trx) => endContract(trx, orderId, { now: clock.now(), provider: 'test' }));
    const ended = await db
      .selectFrom('outbox')
      .select('dedupe_key')
      .where('topic', '=', 'payment.end_session')
      .execute();
    expect(ended).toEqual([{ dedupe_key: 'payment.end_session:page' }]);
  });

  itOnBoth('STO-2: a customer who comes back waits for their own charges only', async () => {
    const { db } = database();
    const mine = await rentals.rent(MONTHLY);
    const other = await rentals.rent({ ...MONTHLY, email: 'other@example.com' });
    await rentals.days(48);
    rentals.bank.behave('refused');
    await rentals.days(1);
    rentals.bank.behave('pays');
    await db.updateTable('charges').set({ next_try_at: clock.now().toISOString() }).execute();
    await collectCharges(rentals.payments, mine.orderId);
    expect(await rentals.charges(mine.orderId)).toEqual(['2027-01-12 2027-02-09 6572 paid']);
    expect(await rentals.charges(other.orderId)).toEqual(['2027-01-12 2027-02-09 6572 failed']);
  });
});
