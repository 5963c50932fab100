import type { Deps } from '@/lib/server/platform/installation/deps';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedStores, type RentedStores } from '@/lib/testing/rented-units';
import { storagePaymentsService } from './service';

const MONTHLY = { storageTerm: 'monthly' } as const;

/** Collected on Tuesday 15 December 2026, paid with the order until 12 January 2027. */
describeWithDatabase('nothing is charged that was not announced', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let stores: RentedStores;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    deps = testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });
    stores = rentedStores(deps, clock);
  });
  const notices = () => stores.subjects().filter((subject) => / for your storage on /.test(subject));

  it('STO-2: also when the app was away on the day: the mail names the day of the charge, seven days ahead', async () => {
    const store = await stores.rent(MONTHLY);
    clock.set('2027-03-19T00:10:00.000Z');
    await stores.bill();
    expect(notices()).toEqual([expect.stringMatching(/^£65\.72 for your storage on 26 March 2027/)]);
    const view = await storagePaymentsService(deps).view(store, { isBack: false, endOn: '' });
    expect(view?.next).toEqual({ on: '2027-03-26', weeks: 4, amount: 65.72 });
    await stores.days(6);
    expect(stores.bank.taken).toEqual([]);
    await stores.days(1);
    expect(await stores.charges(store.orderId)).toEqual(['2027-01-12 2027-02-09 6572 paid']);
  });

  it('STO-3: a return that is cancelled after the notice makes it more, which is announced anew', async () => {
    const store = await stores.rent(MONTHLY);
    await stores.days(40);
    const back = await stores.bringBack(store, '2027-01-27');
    await stores.days(2);
    expect(notices()).toEqual([expect.stringMatching(/^£49\.29 for your storage on 12 January 2027/)]);
    await stores.days(5);
    await stores.guest(back).cancel();
    await stores.bill();
    expect(notices().at(-1)).toMatch(/^£65\.72 for your storage on 17 January 2027/);
    await stores.days(6);
    expect(stores.bank.taken).toEqual([]);
    await stores.days(1);
    expect(stores.bank.taken).toEqual([expect.objectContaining({ amount: 6_572 })]);
  });

  it('STO-3: a return that makes it less needs no other notice', async () => {
    const store = await stores.rent(MONTHLY);
    await stores.days(43);
    await stores.bringBack(store, '2027-01-27');
    await stores.days(6);
    expect(notices()).toEqual([expect.stringMatching(/^£65\.72 for your storage on 12 January 2027/)]);
    expect(await stores.charges(store.orderId)).toEqual(['2027-01-12 2027-02-02 4929 paid']);
  });

  it('STO-2: a clock that ran ahead and was put right announces it when its time has come', async () => {
    const { orderId } = await stores.rent(MONTHLY);
    clock.set('2027-03-19T00:10:00.000Z');
    await stores.bill();
    clock.set('2027-01-05T00:10:00.000Z');
    await stores.bill();
    expect(notices().at(-1)).toMatch(/^£65\.72 for your storage on 12 January 2027/);
    await stores.days(7);
    expect(await stores.charges(orderId)).toEqual(['2027-01-12 2027-02-09 6572 paid']);
  });
});
