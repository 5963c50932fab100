import type { CreatedOrderDto, DraftDto } from '@/lib/contracts/checkout';
import type { SlotDto } from '@/lib/contracts/errors';
import { replaceServices } from '@/lib/server/container';
import type { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { postJson, postOrder } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { fullAnswers } from '@/lib/testing/moves';
import { testDeps } from '@/lib/testing/place-order';

/** A Saturday: 10 % on the move, so that its change waits for a payment. */
const BUSY_DAY: SlotDto = { date: '2026-12-19', start: '10:00', end: '12:00' };
const PACKED = { addOns: ['PACKING' as const], furnitureItems: [] };
const problem = (code: string): Problem => expect.objectContaining({ code }) as Problem;

describeWithDatabase('a change that is paid late, twice or not at all', (database) => {
  let deps: Deps;
  const clock = fixedClock();
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '1' });
  });

  const booked = async () =>
    (await database().db.selectFrom('slots').selectAll().where('booked', '>', 0).execute())
      .map(({ date, start, booked: places }) => `${date} ${start}: ${places}`)
      .toSorted();
  const refunds = async () =>
    (await database().db.selectFrom('refunds').select(['amount_pence', 'reason']).execute())
      .map(({ amount_pence, reason }) => `${reason} ${amount_pence}`)
      .toSorted();
  const topics = async () =>
    (await database().db.selectFrom('outbox').select('topic').execute()).map(({ topic }) => topic);
  const seen = async ({ reference, token }: CreatedOrderDto) => {
    const view = await viewOrder(deps, reference, token);
    return { state: view?.state, day: view?.order.dates.movingDate, open: view?.openChange };
  };

  it('lapses unpaid after half an hour: its places are free, and the order is as it was', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule(BUSY_DAY);
    clock.advanceMinutes(30);
    expect((await seen(order)).open).toBeNull();
    await Promise.all([runRetentionJobs(deps), runRetentionJobs(deps)]);
    expect(await booked()).toEqual(['2026-12-15 10:00: 1']);
    await expect(openPaymentPage(deps, order)).rejects.toEqual(problem('order_not_payable'));
    expect(await seen(order)).toMatchObject({ state: 'confirmed', day: '2026-12-15' });
  });

  it.each(['before', 'after'])(
    'BOOK-3: paid after the hold, %s the sweep, is made while the slot is free',
    async (when) => {
      const order = await placePaidOrder(deps);
      await guestOf(deps, order).reschedule(BUSY_DAY);
      const page = await openPaymentPage(deps, order);
      clock.advanceMinutes(31);
      if (when === 'after') await runRetentionJobs(deps);
      await page.click('pay');
      expect(await booked()).toEqual(['2026-12-19 10:00: 1']);
      expect(await seen(order)).toMatchObject({ state: 'rescheduled', day: '2026-12-19' });
    },
  );

  it('BOOK-3: paid after somebody else has taken the slot goes back, and both sides are told', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule(BUSY_DAY);
    const page = await openPaymentPage(deps, order);
    clock.advanceMinutes(31);
    await placePaidOrder(deps, { dates: { movingDate: BUSY_DAY.date } });
    await page.click('pay');
    expect(await booked()).toEqual(['2026-12-15 10:00: 1', '2026-12-19 10:00: 1']);
    expect(await seen(order)).toMatchObject({ state: 'confirmed', day: '2026-12-15' });
    expect(await refunds()).toEqual(['change_refused 2590']);
    expect(await topics()).toEqual(
      expect.arrayContaining(['order.change_refused.customer', 'order.change_refused.operator', 'payment.refund']),
    );
  });

  it('gives way to a later change: its places are free, and a payment for it goes back', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    await guest.reschedule(BUSY_DAY);
    const page = await openPaymentPage(deps, order);
    await guest.edit(PACKED);
    expect(await booked()).toEqual(['2026-12-15 10:00: 1']);
    await page.click('pay');
    expect(await refunds()).toEqual(['change_refused 2590']);
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await seen(order)).toMatchObject({ state: 'confirmed', day: '2026-12-15', open: null });
  });

  it('a cancellation ends it: a payment for it goes back beside the refund of the order', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    await guest.reschedule(BUSY_DAY);
    const page = await openPaymentPage(deps, order);
    await guest.cancel();
    expect(await booked()).toEqual([]);
    await page.click('pay');
    expect(await seen(order)).toMatchObject({ state: 'cancelled' });
    expect([await booked(), await refunds()]).toEqual([[], ['cancelled 25900', 'change_refused 2590']]);
  });

  it('BOOK-3: ten clicks on its payment are one change', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule(BUSY_DAY);
    const page = await openPaymentPage(deps, order);
    await Promise.all(Array.from({ length: 10 }, () => page.click('pay')));
    expect(await refunds()).toEqual([]);
    expect((await topics()).filter((topic) => topic === 'order.changed.customer')).toHaveLength(1);
  });

  it('a payment that fails or is left keeps the change and its hold', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule(BUSY_DAY);
    const page = await openPaymentPage(deps, order);
    await page.click('fail');
    await page.click('cancel');
    expect((await seen(order)).open).toMatchObject({ state: 'awaiting_payment' });
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await seen(order)).toMatchObject({ state: 'rescheduled' });
  });

  it('BOOK-3: an order that gave way to a newer one of its draft is not revived: what is paid for it goes back', async () => {
    replaceServices((deps = testDeps(database().db, clock.now)));
    const api = await startApi();
    const draft = { flow: 'moving', step: 'details', answers: fullAnswers() };
    const { draftId } = (await postJson<DraftDto>(api.origin, '/smart-app/api/v1/easy_checkout', draft)).body;
    const first = (await postOrder(api.origin, { draftId })).body;
    const page = await openPaymentPage(deps, first);
    const other = { timeSlot: { movingDate: ['14:00', '16:00'] as const } };
    const second = (await postOrder(api.origin, { draftId, answers: other })).body;
    await expect(openPaymentPage(deps, first)).rejects.toEqual(problem('order_not_payable'));
    await page.click('pay');
    expect([(await seen(first)).state, (await seen(second)).state]).toEqual(['expired', 'awaiting_payment']);
    expect([await booked(), await refunds()]).toEqual([['2026-12-15 14:00: 1'], ['paid_too_late 25900']]);
    expect(await topics()).toEqual(
      expect.arrayContaining(['order.refund_needed.operator', 'order.paid_superseded.customer']),
    );
    await (await openPaymentPage(deps, second)).click('pay');
    expect((await seen(second)).state).toBe('confirmed');
  });
});
