import { fromPounds } from '@/lib/domain/money';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits } from '@/lib/testing/rented-units';
import { storagePaymentsService } from './bill';

/** Collected on Tuesday 15 December 2026. */
describeWithDatabase('what the end of a store is said to give back', (database) => {
  it.each([
    [{ storageTerm: 'monthly' }, 50, '2027-01-14'],
    [{ storageTerm: 'monthly', isStudent: true, studentEmail: 'ada@ucl.ac.uk' }, 50, '2027-01-27'],
    [{ storageTerm: 'monthly' }, 50, '2027-02-16'],
    [{ storageTerm: 'weekly' }, 37, '2027-01-02'],
    [{ storageTerm: '3_months' }, 50, '2027-01-20'],
  ] as const)(
    'STO-1: %j, asked after %d days for %s, is what really goes back, to the penny',
    async (changes, days, on) => {
      const clock = fixedClock();
      clock.set('2026-11-24T00:10:00.000Z');
      const deps = testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });
      const rentals = rentedUnits(deps, clock);
      const rental = await rentals.rent(changes);
      await rentals.days(days);
      const view = await storagePaymentsService(deps).view(rental, { isBack: false, endOn: on });
      const said = view?.end?.chosen;
      if (!said) throw new Error('Nothing is said');
      expect(said.returnsOn).toBe(on);
      const before = await rentals.kept(rental.orderId);

      await rentals.bringBack(rental, on);
      await rentals.days(120);
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
      expect(sum(rentals.bank.refunded)).toBe(fromPounds(said.back));
      expect(await rentals.kept(rental.orderId)).toBe(before - fromPounds(said.back) + fromPounds(said.stillCharged));
      expect(await rentals.contract(rental.orderId)).toMatchObject({ state: 'ended', ends_on: said.endsOn });
    },
  );
});
