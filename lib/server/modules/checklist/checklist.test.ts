import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { TASK_IDS } from '@/lib/domain/order/checklist-tasks';
import { createServices } from '@/lib/server/container';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderCalendar } from '@/lib/server/platform/notifications/calendar/order-calendar';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { NOTHING_GIVEN } from '@/lib/domain/order/appointments';
import { guestOf, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullCleaningAnswers } from '@/lib/testing/services';

const TOPIC = 'order.checklist.customer';

describeWithDatabase('the checklist of a move', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DATA_DIR: database().folder });
  });

  const set = ({ reference, token }: Pick<CreatedOrderDto, 'reference' | 'token'>, mark: string, to = 'on') =>
    createServices(deps).checklist.set({ reference, token, mark, set: to as 'on' | 'off' });
  const view = ({ reference, token }: CreatedOrderDto) => createServices(deps).orders.view(reference, token);
  const mails = () =>
    deps.db
      .selectFrom('outbox')
      .select(['payload', 'state', 'available_at', 'last_error'])
      .where('topic', '=', TOPIC)
      .orderBy('available_at')
      .execute();
  const due = async () =>
    (await mails()).filter(({ state }) => state === 'due').map(({ available_at: at }) => at.slice(0, 16));
  const calendarOf = async ({ orderId }: CreatedOrderDto): Promise<string> => {
    const row = (await findOrder(deps.db, orderId))!;
    const file = orderCalendar(row, { phone: '1', orderUrl: 'https://x.example/', given: NOTHING_GIVEN });
    return file.replaceAll('\r\n ', '');
  };

  it('keeps what is ticked off, once however often it is said, and takes it back', async () => {
    const order = await placePaidOrder(deps);
    await set(order, 'post');
    await set(order, 'post');
    expect(await set(order, 'notice')).toMatchObject({ done: ['notice', 'post'], wantsMails: true });
    await set(order, 'post', 'off');
    expect((await view(order))?.checklist).toEqual({ done: ['notice'], wantsMails: true, inCalendar: false });
    expect((await view(order))?.version).toBe(1);
  });

  itOnBoth('loses none of twenty ticks at once', async () => {
    const order = await placePaidOrder(deps);
    const twenty = TASK_IDS.slice(0, 20);
    await Promise.all(twenty.map((id) => set(order, id)));
    expect((await view(order))?.checklist?.done).toEqual(twenty);
  });

  itOnBoth(
    'PLN-4 keeps what home a booked order goes to, for whoever has its key; it is no change of the order',
    async () => {
      const [order, unpaid] = [await placePaidOrder(deps), await placeOrder(deps)];
      const say = ({ reference, token }: Pick<CreatedOrderDto, 'reference' | 'token'>, home: 'victorian' | 'council') =>
        createServices(deps).checklist.setHome({ reference, token, home });
      expect((await view(order))?.home).toBeNull();
      await Promise.all([say(order, 'council'), say(order, 'council')]);
      await say(order, 'victorian');
      expect(await view(order)).toMatchObject({ home: 'victorian', version: 1 });
      for (const asked of [{ ...order, token: 'x'.repeat(43) }, unpaid]) {
        await expect(say(asked, 'council')).rejects.toMatchObject({ code: 'not_found' });
      }
    },
  );

  it('is there for a booked move, for whoever has its key, and for its own tasks alone', async () => {
    const [order, unpaid] = [await placePaidOrder(deps), await placeOrder(deps)];
    const clean = await placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers());
    for (const [asked, mark] of [
      [{ ...order, token: 'x'.repeat(43) }, 'post'],
      [unpaid, 'post'],
      [clean, 'post'],
      [order, 'mailed_list'],
      [order, 'post notice'],
    ] as const) {
      await expect(set(asked, mark)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect([(await view(unpaid))?.checklist, (await view(clean))?.checklist]).toEqual([null, null]);
    await guestOf(deps, order).cancel();
    await expect(set(order, 'post')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is mailed the morning after the booking and in the last week, moves with the day, and ends with the order', async () => {
    const order = await placePaidOrder(deps);
    expect(await due()).toEqual(['2026-11-25T09:00', '2026-12-09T09:00']);
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await due()).toEqual(['2026-11-25T09:00', '2026-12-11T09:00']);
    await guestOf(deps, order).cancel();
    expect(await mails()).toEqual([]);
  });

  itOnBoth('is mailed never more than twice, and never to who wants none', async () => {
    const order = await placePaidOrder(deps);
    clock.set('2026-11-25T09:00:00.000Z');
    await deliverAll(deps);
    await deps.db.deleteFrom('outbox').where('topic', '=', TOPIC).where('state', '!=', 'due').execute();
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await due()).toEqual(['2026-12-11T09:00']);
    await set(order, 'no_mails');
    expect(await due()).toEqual([]);
    await set(order, 'no_mails', 'off');
    expect(await due()).toEqual(['2026-12-11T09:00']);
  });

  it('is not mailed when everything is done', async () => {
    const order = await placePaidOrder(deps);
    for (const id of TASK_IDS) await set(order, id);
    clock.set('2026-11-25T09:00:00.000Z');
    await deliverAll(deps);
    expect((await mails())[0]).toMatchObject({ state: 'skipped', last_error: 'Everything is done' });
  });

  it('stands in the order’s calendar for whoever asks, without what is done, and moves with the order', async () => {
    const order = await placePaidOrder(deps);
    expect(await calendarOf(order)).not.toContain('-task-');
    await set(order, 'in_calendar');
    await set(order, 'vote');
    const file = await calendarOf(order);
    expect(file).toMatch(
      /UID:[^\r]*-task-post@[^\r]*\r\nSEQUENCE:1\r\n[^\r]*\r\nDTSTART;TZID=Europe\/London:20261207T090000/,
    );
    // What was due before the booking is for its day.
    expect(file).toMatch(
      /UID:[^\r]*-task-notice@[^\r]*\r\nSEQUENCE:1\r\n[^\r]*\r\nDTSTART;TZID=Europe\/London:20261124T090000/,
    );
    expect(file).not.toContain('-task-vote');
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await calendarOf(order)).toMatch(
      /UID:[^\r]*-task-post@[^\r]*\r\nSEQUENCE:2\r\n[^\r]*\r\nDTSTART;TZID=Europe\/London:20261209T090000/,
    );
    await guestOf(deps, order).cancel();
    const cancelled = await calendarOf(order);
    // The move itself, and every task but what is done; parking would have an event of its own.
    const events = 1 + TASK_IDS.length - ['vote', 'parking'].length;
    const counts = [/STATUS:CANCELLED/g, /BEGIN:VEVENT/g].map((line) => cancelled.match(line)?.length);
    expect(counts).toEqual([events, events]);
  });
});
