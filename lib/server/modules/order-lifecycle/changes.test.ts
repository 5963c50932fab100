import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { SlotDto } from '@/lib/contracts/errors';
import { fromPounds } from '@/lib/domain/money';
import { viewOrder } from '@/lib/server/modules/booking/service';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import type { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { record, crewReport } from '@/lib/testing/visits';
import { hashOf, makeChange } from './make';
import { planCancellation, promisedMoney } from './plan-change';

const slot = (date: string, start: string, end: string): SlotDto => ({ date, start, end });
const NEXT_DAY = slot('2026-12-16', '08:00', '10:00');
/** A Saturday: 10 % on the move. */
const BUSY_DAY = slot('2026-12-19', '10:00', '12:00');
const problem = (code: string): Problem => expect.objectContaining({ code }) as Problem;
const PACKED = { addOns: ['PACKING' as const], furnitureItems: [] };
const PLAIN = { addOns: [], furnitureItems: [] };

describeWithDatabase('an order in its customer’s hands', (database) => {
  let deps: Deps;
  const clock = fixedClock();
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });

  const booked = async () =>
    (await database().db.selectFrom('slots').selectAll().where('booked', '>', 0).execute())
      .map(({ service, date, start, booked: places }) => `${service} ${date} ${start}: ${places}`)
      .toSorted();
  const view = async ({ reference, token }: CreatedOrderDto) => {
    const found = await viewOrder(deps, reference, token);
    if (!found) throw new Error('The order is gone');
    return found;
  };
  const eventsOf = async (order: CreatedOrderDto) => (await view(order)).events.map(({ type }) => type);
  const refunds = async () =>
    (await database().db.selectFrom('refunds').select(['amount_pence', 'reason']).execute()).map(
      ({ amount_pence, reason }) => `${reason} ${amount_pence}`,
    );
  const messages = async (topic: string) =>
    (await database().db.selectFrom('outbox').select('topic').where('topic', '=', topic).execute()).length;

  describe('reschedule', () => {
    it('CXL-1: is changed by nobody online while a crew is on its way or there, and offers nothing', async () => {
      const order = await placePaidOrder(deps);
      const guest = guestOf(deps, order);
      const [visit] = await visitsOf(deps.db, order.orderId);
      if (!visit) throw new Error('There is no visit');
      const say = (type: 'on_the_way' | 'done') =>
        record(deps.db, {
          visitId: visit.id,
          cause: 'crew',
          receivedAt: clock.now(),
          said: [crewReport(type, clock.now(), { minutes: 20 })],
        });
      expect((await view(order)).canChange).toBe(true);
      await say('on_the_way');
      expect((await view(order)).canChange).toBe(false);
      await expect(guest.cancel()).rejects.toEqual(problem('too_late_to_change'));
      await expect(guest.reschedule(NEXT_DAY)).rejects.toEqual(problem('too_late_to_change'));
      await expect(guest.edit(PACKED)).rejects.toEqual(problem('too_late_to_change'));
      clock.advanceMinutes(1);
      await say('done');
      // What was bought beside the day can be cancelled by law after it, too.
      expect((await view(order)).canChange).toBe(true);
    });

    it('takes the new slot and frees the old one, for nothing on a day of the same price', async () => {
      const order = await placePaidOrder(deps);
      const guest = guestOf(deps, order);
      await expect(guest.previewReschedule(NEXT_DAY)).resolves.toMatchObject({
        toPay: 0,
        refund: 0,
        lateFee: 0,
        validUntil: '2026-12-12T10:00:00.000Z',
        appointments: [{ key: 'movingDate', ...NEXT_DAY }],
      });
      await expect(guest.reschedule(NEXT_DAY)).resolves.toMatchObject({ state: 'applied', kind: 'reschedule' });
      expect(await booked()).toEqual(['MOVING 2026-12-16 08:00: 1']);
      const now = await view(order);
      expect([now.state, now.order.dates.movingDate, now.canChange]).toEqual(['rescheduled', '2026-12-16', true]);
      expect(await eventsOf(order)).toContain('rescheduled');
      expect(await messages('order.changed.customer')).toBe(1);
    });

    it('can be done again, and the cleaners move with it', async () => {
      const order = await placePaidOrder(deps, { addOns: ['CLEANING'] });
      const guest = guestOf(deps, order);
      await guest.reschedule(NEXT_DAY);
      await guest.reschedule(slot('2026-12-16', '18:00', '20:00'));
      expect(await booked()).toEqual(['CLEANING 2026-12-17 08:00: 1', 'MOVING 2026-12-16 18:00: 1']);
    });

    it('waits for the difference of a busy day, with both slots held; then only the new one is', async () => {
      const order = await placePaidOrder(deps);
      const change = await guestOf(deps, order).reschedule(BUSY_DAY);
      expect(change).toMatchObject({ state: 'awaiting_payment', toPay: 25.9, payUntil: '2026-11-24T09:30:00.000Z' });
      expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 1', 'MOVING 2026-12-19 10:00: 1']);
      expect((await view(order)).openChange).toMatchObject({ changeId: change.changeId, toPay: 25.9 });
      await (await openPaymentPage(deps, order)).click('pay');
      expect(await booked()).toEqual(['MOVING 2026-12-19 10:00: 1']);
      const now = await view(order);
      expect([now.state, now.openChange, now.quote.totalWithDiscount]).toEqual(['rescheduled', null, 284.9]);
      clock.advanceMinutes(60);
      await runRetentionJobs(deps);
      expect(await booked()).toEqual(['MOVING 2026-12-19 10:00: 1']);
    });

    it('gives the supplement of a busy day back on an ordinary one', async () => {
      const order = await placePaidOrder(deps, { dates: { movingDate: BUSY_DAY.date } });
      await expect(guestOf(deps, order).reschedule(NEXT_DAY)).resolves.toMatchObject({
        state: 'applied',
        refund: 25.9,
      });
      expect([await refunds(), (await view(order)).refunded]).toEqual([['changed 2590'], 25.9]);
    });

    it('costs late what cancelling late would not pay back, and ends a day before', async () => {
      const order = await placePaidOrder(deps);
      const guest = guestOf(deps, order);
      clock.set('2026-12-13T09:00:00.000Z');
      await expect(guest.previewReschedule(NEXT_DAY)).resolves.toMatchObject({ lateFee: 129.5, toPay: 129.5 });
      clock.set('2026-12-14T10:00:00.000Z');
      await expect(guest.previewReschedule(NEXT_DAY)).rejects.toEqual(problem('too_late_to_change'));
    });

    itOnBoth('keeps the promo code that was agreed, also when it is over', async () => {
      const order = await placePaidOrder(deps, { promo: 'WELCOME10' });
      await database().db.updateTable('promo_codes').set({ valid_until: '2026-11-01' }).execute();
      await expect(guestOf(deps, order).previewReschedule(NEXT_DAY)).resolves.toMatchObject({ toPay: 0, refund: 0 });
    });

    it('LAW-6: to a day inside the 14 days needs the customer’s own request', async () => {
      const order = await placePaidOrder(deps, { addOns: ['PACKING'] });
      const { changes, previewReschedule, agreed } = guestOf(deps, order);
      const soon = slot('2026-12-08', '10:00', '12:00');
      const preview = await previewReschedule(soon);
      expect(preview.needsStartRequest).toBe(true);
      const request = { ...agreed(preview), slot: soon };
      await expect(changes.reschedule(request)).rejects.toMatchObject({
        details: { fields: { wantsStartWithin14Days: expect.any(String) as string } },
      });
      await changes.reschedule({ ...request, wantsStartWithin14Days: true });
      expect((await view(order)).startsWithin14Days).toBe(true);
    });

    it('refuses the slot it has, days that are not offered, and full slots with the nearest free ones', async () => {
      deps = testDeps(database().db, clock.now, { CREWS: '1' });
      const { previewReschedule } = guestOf(deps, await placePaidOrder(deps));
      await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
      await expect(previewReschedule(slot('2026-12-15', '10:00', '12:00'))).rejects.toEqual(
        problem('nothing_to_change'),
      );
      await expect(previewReschedule({ ...NEXT_DAY, date: '2026-11-24' })).rejects.toEqual(problem('slot_unavailable'));
      await expect(previewReschedule(slot('2026-12-15', '12:00', '14:00'))).rejects.toMatchObject({
        code: 'slot_taken',
        details: {
          nearestSlots: [
            slot('2026-12-15', '08:00', '10:00'),
            slot('2026-12-15', '14:00', '16:00'),
            slot('2026-12-15', '16:00', '18:00'),
          ],
        },
      });
    });

    it('shows a calendar in which its own places are free', async () => {
      deps = testDeps(database().db, clock.now, { CREWS: '1' });
      const { changes, guest } = guestOf(deps, await placePaidOrder(deps));
      const { days, totalBefore } = await changes.slots({ ...guest, from: '2026-12-15', to: '2026-12-19' });
      expect([totalBefore, days[0]?.total, days[4]?.total]).toEqual([259, 259, 284.9]);
      expect(days[0]?.slots.find(({ start }) => start === '10:00')?.state).toBe('last');
    });
  });

  describe('edit', () => {
    it('adds a service when its price is paid, and takes it away for its refund', async () => {
      const order = await placePaidOrder(deps);
      const guest = guestOf(deps, order);
      await expect(guest.edit(PACKED)).resolves.toMatchObject({ state: 'awaiting_payment', toPay: 99 });
      expect((await view(order)).services).toEqual(['MOVING']);
      await (await openPaymentPage(deps, order)).click('pay');
      expect(await view(order)).toMatchObject({ state: 'confirmed', services: ['MOVING', 'PACKING'], version: 2 });
      await expect(guest.edit(PLAIN)).resolves.toMatchObject({ state: 'applied', refund: 99 });
      expect((await view(order)).services).toEqual(['MOVING']);
      expect(await refunds()).toEqual(['changed 9900']);
    });

    it('takes a second crew for a list that one van does not carry, and gives it back', async () => {
      const order = await placePaidOrder(deps, { movingSpace: 'two_bedroom' });
      const guest = guestOf(deps, order);
      const large = { addOns: [], furnitureItems: [anItem(400, { quantity: 3 })] };
      const change = await guest.edit(large);
      expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 2']);
      await (await openPaymentPage(deps, order)).click('pay');
      expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 2']);
      await expect(guest.edit(PLAIN)).resolves.toMatchObject({ refund: change.toPay });
      expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 1']);
    });

    it('refuses a larger move when no crew is left, with slots that have two', async () => {
      deps = testDeps(database().db, clock.now, { CREWS: '2' });
      const order = await placePaidOrder(deps, { movingSpace: 'two_bedroom' });
      await placePaidOrder(deps);
      const large = { addOns: [], furnitureItems: [anItem(400, { quantity: 3 })] };
      await expect(guestOf(deps, order).previewEdit(large)).rejects.toMatchObject({
        code: 'slot_taken',
        details: { nearestSlots: [{ start: '08:00' }, { start: '12:00' }, { start: '14:00' }] },
      });
    });

    it('BOOK-4: takes the size of known items from the catalogue, and refuses to change nothing', async () => {
      const order = await placePaidOrder(deps);
      const { previewEdit } = guestOf(deps, order);
      await expect(previewEdit(PLAIN)).rejects.toEqual(problem('nothing_to_change'));
      const sofas = { id: 'sofa_3', title: 'Tiny', quantity: 9, cubicFeet: 0.1, kilograms: 1 };
      await expect(previewEdit({ addOns: [], furnitureItems: [sofas] })).resolves.toMatchObject({ toPay: 54 });
    });

    it('LAW-6: a service that is added has 14 days of its own', async () => {
      const order = await placePaidOrder(deps);
      const guest = guestOf(deps, order);
      clock.set('2026-12-05T09:00:00.000Z');
      const preview = await guest.previewEdit(PACKED);
      expect(preview.needsStartRequest).toBe(true);
      await guest.changes.edit({
        ...guest.agreed(preview),
        ...PACKED,
        unit: null,
        coverStep: null,
        split: null,
        wantsStartWithin14Days: true,
      });
      await (await openPaymentPage(deps, order)).click('pay');
      clock.set('2026-12-14T12:00:00.000Z');
      const { lines } = await guest.previewCancellation();
      expect(lines.map(({ service, refundPercent }) => [service, refundPercent])).toEqual([
        ['MOVING', 0],
        ['PACKING', 100],
      ]);
    });
  });

  describe('cancel', () => {
    it.each([
      ['2026-12-12T09:59:00.000Z', 259],
      ['2026-12-12T10:00:00.000Z', 129.5],
      ['2026-12-14T10:00:00.000Z', 0],
    ])('at %s pays £%d back and frees the slot', async (now, refund) => {
      const order = await placePaidOrder(deps);
      clock.set(now);
      await expect(guestOf(deps, order).cancel()).resolves.toMatchObject({ state: 'applied', kind: 'cancel', refund });
      const seen = await view(order);
      expect([seen.state, seen.refunded, seen.canChange, seen.calendarUrl]).toEqual(['cancelled', refund, false, null]);
      expect(await booked()).toEqual([]);
      expect(await refunds()).toEqual(refund === 0 ? [] : [`cancelled ${refund * 100}`]);
      expect(await messages('order.changed.operator')).toBe(1);
    });

    it('says what cancelling gives back, apart from what went back before', async () => {
      const order = await placePaidOrder(deps, { addOns: ['PACKING'] });
      const guest = guestOf(deps, order);
      await guest.edit(PLAIN);
      expect((await view(order)).refundOfCancelling).toBeNull();
      await guest.cancel();
      const { refunded, refundOfCancelling } = await view(order);
      expect([refunded, refundOfCancelling]).toEqual([358, 259]);
    });

    it('gives the use of a promo code back, once', async () => {
      const used = async () =>
        (
          await database()
            .db.selectFrom('promo_codes')
            .select('used')
            .where('code', '=', 'WELCOME10')
            .executeTakeFirst()
        )?.used;
      const before = await used();
      const guest = guestOf(deps, await placePaidOrder(deps, { promo: 'welcome10' }));
      expect(await used()).toBe((before ?? 0) + 1);
      const request = guest.agreed(await guest.previewCancellation());
      await guest.changes.cancel(request);
      await guest.changes.cancel(request);
      expect(await used()).toBe(before);
    });

    it('gives back from the payment of a change too, each payment within what it was', async () => {
      const order = await placePaidOrder(deps);
      const guest = guestOf(deps, order);
      await guest.edit(PACKED);
      await (await openPaymentPage(deps, order)).click('pay');
      await guest.cancel();
      expect((await refunds()).toSorted()).toEqual(['cancelled 25900', 'cancelled 9900']);
    });

    itOnBoth('clicked ten times is one cancellation, one refund and one mail; a second tab is told', async () => {
      const order = await placePaidOrder(deps);
      const { changes, agreed, previewCancellation, cancel } = guestOf(deps, order);
      const request = agreed(await previewCancellation(), randomUUID());
      const answers = await Promise.all(Array.from({ length: 10 }, () => changes.cancel(request)));
      expect(new Set(answers.map(({ changeId }) => changeId)).size).toBe(1);
      await expect(changes.cancel(request)).resolves.toEqual(answers[0]);
      await expect(cancel()).rejects.toEqual(problem('order_cancelled'));
      expect([await refunds(), await messages('order.changed.customer')]).toEqual([['cancelled 25900'], 1]);
      await expect(changes.cancel({ ...request, expectedRefund: 1 })).rejects.toEqual(problem('validation_failed'));
    });

    itOnBoth(
      'asked again while the first answer is under way, it is that answer, though by now nothing is left to give back',
      async () => {
        const order = await placePaidOrder(deps);
        const { changes, agreed, previewCancellation } = guestOf(deps, order);
        const request = agreed(await previewCancellation());
        const before = await findOrder(deps.db, order.orderId);
        const { changeId } = await changes.cancel(request);
        const planned = await promisedMoney(deps, planCancellation(deps, before!));
        const { expectedToPay, expectedRefund, ...rest } = request;
        const given = { ...rest, expectedToPay: fromPounds(expectedToPay), expectedRefund: fromPounds(expectedRefund) };
        const again = await makeChange(deps, planned, given, hashOf('cancel', request));
        expect(again.id).toBe(changeId);
        const other = { ...given, idempotencyKey: randomUUID(), id: request.id };
        await expect(makeChange(deps, planned, other, hashOf('cancel', other))).rejects.toEqual(
          problem('refund_changed'),
        );
      },
    );

    itOnBoth('in two tabs at once: one wins, the other is told that the order has changed', async () => {
      const order = await placePaidOrder(deps);
      const guest = guestOf(deps, order);
      const preview = await guest.previewCancellation();
      const moved = await guest.previewReschedule(NEXT_DAY);
      const both = await Promise.allSettled([
        guest.changes.cancel(guest.agreed(preview)),
        guest.changes.reschedule({ ...guest.agreed(moved), slot: NEXT_DAY }),
      ]);
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const [lost] = both.filter((result) => result.status === 'rejected');
      expect(['order_changed', 'order_cancelled']).toContain((lost!.reason as Problem).code);
    });

    it('refuses another amount than the one that was shown, and a version that is over', async () => {
      const order = await placePaidOrder(deps);
      const { changes, agreed, previewCancellation, reschedule } = guestOf(deps, order);
      const preview = await previewCancellation();
      clock.set('2026-12-12T10:00:00.000Z');
      await expect(changes.cancel(agreed(preview))).rejects.toEqual(problem('refund_changed'));
      clock.set('2026-11-24T09:00:00.000Z');
      await reschedule(NEXT_DAY);
      await expect(changes.cancel(agreed(preview))).rejects.toEqual(problem('order_changed'));
    });
  });

  it.each([
    ['awaiting_payment', 'order_unpaid'],
    ['expired', 'order_expired'],
    ['completed', 'order_completed'],
    ['cancelled', 'order_cancelled'],
  ] as const)('an order that is %s is refused with %s', async (state, code) => {
    const order = await placeOrder(deps);
    await database().db.updateTable('orders').set({ state }).execute();
    const guest = guestOf(deps, order);
    await expect(guest.previewCancellation()).rejects.toEqual(problem(code));
    await expect(guest.previewReschedule(NEXT_DAY)).rejects.toEqual(problem(code));
    await expect(guest.previewEdit(PACKED)).rejects.toEqual(problem(code));
  });

  it('nobody changes another’s order', async () => {
    const [order, other] = [await placePaidOrder(deps), await placePaidOrder(deps)];
    const stranger = guestOf(deps, { ...order, token: other.token });
    await expect(stranger.previewCancellation()).rejects.toEqual(problem('not_found'));
    await expect(stranger.previewReschedule(NEXT_DAY)).rejects.toEqual(problem('not_found'));
  });
});
