import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { storagePaymentsService } from './bill';

const MONTHLY = { storageTerm: 'monthly' } as const;

/** Collected on Tuesday 15 December 2026, paid with the order until 12 January 2027. */
describeWithDatabase('nothing is charged that was not announced', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let rentals: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    deps = testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });
    rentals = rentedUnits(deps, clock);
  });
  const notices = () => rentals.subjects().filter((subject) => / for your storage on /.test(subject));

  it('STO-2: also when the app was away on the day: the mail names the day of the charge, seven days ahead', async () => {
    const rental = await rentals.rent(MONTHLY);
    clock.set('2027-03-19T00:10:00.000Z');
    await rentals.bill();
    expect(notices()).toEqual([expect.stringMatching(/^£65\.72 for your storage on 26 March 2027/)]);
    const view = await storagePaymentsService(deps).view(rental, { isBack: false, endOn: '' });
    expect(view?.next).toEqual({ on: '2027-03-26', weeks: 4, amount: 65.72 });
    await rentals.days(6);
    expect(rentals.bank.taken).toEqual([]);
    await rentals.days(1);
    expect(await rentals.charges(rental.orderId)).toEqual(['2027-01-12 2027-02-09 6572 paid']);
  });

  it('STO-3: a return that is cancelled after the notice makes it more, which is announced anew', async () => {
    const rental = await rentals.rent(MONTHLY);
    await rentals.days(40);
    const back = await rentals.bringBack(rental, '2027-01-27');
    await rentals.days(2);
    expect(notices()).toEqual([expect.stringMatching(/^£49\.29 for your storage on 12 January 2027/)]);
    await rentals.days(5);
    await rentals.guest(back).cancel();
    await rentals.bill();
    expect(notices().at(-1)).toMatch(/^£65\.72 for your storage on 17 January 2027/);
    await rentals.days(6);
    expect(rentals.bank.taken).toEqual([]);
    await rentals.days(1);
    expect(rentals.bank.taken).toEqual([expect.objectContaining({ amount: 6_572 })]);
  });

  it('STO-3: a return that makes it less needs no other notice', async () => {
    const rental = await rentals.rent(MONTHLY);
    await rentals.days(43);
    await rentals.bringBack(rental, '2027-01-27');
    await rentals.days(6);
    expect(notices()).toEqual([expect.stringMatching(/^£65\.72 for your storage on 12 January 2027/)]);
    expect(await rentals.charges(rental.orderId)).toEqual(['2027-01-12 2027-02-02 4929 paid']);
  });

  it('STO-2: a clock that ran ahead and was put right announces it when its time has come', async () => {
    const { orderId } = await rentals.rent(MONTHLY);
    clock.set('2027-03-19T00:10:00.000Z');
    await rentals.bill();
    clock.set('2027-01-05T00:10:00.000Z');
    await rentals.bill();
    expect(notices().at(-1)).toMatch(/^£65\.72 for your storage on 12 January 2027/);
    await rentals.days(7);
    expect(await rentals.charges(orderId)).toEqual(['2027-01-12 2027-02-09 6572 paid']);
  });
});
