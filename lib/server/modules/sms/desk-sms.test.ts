import { replaceServices } from '@/lib/server/container';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { startTwilio, type TwilioServer } from '@/lib/testing/twilio/server';

describeWithDatabase('texts at the desk', (database) => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let deps: Deps;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    twilio = await startTwilio(clock.now);
    deps = testDeps(database().db, clock.now, { ...twilio.env, DESK_EMAILS: OPERATOR });
    replaceServices(deps);
  });
  const pass = () =>
    dispatchDue({ db: deps.db, now: clock.now, handlers: createHandlers(channelsOf(deps)), report: () => undefined });
  const listed = async (list: string) => {
    const desk = await atTheDesk(deps);
    const { messages } = await desk.view('outbox', `/desk/outbox?list=${list}`);
    return messages;
  };

  itOnBoth('DAY-3: are listed with their order and their state, and sent again by hand', async () => {
    const { reference } = await placePaidOrder(deps);
    await deps.db.deleteFrom('outbox').where('topic', 'not like', '%.text').execute();
    const text = { what: 'Reminder of tomorrow’s visit, by text to the customer', about: reference };
    const waiting = { ...text, state: { label: 'Waiting', tag: 'plain' }, attempts: 0, error: '', canRetry: true };
    expect(await listed('waiting')).toMatchObject([waiting]);

    clock.set('2026-12-14T18:30:00.000Z');
    twilio.behave('refusing', 1);
    await pass();
    const [refused, ...others] = await listed('dead');
    expect([refused, others]).toMatchObject([
      {
        ...text,
        state: { label: 'Given up', tag: 'error' },
        attempts: 1,
        canRetry: true,
        error: 'This number cannot get texts. Call the customer.',
      },
      [],
    ]);

    const { id } = await deps.db
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'dead')
      .executeTakeFirstOrThrow();
    await (await atTheDesk(deps)).call('retry_message', { id });
    await pass();
    expect(twilio.texts).toHaveLength(1);
    expect((await listed('done')).filter(({ what }) => what === text.what)).toMatchObject([
      { ...text, state: { label: 'Sent', tag: 'success' }, attempts: 1, error: '', canRetry: false },
    ]);
  });
});
