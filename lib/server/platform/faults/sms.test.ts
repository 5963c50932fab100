import { channelsOf, observeDelivery } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { createLog, replaceLog } from '@/lib/server/platform/observability/log';
import { report } from '@/lib/server/platform/observability/report';
import { LEASE_MS, claimMessages, dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { startTwilio, TWILIO_TOKEN, type TwilioServer } from '@/lib/testing/twilio/server';

const TOPIC = 'order.day_before.text';
const EVENING = '2026-12-14T18:30:00.000Z';

describeOnBoth('texts when things go wrong', (database) => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let deps: Deps;
  const log: string[] = [];
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    twilio = await startTwilio(clock.now);
    deps = testDeps(database().db, clock.now, twilio.env);
    await placePaidOrder(deps);
    await deps.db.deleteFrom('outbox').where('topic', '!=', TOPIC).execute();
    clock.set(EVENING);
    log.length = 0;
    replaceLog(createLog('debug', { write: (line) => void log.push(line) }));
  });

  const handlers = () => createHandlers(channelsOf(deps));
  const pass = (db = deps.db) =>
    dispatchDue({ db, now: clock.now, handlers: handlers(), report, observe: observeDelivery, random: () => 0.5 });
  const row = () => deps.db.selectFrom('outbox').select(['state', 'attempts', 'last_error']).executeTakeFirstOrThrow();
  const advance = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString());

  it('BOOK-7: what a killed instance had handed over is looked up by the next, and not sent again', async () => {
    const [claim] = await claimMessages(database().another(), clock.now(), 10);
    if (!claim) throw new Error('Nothing was due');
    const payload = JSON.parse(claim.payload) as { readonly orderId: string; readonly on: string };
    const envelope = { id: claim.id, attempt: claim.attempts, createdAt: new Date(claim.created_at) };
    // Twilio has it, and then the instance is killed.
    expect(await handlers()[TOPIC](payload, envelope)).toEqual({ outcome: 'sent' });
    expect(await pass()).toBe(0);
    advance(LEASE_MS);
    expect(await pass()).toBe(1);
    expect(await row()).toEqual({ state: 'sent', attempts: 2, last_error: null });
    expect(twilio.texts).toHaveLength(1);
  });

  it('BOOK-7: what a killed instance had claimed and not handed over is sent by the next', async () => {
    await claimMessages(database().another(), clock.now(), 10);
    advance(LEASE_MS);
    expect(await pass()).toBe(1);
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
    expect(twilio.texts).toHaveLength(1);
  });

  it('DAY-3: of many instances one sends it', async () => {
    await Promise.all([deps.db, database().another(), database().another()].map((db) => pass(db)));
    expect(twilio.texts).toHaveLength(1);
  });

  it('DAY-3: neither the number nor the token is in a log or in what is kept of an error', async () => {
    const errors: (string | null)[] = [];
    for (const behaviour of ['failing', 'busy', 'losing answers', 'rubbish', 'refusing'] as const) {
      twilio.behave(behaviour);
      await pass();
      const { last_error: error } = await row();
      errors.push(error);
      advance(61_000);
    }
    expect(errors).toEqual([
      ...['Twilio answered 500 (20500)', 'Twilio answered 429', 'Twilio did not answer in time'],
      ...['Twilio answered 200', 'Twilio answered 400'],
    ]);
    expect(log.join()).toContain(TOPIC);
    expect(log.join()).not.toMatch(new RegExp(`7700900123|${TWILIO_TOKEN}|come tomorrow`));
  });

  it('DAY-3: a Twilio that is away all evening is asked by the back-off, and the text is dropped', async () => {
    twilio.behave('failing');
    for (let minute = 0; minute < 30; minute += 1) {
      await pass();
      advance(60_000);
    }
    expect(await row()).toMatchObject({ state: 'skipped' });
    expect(twilio.calls.length).toBeLessThan(12);
    expect(twilio.texts).toEqual([]);
  });
});
