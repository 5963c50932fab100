import { insertAskedCard } from '@/lib/server/modules/rentals/cards-repo';
import { recheckCardPages } from '@/lib/server/modules/rentals/cards';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';

const HOUR_MINUTES = 60;

describeWithDatabase('the pages on which another card is given', (database) => {
  const clock = fixedClock();
  let rentals: RentedUnits;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    rentals = rentedUnits(testDeps(database().db, clock.now, { STORAGE_CREWS: '9' }), clock);
  });

  /** Which pages of a store the provider is asked about. */
  async function askedAbout(orderId: string): Promise<readonly string[]> {
    const asked: string[] = [];
    const readCardPage = (setupRef: string) => {
      asked.push(setupRef);
      return Promise.resolve(null);
    };
    await recheckCardPages({ ...rentals.payments, provider: { ...rentals.bank, readCardPage } }, orderId);
    return asked;
  }
  const opened = (orderId: string, setupRef: string, provider: 'test' | 'stripe' = 'test') =>
    insertAskedCard(database().db, { id: `id-${setupRef}`, orderId, provider, setupRef }, clock.now());

  it('STO-3: are asked about for two days, a day longer than they stay open', async () => {
    const { orderId } = await rentals.rent({ storageTerm: 'monthly' });
    await opened(orderId, 'left');
    clock.advanceMinutes(24 * HOUR_MINUTES);
    await opened(orderId, 'fresh');
    clock.advanceMinutes(24 * HOUR_MINUTES - 1);
    expect((await askedAbout(orderId)).toSorted()).toEqual(['fresh', 'left']);
    clock.advanceMinutes(1);
    expect(await askedAbout(orderId)).toEqual(['fresh']);
  });

  it('STO-3: are never asked about at another provider than the one that opened them', async () => {
    const { orderId } = await rentals.rent({ storageTerm: 'monthly' });
    await opened(orderId, 'elsewhere', 'stripe');
    expect(await askedAbout(orderId)).toEqual([]);
  });
});
