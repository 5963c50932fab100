import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { minutesAfter } from '@/lib/domain/london-time';
import { pence } from '@/lib/domain/money';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { optOut } from '@/lib/server/modules/sms/opt-outs-repo';
import { assignForeman, insertMember } from '@/lib/server/modules/visits/crews-repo';
import { payLateCredit } from '@/lib/server/modules/visits/day';
import type { CrewReport } from '@/lib/server/modules/visits/record';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { twilioSmsSender } from '@/lib/server/platform/notifications/sms/twilio';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { startTwilio, type TwilioServer } from '@/lib/testing/twilio/server';
import { record, crewReport } from '@/lib/testing/visits';

const DATE = '2026-12-15';
/** Returns a time of the day (UTC). The slot is 10:00 to 12:00. */
const at = (time: string) => new Date(`${DATE}T${time}.000Z`);

describeWithDatabase('what follows from what a crew says', (database) => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let deps: Deps;
  let order: CreatedOrderDto;
  let visitId: string;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    twilio = await startTwilio(clock.now);
    deps = testDeps(database().db, clock.now, { ...twilio.env, DATA_DIR: database().folder });
    order = await placePaidOrder(deps);
    visitId = (await visitsOf(deps.db, order.orderId))[0]?.id ?? '';
    const now = clock.now().toISOString();
    const member = { id: 'sam', name: 'Sam', phone: '', email: '', left_at: null, version: 1 };
    await transact(deps.db, async (trx) => {
      await insertMember(trx, { ...member, created_at: now, updated_at: now });
      await assignForeman(trx, { date: DATE, service: 'MOVING', number: 1 }, 'sam', 0);
    });
    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    await deps.db.deleteFrom('outbox').execute();
  });

  const say = (receivedAt: string, ...events: readonly CrewReport[]) =>
    record(deps.db, { visitId, said: events, receivedAt: at(receivedAt), cause: 'crew' });
  async function deliverAt(time: string): Promise<void> {
    clock.set(at(time).toISOString());
    const { twilio: settings } = deps.config;
    const smsSender = settings && twilioSmsSender(settings, clock.now);
    const handlers = createHandlers({ ...channelsOf(deps), ...(smsSender && { texter: smsSender }) });
    await dispatchDue({ db: deps.db, now: clock.now, handlers, report: () => undefined });
  }
  const texts = () => twilio.texts.map(({ body }) => body.replace('Smart Storage and Moving: ', ''));
  /** Returns messages in the form "visit.late.text: skipped, The visit is now: Arrived". */
  const messages = async () => {
    const rows = await deps.db.selectFrom('outbox').selectAll().where('topic', 'like', 'visit.%').execute();
    return rows
      .map(({ topic, state, last_error }) => `${topic}: ${state}${last_error ? `, ${last_error}` : ''}`)
      .toSorted();
  };
  const mailNames = async (): Promise<readonly string[]> => {
    const names = await readdir(path.join(database().folder, 'mails')).catch(() => []);
    return names.filter((name) => name.includes('visit.'));
  };
  /** Returns the words of the mail of a topic, on one line. */
  const mailed = async (topic: string) => {
    const folder = path.join(database().folder, 'mails');
    const name = (await readdir(folder)).find((each) => each.includes(topic)) ?? '';
    const { text = '' } = await PostalMime.parse(await readFile(path.join(folder, name)));
    return text.replaceAll(/\s+/g, ' ');
  };
  const refunds = async () =>
    (await deps.db.selectFrom('refunds').select(['reason', 'amount_pence']).execute()).map(
      ({ reason, amount_pence }) => [reason, amount_pence],
    );

  it('DAY-3: on the way is told after 60 seconds, with who comes and the window', async () => {
    await say('09:30:00', crewReport('on_the_way', at('09:30:00'), { minutes: 20 }));
    await deliverAt('09:30:59');
    expect(texts()).toEqual([]);
    expect(await mailNames()).toEqual([]);
    await deliverAt('09:31:00');
    expect(texts()).toEqual(['Sam is on the way, arriving between 09:45 and 10:00. Questions? 020 7946 0123.']);
    const text = await mailed('visit.on_the_way.customer');
    expect(text).toMatch(/^Tuesday 15 December, 09:45–10:00: N1 to SE15 .* Sam is on the way See your order: /);
    expect(text).toContain('Hello Ada, We expect to arrive between 09:45 and 10:00.');
  });

  it('DAY-3: an undo within those 60 seconds stops it', async () => {
    await say('09:30:00', crewReport('on_the_way', at('09:30:00'), { minutes: 20 }));
    await say('09:30:50', crewReport('undone', at('09:30:50')));
    await deliverAt('09:31:00');
    expect(texts()).toEqual([]);
    await deliverAt('10:01:00');
    await deliverAt('10:02:00');
    expect(await messages()).toEqual([
      'visit.late.customer: skipped, The visit is now: Planned',
      'visit.late.text: skipped, The visit is now: Planned',
      'visit.on_the_way.customer: skipped, The visit is now: Planned',
      'visit.on_the_way.text: skipped, The visit is now: Planned',
    ]);
    expect([texts(), await mailNames()]).toEqual([[], []]);
  });

  it('DAY-3: setting off anew is told anew, and what was said before is not', async () => {
    await say('09:30:00', crewReport('on_the_way', at('09:30:00'), { minutes: 20 }));
    await say(
      '09:30:40',
      crewReport('undone', at('09:30:40')),
      crewReport('on_the_way', at('09:30:45'), { minutes: 60 }),
    );
    await deliverAt('09:32:00');
    expect(texts()).toEqual(['Sam is on the way, arriving between 10:25 and 10:55. Questions? 020 7946 0123.']);
    expect(await messages()).toContain('visit.on_the_way.text: skipped, The crew has set off anew');
  });

  it('DAY-3: later than we said is told once, a minute after the window, and makes up no time', async () => {
    await say('09:30:00', crewReport('on_the_way', at('09:30:00'), { minutes: 10 }));
    await deliverAt('09:31:00');
    await deliverAt('09:50:59');
    await deliverAt('09:51:00');
    await deliverAt('09:55:00');
    expect(texts()).toEqual([
      'Sam is on the way, arriving between 09:35 and 09:50. Questions? 020 7946 0123.',
      'sorry, we are running late. We will call you as soon as we know more. Questions? 020 7946 0123.',
    ]);
    const late = await mailed('visit.late.customer');
    expect(late).toContain('We said we would arrive between 09:35 and 09:50, and our crew is not with you yet.');
    expect(late).toContain('Arrival after 12:30: £25.90 back Arrival after 13:30: £64.75 back');
    expect(await mailNames()).toHaveLength(2);
  });

  it('DAY-3: who has arrived is not late', async () => {
    await say('09:30:00', crewReport('on_the_way', at('09:30:00'), { minutes: 10 }));
    await say('09:48:00', crewReport('arrived', at('09:48:00')));
    await deliverAt('09:51:00');
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual([
      'visit.late.customer: skipped, The visit is now: Arrived',
      'visit.late.text: skipped, The visit is now: Arrived',
      'visit.on_the_way.customer: skipped, It was more than 15 minutes late',
      'visit.on_the_way.text: skipped, It was more than 15 minutes late',
    ]);
  });

  it('DAY-3: what happened more than 30 minutes before we heard of it is told in no text', async () => {
    await say('10:00:01', crewReport('on_the_way', at('09:30:00'), { minutes: 45 }));
    expect(await messages()).toEqual([]);
  });

  it('DAY-3: a message that is older than 15 minutes is dropped and logged', async () => {
    await say('09:50:00', crewReport('on_the_way', at('09:30:00'), { minutes: 45 }));
    await deliverAt('09:50:00');
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual([
      'visit.late.customer: due',
      'visit.late.text: due',
      'visit.on_the_way.customer: skipped, It was more than 15 minutes late',
      'visit.on_the_way.text: skipped, It was more than 15 minutes late',
    ]);
    expect(await mailNames()).toEqual([]);
  });

  it('DAY-3: who wants no texts gets the mails', async () => {
    await optOut(deps.db, await readSecret(deps.db, null), '+447700900123', clock.now());
    await say('09:30:00', crewReport('on_the_way', at('09:30:00'), { minutes: 10 }));
    await deliverAt('09:31:00');
    await deliverAt('09:51:00');
    expect(texts()).toEqual([]);
    expect(await messages()).toEqual([
      expect.stringContaining('visit.late.customer: logged'),
      'visit.late.text: skipped, They have asked for no texts',
      expect.stringContaining('visit.on_the_way.customer: logged'),
      'visit.on_the_way.text: skipped, They have asked for no texts',
    ]);
  });

  it('DAY-3: late again after an arrival that has paid and was undone, the mail says what has gone back', async () => {
    await say('12:00:00', crewReport('on_the_way', at('12:00:00'), { minutes: 45 }));
    await say('12:31:00', crewReport('arrived', at('12:31:00')));
    clock.set(at('12:36:01').toISOString());
    await payLateCredit(deps, visitId);
    // A phone that was offline reports late that the step was undone in time.
    await say('12:40:00', crewReport('undone', at('12:32:00')));
    await deliverAt('13:01:00');
    expect(await mailed('visit.late.customer')).toContain('We have already refunded £25.90 because we arrived late.');
  });

  itOnBoth('DAY-3: none goes out once the order is cancelled', async () => {
    await say('09:30:00', crewReport('on_the_way', at('09:30:00'), { minutes: 45 }));
    await deps.db.updateTable('orders').set({ state: 'cancelled' }).execute();
    await deliverAt('09:31:00');
    expect(await messages()).toContain('visit.on_the_way.text: skipped, The order is no longer booked');
    expect(await messages()).toContain('visit.on_the_way.customer: skipped, The order is no longer booked');
  });

  it('DAY-3: a late arrival pays its tenth by itself when it is final, once, and the mail says why', async () => {
    const arrived = crewReport('arrived', at('12:31:00'));
    await say('12:32:00', arrived);
    await say('12:33:00', arrived, crewReport('loading', at('12:33:00')));
    await deliverAt('12:35:59');
    expect(await refunds()).toEqual([]);
    await deliverAt('12:36:01');
    expect(await refunds()).toEqual([['late_arrival', 2_590]]);
    await deliverAt('12:40:00');
    const again = await payLateCredit(deps, visitId);
    expect([again, await refunds()]).toEqual([
      { is: 'not due', why: 'It has gone back already' },
      [['late_arrival', 2_590]],
    ]);
    expect(await mailed('order.part_refunded.customer')).toContain(
      'because our crew arrived at 12:31, 31 minutes after your slot had ended. It is 10% of the price of the transport, as we promised.',
    );
  });

  it('DAY-3: an arrival that is undone pays nothing', async () => {
    await say('12:31:00', crewReport('arrived', at('12:31:00')));
    await say('12:35:30', crewReport('undone', at('12:35:30')));
    await deliverAt('12:36:01');
    expect([await refunds(), await messages()]).toEqual([
      [],
      ['visit.late_credit: skipped, It did not come late after all'],
    ]);
  });

  it('DAY-3: asked for too early it waits', async () => {
    await say('12:31:00', crewReport('arrived', at('12:31:00')));
    clock.set(at('12:36:00').toISOString());
    expect(await payLateCredit(deps, visitId)).toEqual({
      is: 'early',
      until: minutesAfter(new Date(at('12:31:00').getTime() + 1), 5),
    });
  });

  it.each([
    ['a minute before the rule', '12:30:00', '12:30:00', 'arrived'],
    ['heard of after more than 10 minutes', '12:31:00', '12:41:01', 'arrived'],
    ['said only by what came after it', '12:31:00', '12:31:00', 'loading'],
    ['said only by the end of the job', '15:00:00', '15:00:00', 'done'],
  ] as const)('DAY-3: an arrival %s pays nothing by itself', async (_, happened, heard, type) => {
    await say(heard, crewReport(type, at(happened)));
    await deliverAt('15:10:00');
    expect(await refunds()).toEqual([]);
    expect(await payLateCredit(deps, visitId)).toMatchObject({ is: 'not due' });
  });

  itOnBoth('DAY-3: 50 at once pay once', async () => {
    await say('13:31:00', crewReport('arrived', at('13:31:00')));
    clock.set(at('13:36:01').toISOString());
    const paid = await Promise.all(Array.from({ length: 50 }, () => payLateCredit(deps, visitId)));
    expect([paid.filter(({ is }) => is === 'paid').length, await refunds()]).toEqual([1, [['late_arrival', 6_475]]]);
  });

  itOnBoth('DAY-3: pays no more than is left', async () => {
    await say('13:31:00', crewReport('arrived', at('13:31:00')));
    await deps.db
      .updateTable('payments')
      .set({ amount_pence: pence(1_000) })
      .execute();
    clock.set(at('13:36:01').toISOString());
    await payLateCredit(deps, visitId);
    expect(await refunds()).toEqual([['late_arrival', 1_000]]);
  });

  it('DAY-3: the end is mailed once it is final, once', async () => {
    await say('14:00:00', crewReport('arrived', at('10:00:00')), crewReport('done', at('14:00:00')));
    await say('14:02:00', crewReport('undone', at('14:02:00')), crewReport('done', at('14:03:00')));
    await deliverAt('14:05:01');
    expect(await messages()).toContain('visit.done.customer: skipped, It was said again later');
    await deliverAt('14:08:01');
    expect((await messages()).filter((line) => line.startsWith('visit.done.customer: logged'))).toHaveLength(1);
  });

  it('DAY-2: moving the order tells nobody anything', async () => {
    clock.set('2026-12-01T09:00:00.000Z');
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await messages()).toEqual([]);
  });
});
