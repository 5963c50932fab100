import { accountView } from '@/lib/server/modules/accounts/view';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedStores, type RentedStores } from '@/lib/testing/rented-units';

/** Collected on Tuesday 15 December 2026; 6 × 4 ft at £21.90, monthly £16.43 a week. */
const MONTHLY = { storageTerm: 'monthly' } as const;
const FOUR_WEEKS = 6_572;

describeWithDatabase('storage that bills itself', (database) => {
  const clock = fixedClock();
  let stores: RentedStores;
  const setUp = () => {
    clock.set('2026-11-24T00:10:00.000Z');
    stores = rentedStores(testDeps(database().db, clock.now, { STORAGE_CREWS: '9' }), clock);
  };
  beforeEach(setUp);

  it('STO-1: a booked storage order is a contract with what was agreed, paid until its first payment ends', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    expect(await stores.contract(orderId)).toMatchObject({
      space: 'Plan 6x4',
      term: 'monthly',
      list_pence: 2_190,
      weekly_pence: 1_643,
      student_percent: 0,
      started_on: '2026-12-15',
      paid_until: '2027-01-12',
      next_charge_on: '2027-01-12',
      state: 'active',
    });
  });

  it('STO-3: is announced seven days before, charged on its day, and has a receipt, period after period', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    await stores.days(41);
    expect(stores.subjects().filter((subject) => subject.includes('12 January'))).toEqual([]);
    await stores.days(1);
    expect(stores.subjects().at(-1)).toMatch(/^£65\.72 for your storage on 12 January 2027/);
    expect(await stores.charges(orderId)).toEqual([]);
    await stores.days(7);
    expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect(stores.subjects().at(-1)).toMatch(/^Receipt: £65\.72/);
    await stores.days(28);
    expect(stores.bank.taken.map(({ amount }) => amount)).toEqual([FOUR_WEEKS, FOUR_WEEKS]);
    expect(await stores.contract(orderId)).toMatchObject({ paid_until: '2027-03-09', next_charge_on: '2027-03-09' });
  });

  it('STO-3: refused, it is mailed at once and tried again after 1, 3 and 7 days, then it is a person’s', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    await stores.days(48);
    stores.bank.behave('refused');
    await stores.days(1);
    expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} failed`]);
    const tries = [stores.bank.asked()];
    for (let day = 0; day < 8; day += 1) {
      await stores.days(1);
      tries.push(stores.bank.asked());
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
    expect(stores.subjects().filter((subject) => subject.startsWith('Your card was refused'))).toHaveLength(4);
    expect(stores.subjects().filter((subject) => subject.startsWith('Storage unpaid'))).toHaveLength(1);
    expect(await stores.contract(orderId)).toMatchObject({ state: 'in_arrears' });
    expect(stores.bank.taken).toEqual([]);
  });

  it('STO-3: a try that pays ends it, and the next period comes as agreed', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    await stores.days(48);
    stores.bank.behave('needs_confirmation', 1);
    await stores.days(2);
    expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect(stores.subjects()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Please confirm your storage payment/)]),
    );
    expect(await stores.contract(orderId)).toMatchObject({ state: 'active', next_charge_on: '2027-02-09' });
  });

  it('STO-1, STO-3: the return ends it on its day; whole weeks that are not used go back by themselves', async () => {
    const store = await stores.rent(MONTHLY);
    await stores.days(50);
    await stores.bringBack(store, '2027-01-27');
    expect(await stores.contract(store.orderId)).toMatchObject({
      ends_on: '2027-01-27',
      state: 'ending',
      next_charge_on: null,
    });
    await stores.days(14);
    expect(stores.bank.refunded).toEqual([]);
    await stores.days(1);
    // Since 15 December: seven weeks have begun by 27 January, four were paid with the order.
    expect(stores.bank.refunded).toEqual([1_643]);
    expect(await stores.kept(store.orderId)).toBe(3 * 1_643);
    expect(await stores.contract(store.orderId)).toMatchObject({ state: 'ended' });
    expect(stores.subjects().at(-1)).toMatch(/^Your storage has ended/);
    await stores.days(40);
    expect(stores.bank.taken).toHaveLength(1);
  });

  it('STO-1: with the return known before, the last charge covers the weeks that are left', async () => {
    const store = await stores.rent(MONTHLY);
    await stores.days(40);
    await stores.bringBack(store, '2027-01-27');
    const [space] = await accountView(stores.payments).spaces({ id: 'ada', email: 'ada@example.com' });
    expect(space).toMatchObject({ nextPaymentOn: '2027-01-12', nextAmount: 49.29, hasPayments: true });
    await stores.days(30);
    expect(await stores.charges(store.orderId)).toEqual(['2027-01-12 2027-02-02 4929 paid']);
    expect([stores.bank.refunded, await stores.kept(store.orderId)]).toEqual([[], 3 * 1_643]);
  });

  it('STO-3: a return that is cancelled or moved moves the end with it', async () => {
    const store = await stores.rent(MONTHLY);
    await stores.days(40);
    const back = await stores.bringBack(store, '2027-01-27');
    await stores.guest(back).reschedule({ date: '2027-01-20', start: '10:00', end: '12:00' });
    expect(await stores.contract(store.orderId)).toMatchObject({ ends_on: '2027-01-20' });
    await stores.guest(back).cancel();
    expect(await stores.contract(store.orderId)).toMatchObject({
      ends_on: null,
      state: 'active',
      next_charge_on: '2027-01-12',
    });
  });

  itOnBoth('STO-1: before the collection the contract follows its order, and goes with it', async () => {
    const store = await stores.rent(MONTHLY);
    await stores.guest(store).reschedule({ date: '2026-12-16', start: '10:00', end: '12:00' });
    expect(await stores.contract(store.orderId)).toMatchObject({
      started_on: '2026-12-16',
      next_charge_on: '2027-01-13',
    });
    await stores.guest(store).cancel();
    expect(await database().db.selectFrom('storage_contracts').selectAll().execute()).toEqual([]);
  });

  it('STO-3: by the week it is charged weekly, unannounced', async () => {
    const { orderId } = await stores.rent({ storageTerm: 'weekly' });
    await stores.days(36);
    expect(stores.bank.taken.map(({ amount }) => amount)).toEqual([2_190, 2_190]);
    expect(await stores.contract(orderId)).toMatchObject({ paid_until: '2027-01-05', noticed_for: null });
  });

  it('STO-2: an answer that was lost is looked up before the card is asked again', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    await stores.days(48);
    jest.mocked(console.error).mockImplementation(() => undefined);
    stores.bank.behave('lost', 1);
    await stores.days(1);
    expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} due`]);
    clock.advanceMinutes(6);
    await stores.bill();
    expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect([stores.bank.taken.length, stores.bank.asked()]).toEqual([1, 1]);
  });

  it('STO-2: a provider that is silent for an hour costs nothing but the hour', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    await stores.days(48);
    jest.mocked(console.error).mockImplementation(() => undefined);
    stores.bank.behave('silent');
    await stores.days(1);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      clock.advanceMinutes(5);
      await stores.bill();
    }
    expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} due`]);
    stores.bank.behave('pays');
    clock.advanceMinutes(6);
    await stores.bill();
    expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect(stores.bank.taken).toHaveLength(1);
    expect(stores.subjects().filter((subject) => subject.startsWith('Your card was refused'))).toEqual([]);
  });

  it('STO-2: a clock that jumps three months forgets nothing, and charges nothing that was not announced', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    clock.advanceMinutes(115 * 24 * 60);
    await stores.bill();
    expect([await stores.charges(orderId), stores.bank.taken]).toEqual([[], []]);
    await stores.days(60);
    const charges = await stores.charges(orderId);
    expect(new Set(charges).size).toBe(charges.length);
    expect(charges[0]).toBe(`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`);
    expect(stores.bank.taken).toHaveLength(charges.length);
    clock.set('2026-11-24T00:10:00.000Z');
    await stores.bill();
    expect(await stores.charges(orderId)).toEqual(charges);
  });

  itOnBoth('STO-2: two instances in the same night charge every period once', async () => {
    const orders = [];
    for (let index = 0; index < 8; index += 1)
      orders.push(await stores.rent({ ...MONTHLY, email: `c${index}@example.com` }));
    await stores.days(48);
    clock.advanceMinutes(24 * 60);
    const deps = testDeps(database().another(), clock.now, { STORAGE_CREWS: '9' });
    const other = rentedStores(deps, clock, stores.bank);
    await Promise.all([stores.bill(), other.bill(), stores.bill(), other.bill()]);
    await stores.bill();
    expect(stores.bank.taken).toHaveLength(8);
    for (const { orderId } of orders) {
      expect(await stores.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    }
    expect(
      stores.subjects().filter((subject) => subject.startsWith('Receipt')).length +
        other.subjects().filter((subject) => subject.startsWith('Receipt')).length,
    ).toBe(8);
  });
});
