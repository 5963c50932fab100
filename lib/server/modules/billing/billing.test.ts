import { accountView } from '@/lib/server/modules/accounts/view';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';

/** Collected on Tuesday 15 December 2026; 6 × 4 ft at £21.90, monthly £16.43 a week. */
const MONTHLY = { storageTerm: 'monthly' } as const;
const FOUR_WEEKS = 6_572;

describeWithDatabase('storage that bills itself', (database) => {
  const clock = fixedClock();
  let rentals: RentedUnits;
  const setUp = () => {
    clock.set('2026-11-24T00:10:00.000Z');
    rentals = rentedUnits(testDeps(database().db, clock.now, { STORAGE_CREWS: '9' }), clock);
  };
  beforeEach(setUp);

  it('STO-1: a booked storage order is a contract with what was agreed, paid until its first payment ends', async () => {
    const { orderId } = await rentals.rent(MONTHLY);
    expect(await rentals.contract(orderId)).toMatchObject({
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
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(41);
    expect(rentals.subjects().filter((subject) => subject.includes('12 January'))).toEqual([]);
    await rentals.days(1);
    expect(rentals.subjects().at(-1)).toMatch(/^£65\.72 for your storage on 12 January 2027/);
    expect(await rentals.charges(orderId)).toEqual([]);
    await rentals.days(7);
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect(rentals.subjects().at(-1)).toMatch(/^Receipt: £65\.72/);
    await rentals.days(28);
    expect(rentals.bank.taken.map(({ amount }) => amount)).toEqual([FOUR_WEEKS, FOUR_WEEKS]);
    expect(await rentals.contract(orderId)).toMatchObject({ paid_until: '2027-03-09', next_charge_on: '2027-03-09' });
  });

  it('STO-3: refused, it is mailed at once and tried again after 1, 3 and 7 days, then it is a person’s', async () => {
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    rentals.bank.behave('refused');
    await rentals.days(1);
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} failed`]);
    const tries = [rentals.bank.asked()];
    for (let day = 0; day < 8; day += 1) {
      await rentals.days(1);
      tries.push(rentals.bank.asked());
    }
    expect(tries).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4]);
    expect(rentals.subjects().filter((subject) => subject.startsWith('Your card was refused'))).toHaveLength(4);
    expect(rentals.subjects().filter((subject) => subject.startsWith('Storage unpaid'))).toHaveLength(1);
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'in_arrears' });
    expect(rentals.bank.taken).toEqual([]);
  });

  it('STO-3: a try that pays ends it, and the next period comes as agreed', async () => {
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    rentals.bank.behave('needs_confirmation', 1);
    await rentals.days(2);
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect(rentals.subjects()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Please confirm your storage payment/)]),
    );
    expect(await rentals.contract(orderId)).toMatchObject({ state: 'active', next_charge_on: '2027-02-09' });
  });

  it('STO-1, STO-3: the return ends it on its day; whole weeks that are not used go back by themselves', async () => {
    const rental = await rentals.rent(MONTHLY);
    await rentals.days(50);
    await rentals.bringBack(rental, '2027-01-27');
    expect(await rentals.contract(rental.orderId)).toMatchObject({
      ends_on: '2027-01-27',
      state: 'ending',
      next_charge_on: null,
    });
    await rentals.days(14);
    expect(rentals.bank.refunded).toEqual([]);
    await rentals.days(1);
    // Since 15 December: seven weeks have begun by 27 January, four were paid with the order.
    expect(rentals.bank.refunded).toEqual([1_643]);
    expect(await rentals.kept(rental.orderId)).toBe(3 * 1_643);
    expect(await rentals.contract(rental.orderId)).toMatchObject({ state: 'ended' });
    expect(rentals.subjects().at(-1)).toMatch(/^Your storage has ended/);
    await rentals.days(40);
    expect(rentals.bank.taken).toHaveLength(1);
  });

  it('STO-1: with the return known before, the last charge covers the weeks that are left', async () => {
    const rental = await rentals.rent(MONTHLY);
    await rentals.days(40);
    await rentals.bringBack(rental, '2027-01-27');
    const [space] = await accountView(rentals.payments).spaces({ id: 'ada', email: 'ada@example.com' });
    expect(space).toMatchObject({ nextPaymentOn: '2027-01-12', nextAmount: 49.29, hasPayments: true });
    await rentals.days(30);
    expect(await rentals.charges(rental.orderId)).toEqual(['2027-01-12 2027-02-02 4929 paid']);
    expect([rentals.bank.refunded, await rentals.kept(rental.orderId)]).toEqual([[], 3 * 1_643]);
  });

  it('STO-3: a return that is cancelled or moved moves the end with it', async () => {
    const rental = await rentals.rent(MONTHLY);
    await rentals.days(40);
    const back = await rentals.bringBack(rental, '2027-01-27');
    await rentals.guest(back).reschedule({ date: '2027-01-20', start: '10:00', end: '12:00' });
    expect(await rentals.contract(rental.orderId)).toMatchObject({ ends_on: '2027-01-20' });
    await rentals.guest(back).cancel();
    expect(await rentals.contract(rental.orderId)).toMatchObject({
      ends_on: null,
      state: 'active',
      next_charge_on: '2027-01-12',
    });
  });

  itOnBoth('STO-1: before the collection the contract follows its order, and goes with it', async () => {
    const rental = await rentals.rent(MONTHLY);
    await rentals.guest(rental).reschedule({ date: '2026-12-16', start: '10:00', end: '12:00' });
    expect(await rentals.contract(rental.orderId)).toMatchObject({
      started_on: '2026-12-16',
      next_charge_on: '2027-01-13',
    });
    await rentals.guest(rental).cancel();
    expect(await database().db.selectFrom('storage_contracts').selectAll().execute()).toEqual([]);
  });

  it('STO-3: by the week it is charged weekly, unannounced', async () => {
    const { orderId } = await rentals.rent({ storageTerm: 'weekly' });
    await rentals.days(36);
    expect(rentals.bank.taken.map(({ amount }) => amount)).toEqual([2_190, 2_190]);
    expect(await rentals.contract(orderId)).toMatchObject({ paid_until: '2027-01-05', noticed_for: null });
  });

  it('STO-2: an answer that was lost is looked up before the card is asked again', async () => {
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    jest.mocked(console.error).mockImplementation(() => undefined);
    rentals.bank.behave('lost', 1);
    await rentals.days(1);
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} due`]);
    clock.advanceMinutes(6);
    await rentals.bill();
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect([rentals.bank.taken.length, rentals.bank.asked()]).toEqual([1, 1]);
  });

  it('STO-2: a provider that is silent for an hour costs nothing but the hour', async () => {
    const { orderId } = await rentals.rent(MONTHLY);
    await rentals.days(48);
    jest.mocked(console.error).mockImplementation(() => undefined);
    rentals.bank.behave('silent');
    await rentals.days(1);
    for (let minutes = 0; minutes < 60; minutes += 5) {
      clock.advanceMinutes(5);
      await rentals.bill();
    }
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} due`]);
    rentals.bank.behave('pays');
    clock.advanceMinutes(6);
    await rentals.bill();
    expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    expect(rentals.bank.taken).toHaveLength(1);
    expect(rentals.subjects().filter((subject) => subject.startsWith('Your card was refused'))).toEqual([]);
  });

  it('STO-2: a clock that jumps three months forgets nothing, and charges nothing that was not announced', async () => {
    const { orderId } = await rentals.rent(MONTHLY);
    clock.advanceMinutes(115 * 24 * 60);
    await rentals.bill();
    expect([await rentals.charges(orderId), rentals.bank.taken]).toEqual([[], []]);
    await rentals.days(60);
    const charges = await rentals.charges(orderId);
    expect(new Set(charges).size).toBe(charges.length);
    expect(charges[0]).toBe(`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`);
    expect(rentals.bank.taken).toHaveLength(charges.length);
    clock.set('2026-11-24T00:10:00.000Z');
    await rentals.bill();
    expect(await rentals.charges(orderId)).toEqual(charges);
  });

  itOnBoth('STO-2: two instances in the same night charge every period once', async () => {
    const orders = [];
    for (let index = 0; index < 8; index += 1)
      orders.push(await rentals.rent({ ...MONTHLY, email: `c${index}@example.com` }));
    await rentals.days(48);
    clock.advanceMinutes(24 * 60);
    const deps = testDeps(database().another(), clock.now, { STORAGE_CREWS: '9' });
    const other = rentedUnits(deps, clock, rentals.bank);
    await Promise.all([rentals.bill(), other.bill(), rentals.bill(), other.bill()]);
    await rentals.bill();
    expect(rentals.bank.taken).toHaveLength(8);
    for (const { orderId } of orders) {
      expect(await rentals.charges(orderId)).toEqual([`2027-01-12 2027-02-09 ${FOUR_WEEKS} paid`]);
    }
    expect(
      rentals.subjects().filter((subject) => subject.startsWith('Receipt')).length +
        other.subjects().filter((subject) => subject.startsWith('Receipt')).length,
    ).toBe(8);
  });
});
