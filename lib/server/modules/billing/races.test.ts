import { contractSessions, unfinishedSessions } from '@/lib/server/modules/ledger/repo';
import { keepCardOf } from '@/lib/server/modules/rentals/cards';
import { keepCard, keptCard } from '@/lib/server/modules/rentals/cards-repo';
import { endContract } from '@/lib/server/modules/rentals/end-contract';
import { transact } from '@/lib/server/platform/db/db';
import type { Db } from '@/lib/server/platform/db/schema';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { collectCharges } from './bill';

const MONTHLY = { storageTerm: 'monthly' } as const;
const FOUR_WEEKS = 6_572;

/** Returns a database handle that runs `happening` before its first transaction. */
function interrupted(db: Db, happening: () => Promise<unknown>): Db {
  let isOver = false;
  const execute = async (work: never) => {
    if (!isOver) {
      isOver = true;
      await happening();
    }
    return db.transaction().execute(work);
  };
  return new Proxy(db, {
    get: (target, key) =>
      key === 'transaction'
        ? () => ({ execute })
        : (Reflect.get(target, key, target) as { bind?: (to: Db) => unknown }).bind?.(target),
  });
}

/**
 * The rental begins with the collection on Tuesday 15 December 2026 and is paid with the order until 12 January 2027.
 */
describeOnBoth('a charge while something else happens', (database) => {
  const clock = fixedClock();
  let rentals: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    rentals = rentedUnits(testDeps(database().db, clock.now, { STORAGE_CREWS: '9' }), clock);
    jest.mocked(console.error).mockImplementation(() => undefined);
  });

  /** Rents a unit and leaves a charge due, because the provider was silent on its day. */
  async function owing() {
    const rental = await rentals.rent(MONTHLY);
    await rentals.days(48);
    rentals.bank.behave('refused', 1);
    await rentals.days(1);
    return rental;
  }

  it('STO-2: the end of its contract makes less of it: no more than that is taken', async () => {
    const { db } = database();
    const { orderId } = await owing();
    const ends = { desk_end: '2027-01-13', ends_on: '2027-01-13' };
    await db.updateTable('storage_contracts').set(ends).execute();
    clock.set('2027-01-14T01:00:00.000Z');
    const between = interrupted(db, () =>
      transact(db, (trx) => endContract(trx, orderId, { now: clock.now(), provider: 'test' })),
    );
    await collectCharges({ ...rentals.payments, db: between });
    expect(await rentals.charges(orderId)).toEqual(['2027-01-12 2027-02-09 1643 paid']);
    expect(rentals.bank.taken.map(({ amount }) => amount)).toEqual([1_643]);
  });

  it('STO-2: a card that takes the place of the one that was asked hides nothing that was taken', async () => {
    const { db } = database();
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    rentals.bank.behave('lost', 1);
    await rentals.days(1);
    const card = { customerRef: 'another customer', methodRef: 'another card' };
    await transact(db, (trx) => keepCard(trx, { orderId, provider: 'test', card }, null, clock.now()));
    clock.advanceMinutes(6);
    await rentals.bill();
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect([rentals.bank.taken.length, rentals.bank.asked()]).toEqual([1, 1]);
  });

  it('STO-3: an app that was away for weeks asks a card that was refused once a day, no more', async () => {
    await owing();
    rentals.bank.behave('refused');
    clock.advanceMinutes(30 * 24 * 60);
    const before = rentals.bank.asked();
    await rentals.bill();
    await rentals.bill();
    expect(rentals.bank.asked() - before).toBe(1);
    await rentals.days(1);
    expect(rentals.bank.asked() - before).toBe(2);
  });

  it('STO-2: a charge that is waived while its answer is lost is paid back, whole', async () => {
    const { db } = database();
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    rentals.bank.behave('lost', 1);
    await rentals.days(1);
    await db.updateTable('charges').set({ state: 'waived', next_try_at: null }).execute();
    clock.advanceMinutes(6);
    await rentals.bill();
    expect(await rentals.kept(orderId)).toBe(0);
    expect(rentals.bank.refunded).toEqual([FOUR_WEEKS]);
    await rentals.days(1);
    expect([rentals.bank.taken.length, rentals.bank.refunded.length]).toEqual([1, 1]);
  });

  it('STO-3: a card that the customer gave later stays, whenever that of an older payment is read', async () => {
    const { db } = database();
    const { orderId } = await rentals.rent(MONTHLY);
    clock.advanceMinutes(60);
    const card = { customerRef: 'customer', methodRef: 'given later' };
    await transact(db, (trx) => keepCard(trx, { orderId, provider: 'test', card }, null, clock.now()));
    await keepCardOf(rentals.payments, `payment-${orderId}`);
    expect(await keptCard(db, orderId, 'test')).toMatchObject(card);
  });

  it('STO-2: an attempt at a provider that is in use no more keeps no contract from its end', async () => {
    const { db } = database();
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    rentals.bank.behave('lost', 1);
    await rentals.days(1);
    const [attempt] = await db.selectFrom('charges').select('attempt_id').execute();
    const elsewhere = db.updateTable('payments').set({ provider: 'stripe' });
    await elsewhere.where('id', '=', attempt?.attempt_id ?? '').execute();
    await db.updateTable('storage_contracts').set({ desk_end: '2027-01-13', ends_on: '2027-01-13' }).execute();
    await rentals.days(2);
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'ended' });
    expect(await rentals.charges(orderId)).toEqual(['2027-01-12 2027-02-09 1643 due']);
    // Once that provider is in use again, it reports that it took more than was due in the end.
    await db.updateTable('payments').set({ provider: 'test' }).execute();
    await rentals.days(1);
    expect(await rentals.charges(orderId)).toEqual(['2027-01-12 2027-02-09 1643 paid']);
    expect(await rentals.kept(orderId)).toBe(1_643);
  });

  it('STO-2: a charge by card that failed is no page on which anything could be paid', async () => {
    const { db } = database();
    const { orderId } = await owing();
    await db.updateTable('payments').set({ state: 'failed' }).where('state', '=', 'declined').execute();
    expect(await contractSessions(db, orderId)).toEqual([]);
    expect(await unfinishedSessions(db, orderId, 'test')).toEqual([]);
  });
});
