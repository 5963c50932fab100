import { ERROR_SENTENCES } from '@/lib/contracts/error-sentences';
import { createServices } from '@/lib/server/container';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { openDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { record, crewReport } from '@/lib/testing/visits';

describeWithDatabase('a move that the customer may not make', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;

  beforeEach(async () => {
    ({ deps, desk } = await openDesk(database().db, clock));
  });

  const move = async (reference: string, date: string, start: string, why: string) => {
    const { picked } = await desk.view(
      'reschedule',
      `/desk/orders/${reference}/reschedule?date=${date}&start=${start}`,
    );
    if (!picked) throw new Error('Nothing is picked');
    const { version, idempotencyKey, toPay, refund } = picked;
    const form = { reference, date, start, version, idempotencyKey, expectedToPay: toPay, expectedRefund: refund, why };
    return { picked, location: (await desk.call('reschedule_order', form)).location };
  };

  itOnBoth.each([
    ['on the day itself', '2026-12-15T08:00:00.000Z', '2026-12-15', '14:00', 2],
    ['after the day, with nobody there', '2026-12-16T08:00:00.000Z', '2026-12-18', '10:00', 1],
    ['in time, to the same day', '2026-11-24T09:00:00.000Z', '2026-11-24', '14:00', 1],
  ])('is made %s, with a reason and at no charge', async (_when, now, date, start, warnings) => {
    const { reference, orderId, token } = await placePaidOrder(deps);
    clock.set(now);
    // A move within the 14 days needs the customer's request to start (LAW-6), which is a separate condition.
    await deps.db.updateTable('orders').set({ starts_within_14_days: 1 }).where('id', '=', orderId).execute();
    expect((await desk.view('order', `/desk/orders/${reference}`)).actions).toContain('reschedule');
    const without = await move(reference, date, start, '');
    expect(without.location).toContain('problem=validation_failed&field=why');
    expect([without.picked.warnings.length, without.picked.toPay]).toEqual([warnings, 0]);
    const { location } = await move(reference, date, start, 'our_mistake');
    expect(location).toBe(`/desk/orders/${reference}?done=deskRescheduleOrder`);
    const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
    expect(timeline.some(({ detail }) => detail.includes('reason: Our mistake'))).toBe(true);
    const seen = await createServices(deps).orders.view(reference, token);
    expect(JSON.stringify(seen)).not.toMatch(/our mistake/i);
    const visits = await deps.db.selectFrom('visits').selectAll().where('order_id', '=', orderId).execute();
    expect(visits.map((visit) => [visit.date, visit.start, visit.state])).toEqual([[date, start, 'planned']]);
  });

  it('DSK-1: to a dearer day says what we bear of it', async () => {
    const { reference } = await placePaidOrder(deps);
    clock.set('2026-12-15T08:00:00.000Z');
    const path = `/desk/orders/${reference}/reschedule?date=2026-12-19&start=10:00`;
    const { picked } = await desk.view('reschedule', path);
    expect(picked?.facts).toEqual([
      { label: 'Price before', text: '£259' },
      { label: 'Price after', text: '£284.90' },
      { label: 'To pay', text: 'Nothing' },
      { label: 'Difference that we pay', text: '£25.90' },
    ]);
  });

  it.each([
    ['in the morning', '2026-12-16T08:00:00.000Z', [5, 6]],
    ['in the evening, when tomorrow is closed to customers', '2026-12-16T17:59:00.000Z', [1, 6]],
  ])(
    'DSK-1: is offered the free slots to come, today’s first, also too late for its customer: %s',
    async (_, now, slots) => {
      const { reference } = await placePaidOrder(deps);
      clock.set(now);
      const page = `/desk/orders/${reference}/reschedule`;
      const { days, earlier, later } = await desk.view('reschedule', page);
      expect(days.slice(0, 2).map(({ date, slots: free }) => [date, free.length])).toEqual([
        ['2026-12-16', slots[0]],
        ['2026-12-17', slots[1]],
      ]);
      expect([earlier, later]).toEqual([null, expect.stringContaining('from=2026-12-30')]);
      const [last] = days[0]?.slots.slice(-1) ?? [];
      expect(last?.start).toBe('18:00');
      const { picked } = await desk.view('reschedule', last?.href.replace('#picked', '') ?? '');
      expect(picked?.warnings).toContain('Customers cannot book this day online: it is too soon or too far ahead.');
      const night = await desk.view('reschedule', `${page}?from=2026-12-30`);
      expect(night.earlier).toContain('from=2026-12-16');
    },
  );

  it('DSK-1: today is offered no more when its last slot has begun', async () => {
    const { reference } = await placePaidOrder(deps);
    clock.set('2026-12-16T18:00:00.000Z');
    const { days } = await desk.view('reschedule', `/desk/orders/${reference}/reschedule`);
    expect(days[0]?.date).toBe('2026-12-17');
  });

  it('DAY-2: offers nothing while a crew is on its way, and says so', async () => {
    const { reference, orderId } = await placePaidOrder(deps);
    clock.set('2026-12-15T09:30:00.000Z');
    const [visit] = await visitsOf(deps.db, orderId);
    const events = [crewReport('on_the_way', clock.now(), { minutes: 20 })];
    await record(deps.db, { visitId: visit?.id ?? '', cause: 'crew', receivedAt: clock.now(), said: events });
    const { days, refusal } = await desk.view('reschedule', `/desk/orders/${reference}/reschedule`);
    expect([days, refusal]).toEqual([[], ERROR_SENTENCES.too_late_to_change]);
  });

  describe('into a slot that is full', () => {
    const DAY = '2026-12-15';
    /** Books an order at 10:00, and as many at 14:00 as there are crews. */
    const fillSlot = async () => {
      ({ deps, desk } = await openDesk(database().db, clock, { CREWS: '1' }));
      const own = await placePaidOrder(deps);
      await placePaidOrder(deps, { timeSlot: { movingDate: ['14:00', '16:00'] }, email: 'eve@example.com' });
      return own;
    };
    const booked = async () => {
      const { day } = await desk.view('capacity', `/desk/capacity?date=${DAY}`);
      const [cell] = day.rows.find(({ slot }) => slot.startsWith('14:00'))?.cells ?? [];
      return [cell?.booked, cell?.isOverbooked];
    };

    it('DSK-1: takes one more all the same, with the reason in the log and the order’s history', async () => {
      const { reference } = await fillSlot();
      const without = await move(reference, DAY, '14:00', '');
      expect(without.location).toContain('problem=validation_failed&field=why');
      expect([without.picked.isOver, without.picked.warnings]).toEqual([
        true,
        ['The slot is full: this takes one more than it has places for.'],
      ]);
      expect(await booked()).toEqual([1, false]);
      const { location } = await move(reference, DAY, '14:00', 'our_mistake');
      expect(location).toBe(`/desk/orders/${reference}?done=deskRescheduleOrder`);
      expect(await booked()).toEqual([2, true]);
      const { timeline } = await desk.view('order', `/desk/orders/${reference}`);
      expect(timeline[0]).toMatchObject({ what: 'Rescheduled at the desk', who: OPERATOR });
      expect(timeline[0]?.detail).toContain('places: one more than the slot has, reason: Our mistake');
    });

    it('DSK-1: takes no second one, none on a closed day, and never one for a visitor', async () => {
      const first = await fillSlot();
      const second = await placePaidOrder(deps, {
        timeSlot: { movingDate: ['16:00', '18:00'] },
        email: 'bob@example.com',
      });
      await move(first.reference, DAY, '14:00', 'our_mistake');
      await expect(move(second.reference, DAY, '14:00', 'our_mistake')).rejects.toThrow('Nothing is picked');
      expect(await booked()).toEqual([2, true]);
      await expect(
        placePaidOrder(deps, { timeSlot: { movingDate: ['14:00', '16:00'] }, email: 'kim@example.com' }),
      ).rejects.toMatchObject({ code: 'slot_taken' });
      await desk.call('close_day', { date: '2026-12-16', reason: '' });
      await expect(move(second.reference, '2026-12-16', '10:00', 'our_mistake')).rejects.toThrow('Nothing is picked');
    });

    itOnBoth('DSK-1: of two operators who press at once, one gets the place', async () => {
      const first = await fillSlot();
      const second = await placePaidOrder(deps, {
        timeSlot: { movingDate: ['16:00', '18:00'] },
        email: 'bob@example.com',
      });
      const moved = await Promise.all(
        [first, second].map(({ reference }) => move(reference, DAY, '14:00', 'our_mistake').catch(() => null)),
      );
      const done = moved.filter((each) => each?.location.includes('done='));
      expect(done).toHaveLength(1);
      expect(await booked()).toEqual([2, true]);
    });
  });
});
