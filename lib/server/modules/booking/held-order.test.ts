import { createServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { guestOf, openPaymentPage } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { openSharePage, orderSharedList, shareKeys } from '@/lib/testing/shared-orders';

const DAY = '2026-12-15';

describeWithDatabase('RDT-3 a quote whose order is held and not paid', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, {
      CREWS: '1',
      DATA_DIR: database().folder,
    });
  });

  const services = () => createServices(deps);
  const save = (answers: object, draftId: string | null = null) =>
    services().drafts.save({ draftId, flow: 'moving', step: 'details', answers });
  const stateOf = async (orderId: string) => (await findOrder(deps.db, orderId))?.state;

  it('says what is held until when, and where to pay it', async () => {
    const { draftId } = await save(fullAnswers());
    const { reference, token, orderUrl, totalWithDiscount } = await placeOrder(deps, {}, { draftId });
    expect((await services().drafts.get({ draftId })).order).toEqual({
      standing: 'held',
      isShared: false,
      orderUrl,
      reference,
      heldUntil: '2026-11-24T09:30:00.000Z',
      payUrl: `/api/orders/${reference}/pay?token=${token}`,
      appointment: { date: DAY, slot: ['10:00', '12:00'] },
      total: totalWithDiscount,
    });
    clock.advanceMinutes(30);
    expect((await services().drafts.get({ draftId })).order).toBeNull();
  });

  it('shows the slot that it holds itself as free', async () => {
    const answers = fullAnswers();
    const { draftId } = await save(answers);
    await placeOrder(deps, {}, { draftId });
    const stateFor = async (asker: string | null) => {
      const { days } = await services().slots.find({
        from: DAY,
        to: DAY,
        service: 'MOVING',
        answers: { ...answers, service: 'MOVING', draftId: asker },
      } as unknown as Parameters<ReturnType<typeof services>['slots']['find']>[0]);
      return days[0]?.slots.find(({ start }) => start === '10:00')?.state;
    };
    expect([await stateFor(null), await stateFor(draftId)]).toEqual(['full', 'last']);
  });

  itOnBoth('is ordered again with the promo code that it has used up itself', async () => {
    await deps.db
      .insertInto('promo_codes')
      .values({
        code: 'ONCE',
        kind: 'fixed',
        amount: 1_000,
        usage_limit: 1,
        used: 0,
        valid_from: '2026-01-01',
        valid_until: '2026-12-31',
      })
      .execute();
    const { draftId } = await save(fullAnswers({ promo: 'ONCE' }));
    const first = await placeOrder(deps, { promo: 'ONCE' }, { draftId });
    const corrected = fullAnswers({ promo: 'ONCE', firstName: 'Grace' });
    const priced = await services().quotes.personalized({ ...corrected, draftId } as never);
    expect(priced.totalWithDiscount).toBe(first.totalWithDiscount);
    const second = await placeOrder(deps, corrected, { draftId });
    expect([await stateOf(first.orderId), await stateOf(second.orderId)]).toEqual(['expired', 'awaiting_payment']);
    await expect(services().quotes.personalized({ ...corrected, draftId: null } as never)).rejects.toMatchObject({
      code: 'promo_expired',
    });
  });

  it('is not ordered again once somebody has paid a share of it', async () => {
    const order = await orderSharedList(deps);
    const draftId = (await findOrder(deps.db, order.orderId))?.draft_id ?? '';
    expect((await services().drafts.get({ draftId })).order).toMatchObject({ standing: 'held', isShared: false });
    const { Tom: tom = '' } = await shareKeys(deps, order);
    expect((await services().drafts.get({ draftId })).order).toMatchObject({ isShared: true, payUrl: null });
    await (
      await openSharePage(deps, tom)
    )();
    expect((await services().drafts.get({ draftId })).order).toMatchObject({ standing: 'part_paid', payUrl: null });
    const again = await placeOrder(deps, { firstName: 'Grace' }, { draftId });
    expect(again.orderId).toBe(order.orderId);
    expect(await stateOf(order.orderId)).toBe('awaiting_payment');
    expect(await deps.db.selectFrom('refunds').selectAll().execute()).toEqual([]);
  });

  it('is open again once its order is cancelled', async () => {
    const { draftId } = await save(fullAnswers());
    const order = await placeOrder(deps, {}, { draftId });
    await (await openPaymentPage(deps, order)).click('pay');
    expect((await services().drafts.get({ draftId })).order).toMatchObject({ standing: 'paid' });
    await guestOf(deps, order).cancel();
    expect((await services().drafts.get({ draftId })).order).toMatchObject({ standing: 'cancelled' });
    expect((await placeOrder(deps, {}, { draftId })).orderId).not.toBe(order.orderId);
  });
});
