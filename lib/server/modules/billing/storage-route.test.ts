import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { replaceServices } from '@/lib/server/container';
import type { Environment } from '@/lib/server/platform/config/reader';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { rentedUnits, type RentedUnits } from '@/lib/testing/rented-units';
import { STRIPE_ENV } from '@/lib/testing/stripe/webhook';

/** Settings whose payment provider does not answer. */
const AWAY: Environment = { ...STRIPE_ENV, STRIPE_API_ORIGIN: 'http://127.0.0.1:9' };

describeWithDatabase('the links of a store’s payments', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let stores: RentedUnits;
  let store: CreatedOrderDto;
  const depsWith = (env: Environment = {}) => testDeps(database().db, clock.now, env);

  beforeEach(async () => {
    clock.set('2026-11-24T00:10:00.000Z');
    replaceServices(depsWith());
    api = await startApi();
    stores = rentedUnits(depsWith(), clock);
    store = await stores.rent({ storageTerm: 'monthly' });
    jest.mocked(console.error).mockImplementation(() => undefined);
  });

  async function follow(what: 'pay' | 'card', { reference, token } = store) {
    const response = await fetch(`${api.origin}/api/orders/${reference}/storage/${what}?token=${token}`, {
      redirect: 'manual',
    });
    return {
      status: response.status,
      to: response.headers.get('location'),
      cache: response.headers.get('cache-control'),
    };
  }
  const page = () => `http://localhost:3000/orders/${store.reference}/storage?token=${store.token}`;
  async function refuse() {
    await stores.days(48);
    stores.bank.behave('refused');
    await stores.days(1);
  }

  it.each(['pay', 'card'] as const)(
    'API-4: %s opens nothing with a wrong key, nor for an order without storage',
    async (what) => {
      const move = await placeOrder(depsWith());
      expect(await follow(what, { ...store, token: 'x'.repeat(43) })).toMatchObject({ status: 404, to: null });
      expect(await follow(what, { ...store, reference: 'SM-0000-0000' })).toMatchObject({ status: 404, to: null });
      expect(await follow(what, move)).toMatchObject({ status: 404, to: null });
    },
  );

  it('STO-3: where nothing is owed, paying leads back to the page', async () => {
    expect(await follow('pay')).toEqual({ status: 303, to: page(), cache: 'no-store' });
  });

  itOnBoth('STO-3: what is owed is paid on one page of the provider, however often it is asked for', async () => {
    await refuse();
    const [first, ...others] = await Promise.all([follow('pay'), follow('pay'), follow('pay')]);
    expect(first.status).toBe(303);
    expect(first.to).toMatch(/^http:\/\/localhost:3000\/pay/);
    expect(others.map(({ to }) => to)).toEqual([first.to, first.to]);
    const open = await database()
      .db.selectFrom('payments')
      .select('amount_pence')
      .where('state', '=', 'open')
      .execute();
    expect(open).toEqual([{ amount_pence: 6_572 }]);
  });

  itOnBoth('STO-3: another card is given on a page of the provider', async () => {
    expect(await follow('card')).toMatchObject({ status: 303, cache: 'no-store' });
    const asked = await database()
      .db.selectFrom('payment_methods')
      .select('state')
      .where('state', '=', 'asked')
      .execute();
    expect(asked).toHaveLength(1);
  });

  it.each(['pay', 'card'] as const)('STO-3: with the provider away %s leads back and says so', async (what) => {
    await refuse();
    replaceServices(depsWith(AWAY));
    expect(await follow(what)).toEqual({ status: 303, to: `${page()}&payment=unavailable`, cache: 'no-store' });
    expect(await stores.charges(store.orderId)).toEqual(['2027-01-12 2027-02-09 6572 failed']);
  });
});
