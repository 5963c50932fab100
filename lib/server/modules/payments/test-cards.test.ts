import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@/lib/contracts/errors';
import { pence } from '@/lib/domain/money';
import { replaceServices } from '@/lib/server/container';
import { keepCardOf } from '@/lib/server/modules/rentals/cards';
import { keptCard } from '@/lib/server/modules/rentals/cards-repo';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { placeOrder, placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { serveRoutes } from '@/lib/testing/serve-routes';
import { fullStorageAnswers } from '@/lib/testing/services';
import { paymentLink } from './service';
import { cardLink } from './storage-links';
import { actOnTestPayment, getTestCardPage, getTestPayment } from './test-payment';
import { testCardRoute } from './test-card-route';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';

/** Runs on one database only: the test pages store nothing that depends on it. */
describeWithDatabase('cards of the test pages', (database) => {
  const clock = fixedClock();
  beforeEach(() => clock.set('2026-11-24T09:00:00.000Z'));

  const setUp = () => {
    const deps = testDeps(database().db, clock.now);
    return { deps, payments: withPayments(deps) };
  };
  const idOf = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
  const keyOf = (url: string) => new URL(url).searchParams.get('token') ?? '';

  async function store() {
    const { deps, payments } = setUp();
    const order = await placeOrderOf(deps, 'storage', fullStorageAnswers());
    const link = await paymentLink(payments, order.orderId, order.token);
    return { deps, payments, order, paymentId: idOf(link), key: keyOf(link) };
  }
  const charge = (amount: number) => ({
    paymentId: randomUUID(),
    amount: pence(amount),
    reference: 'SM-7K4Q-2XPD',
    title: 'Storage',
  });

  it.each([
    ['pays', 'paid'],
    ['refused_later', 'refused'],
    ['confirms', 'needs_confirmation'],
  ] as const)('STO-3: the card "%s" that paid for a store is kept, and charged later is %s', async (card, state) => {
    const { payments, order, paymentId, key } = await store();
    expect((await getTestPayment(payments, paymentId, key))?.keepsCard).toBe(true);
    await actOnTestPayment(payments, paymentId, key, { action: 'pay', card });
    expect(await keepCardOf(payments, paymentId)).toBe(true);
    const kept = await keptCard(payments.db, order.orderId, 'test');
    expect(kept).toMatchObject({ customerRef: 'test', methodRef: `test:${card}` });
    await expect(payments.provider.charge({ ...charge(8_760), card: kept! })).resolves.toMatchObject({ state });
  });

  it('a payment that was made without a choice kept the first card, and one of a move kept none', async () => {
    const { deps, payments, paymentId, key } = await store();
    await actOnTestPayment(payments, paymentId, key, 'pay');
    expect(await keepCardOf(payments, paymentId)).toBe(true);
    const move = await placeOrder(deps);
    const link = await paymentLink(payments, move.orderId, move.token);
    await actOnTestPayment(payments, idOf(link), keyOf(link), { action: 'pay', card: 'confirms' });
    expect(await keepCardOf(payments, idOf(link))).toBe(false);
  });

  it('a payment from before cards were kept has none', async () => {
    const { provider } = setUp().payments;
    for (const chargeRef of [null, 'test:p1', 'test:other:p1']) {
      await expect(provider.readCard({ providerRef: 'p1', chargeRef })).resolves.toBeNull();
    }
  });

  describe('the page for another card', () => {
    async function cardPage() {
      const { deps, payments, order, paymentId, key } = await store();
      await actOnTestPayment(payments, paymentId, key, { action: 'pay', card: 'refused_later' });
      await keepCardOf(payments, paymentId);
      const row = await deps.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
      const url = await cardLink(payments, { rental: row, token: order.token });
      replaceServices(deps);
      const api = await serveRoutes({ '/api/payments/test-card': testCardRoute });
      const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
        fetch(`${api.origin}/api/payments/test-card`, {
          method: 'POST',
          redirect: 'manual',
          headers,
          body: new URLSearchParams({ setupId: idOf(url), secret: keyOf(url), ...fields }),
        });
      const kept = async () => (await keptCard(deps.db, order.orderId, 'test'))?.methodRef;
      return { payments, order, url, post, kept };
    }

    itOnBoth('keeps the card that is chosen, once, and leads back to the payments of the store', async () => {
      const { payments, order, url, post, kept } = await cardPage();
      expect(url).toMatch(/^http:\/\/localhost:3000\/pay\/test\/card\/[\w-]{36}\?token=[\w-]{43}$/);
      expect(await getTestCardPage(payments, idOf(url), keyOf(url))).toMatchObject({
        isDone: false,
        reference: order.reference,
        storagePath: `/orders/${order.reference}/storage?token=${order.token}`,
      });
      for (const card of ['pays', 'confirms']) {
        const answer = await post({ card }, { 'Sec-Fetch-Site': 'same-origin' });
        const back = `/orders/${order.reference}/storage?token=${order.token}&card=kept`;
        expect([answer.status, answer.headers.get('location')]).toEqual([303, back]);
      }
      expect(await kept()).toBe('test:pays');
      expect((await getTestCardPage(payments, idOf(url), keyOf(url)))?.isDone).toBe(true);
    });

    it('API-4: another’s key, another site and a card that is none keep nothing', async () => {
      const { payments, url, post, kept } = await cardPage();
      const answers = [
        await post({ card: 'pays', secret: 'x'.repeat(43) }),
        await post({ card: 'pays', setupId: 'nothing' }),
        await post({ card: 'pays' }, { 'Sec-Fetch-Site': 'cross-site' }),
        await post({ card: 'gold' }),
        await post({}),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 422, 422]);
      expect(Object.keys(((await answers[3]!.json()) as ErrorBody).error.fields ?? {})).toEqual(['card']);
      expect(await kept()).toBe('test:refused_later');
      // The key of a payment's page does not open the card page with the same id.
      expect(await getTestPayment(payments, idOf(url), keyOf(url))).toBeNull();
    });
  });
});
