import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { KeysPlan } from '@/lib/domain/extras/key-handover';
import { replaceServices } from '@/lib/server/container';
import { crewDayView } from '@/lib/server/modules/crew/calls';
import { keyHandoverService } from '@/lib/server/modules/key-handover/service';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { startTwilio, type TwilioServer } from '@/lib/testing/twilio/server';
import { record, crewReport } from '@/lib/testing/visits';

const [DATE, NEXT] = ['2026-12-15', '2026-12-16'];

describeWithDatabase('late keys at the desk and on the crew’s page', (database) => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let deps: Deps;
  let desk: Desk;
  let order: CreatedOrderDto;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    twilio = await startTwilio(clock.now);
    deps = testDeps(database().db, clock.now, { ...twilio.env, DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    order = await placePaidOrder(deps);
    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    clock.set(`${DATE}T10:30:00.000Z`);
    await deps.db.deleteFrom('outbox').execute();
    desk = await atTheDesk(deps);
    const [visit] = await visitsOf(deps.db, order.orderId);
    const at = clock.now();
    await record(deps.db, { visitId: visit!.id, said: [crewReport('loading', at)], receivedAt: at, cause: 'crew' });
  });

  const choose = async (plan: KeysPlan, date: string, start: string) => {
    const { reference, token } = order;
    const service = keyHandoverService(deps);
    const option = (await service.view(reference, token))?.options.find(
      (one) => one.plan === plan && one.date === date && one.start === start,
    );
    await service.choose({ reference, token, key: randomUUID(), plan, date, start, expected: option?.amount ?? 0 });
  };
  const crewJob = async () =>
    (await crewDayView(deps, { date: DATE, service: 'MOVING', number: 1 })).jobs.find(
      ({ reference }) => reference === order.reference,
    );
  const deliver = () =>
    dispatchDue({ db: deps.db, now: clock.now, handlers: createHandlers(channelsOf(deps)), report: () => undefined });
  const texts = () => twilio.texts.map(({ body }) => body);
  const states = async () => {
    const rows = await deps.db
      .selectFrom('outbox')
      .select(['topic', 'state'])
      .where('topic', 'like', '%keys%')
      .execute();
    return Object.fromEntries(rows.map(({ topic, state }) => [topic, state]));
  };

  it('the crew is told what to do with the load, and the desk sees it first of what is to do', async () => {
    await choose('hold', DATE, '14:00');
    expect((await crewJob())?.notes[0]).toBe(
      'KEYS LATE. Keep the load on the van. Deliver it Tuesday 15 December 2026, 14:00–16:00',
    );
    const { calls, jobs } = await desk.view('today', '/desk/today');
    expect(calls[0]).toMatchObject({
      reference: order.reference,
      text: 'Keys late: the van waits with its load, delivery Tuesday 15 December 2026, 14:00–16:00, chosen at 10:30',
      amount: '£60',
    });
    expect(jobs).toHaveLength(1);
    expect((await desk.view('order', `/desk/orders/${order.reference}`)).kind).toBe('order');
    await deliver();
    expect(await states()).toMatchObject({ 'order.keys_late.text': 'sent' });
    expect(texts()).toEqual([
      expect.stringMatching(/we will now deliver your things on Tuesday 15 December, 14:00-16:00/),
    ]);
  });

  it('after a night both days stand in the plan, and the van brings its load to our store', async () => {
    await choose('night', NEXT, '10:00');
    expect(await crewJob()).toMatchObject({
      kind: 'collection',
      notes: [expect.stringMatching(/^KEYS LATE\. Take the whole load to our store/), expect.any(String)],
    });
    const plan = await desk.view('day', `/desk/day?date=${NEXT}`);
    const [job] = plan.teams.flatMap(({ crews }) => crews.flatMap(({ jobs }) => jobs));
    expect(job).toMatchObject({ reference: order.reference, slot: '10:00–12:00' });
    expect(job?.notes).toContain('Keys were late: the load of this move was kept in our store');
  });

  itOnBoth('what was undone is neither mailed nor texted any more, and leaves the desk’s list', async () => {
    await choose('night', NEXT, '10:00');
    const { reference, token } = order;
    const key = (await keyHandoverService(deps).view(reference, token))?.kept?.id ?? '';
    await keyHandoverService(deps).undo({ reference, token, key });
    await deliver();
    expect(texts()).toEqual([]);
    expect(await states()).toMatchObject({ 'order.keys_late.customer': 'skipped', 'order.keys_late.text': 'skipped' });
    expect((await desk.view('today', '/desk/today')).calls.filter(({ text }) => text.startsWith('Keys'))).toEqual([]);
  });
});
