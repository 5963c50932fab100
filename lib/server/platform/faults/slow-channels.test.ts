import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { startOutboxLoop, type DispatchPorts } from '@/lib/server/platform/outbox/dispatch';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { MAIL, META, SLACK, WEBHOOK } from '@/lib/testing/channels';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { testDeps } from '@/lib/testing/place-order';
import { startReceiver } from '@/lib/testing/receiver';
import { startSmtp } from '@/lib/testing/smtp';

const CHANNELS = [SLACK, WEBHOOK, META, MAIL];

/** All at once, because each is waited for as long as in earnest: ten seconds. */
describeWithDatabase('peers that take connections and never answer', (database) => {
  const clock = fixedClock();
  const states = async () =>
    (await database().db.selectFrom('outbox').select('state').execute()).map(({ state }) => state);
  const count = async (state: string) => (await states()).filter((each) => each === state).length;

  itOnBoth(
    'hold up nothing that comes after them, are given up, and get each message once when they answer again',
    async () => {
      const [http, smtp, quick] = [await startReceiver(), await startSmtp(), await startReceiver()];
      const hostOf = (url: string) => new URL(url).host;
      const env = CHANNELS.map((channel) => channel.env(hostOf(channel.speaksFirst ? smtp.url : http.url)));
      const deps = testDeps(database().db, clock.now, Object.assign({}, ...env) as Record<string, string>);
      const handlers = createHandlers(channelsOf(deps));
      const fast = createHandlers({ ...channelsOf(deps), slackWebhookUrl: quick.url });
      const ports: DispatchPorts = {
        db: deps.db,
        now: clock.now,
        report: () => undefined,
        handlers: {
          ...handlers,
          'notice.slack': (payload, envelope) =>
            (payload.reference === 'quick' ? fast : handlers)['notice.slack'](payload, envelope),
        },
      };
      for (const { put } of CHANNELS) await put(deps);
      smtp.greet(false);
      const release = http.hold();

      const loop = startOutboxLoop(ports, 60_000);
      await eventually(async () => (await count('sending')) === CHANNELS.length);
      await enqueue(
        deps.db,
        'notice.slack',
        { notice: 'quote_started', reference: 'quick' },
        { dedupeKey: 'quick', now: clock.now() },
      );
      wakeOutbox();
      await eventually(async () => (await count('sent')) === 1);
      expect([quick.calls.length, await count('sending')]).toEqual([1, CHANNELS.length]);

      await eventually(async () => (await count('due')) === CHANNELS.length);
      expect(http.calls).toHaveLength(CHANNELS.length - 1);
      smtp.greet(true);
      release();
      clock.advanceMinutes(1);
      wakeOutbox();
      await eventually(async () => (await count('sent')) === CHANNELS.length + 1);
      await loop.stop();

      // The first words of each were never answered, so they are said again, and no third time.
      expect(smtp.mails).toHaveLength(1);
      const said = http.calls.map(({ path, body }) => `${path} ${body}`);
      expect(said).toHaveLength(2 * (CHANNELS.length - 1));
      expect(new Set(said).size).toBe(CHANNELS.length - 1);
    },
  );
});
