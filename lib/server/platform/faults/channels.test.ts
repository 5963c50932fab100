import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { MAX_ATTEMPTS, dispatchDue, type DispatchPorts } from '@/lib/server/platform/outbox/dispatch';
import { startBadPeer, type Misbehaviour } from '@/lib/testing/bad-peer';
import { MAIL, META, SECRET, SLACK, WEBHOOK } from '@/lib/testing/channels';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { startReceiver } from '@/lib/testing/receiver';
import { startSmtp } from '@/lib/testing/smtp';

const MISBEHAVIOURS: readonly Misbehaviour[] = ['refuses connections', 'answers rubbish', 'hangs up'];
const ROWS = [SLACK, WEBHOOK, META, MAIL].flatMap((channel) =>
  MISBEHAVIOURS.map((misbehaviour) => ({ ...channel, channel: channel.name, misbehaviour })),
);

/** One database is enough: the faults are the peer's. */
describeWithDatabase('peers that fail', (database) => {
  const clock = fixedClock();
  const row = () =>
    database()
      .db.selectFrom('outbox')
      .select(['state', 'attempts', 'last_error', 'available_at'])
      .executeTakeFirstOrThrow();

  function installation(env: Readonly<Record<string, string>>) {
    const deps = testDeps(database().db, clock.now, env);
    const reported: unknown[] = [];
    const ports: DispatchPorts = {
      db: deps.db,
      now: clock.now,
      handlers: createHandlers(channelsOf(deps)),
      random: () => 0.5,
      report: (error) => void reported.push(error),
    };
    return { deps, ports, reported };
  }

  itOnBoth.each(ROWS)(
    '$channel $misbehaviour: tried again, and after the last attempt dead and reported',
    async ({ env, put, misbehaviour, speaksFirst = false }) => {
      const { deps, ports, reported } = installation(env(await startBadPeer(misbehaviour, { speaksFirst })));
      await put(deps);
      await deps.db
        .updateTable('outbox')
        .set({ attempts: MAX_ATTEMPTS - 2 })
        .execute();
      expect([await dispatchDue(ports), (await row()).state, reported.length]).toEqual([1, 'due', 0]);
      expect(await dispatchDue(ports)).toBe(0);
      clock.advanceMinutes(73);
      expect([await dispatchDue(ports), (await row()).state, reported.length]).toEqual([1, 'dead', 1]);
      expect((await row()).last_error).toMatch(/\w/);
      expect((await row()).last_error).not.toContain(SECRET);
      clock.advanceMinutes(73);
      expect(await dispatchDue(ports)).toBe(0);
    },
  );

  it('waits longer before each attempt', async () => {
    const { deps, ports } = installation(SLACK.env(await startBadPeer('hangs up')));
    await SLACK.put(deps);
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await dispatchDue(ports)).toBe(1);
      waits.push(Date.parse((await row()).available_at) - clock.now().getTime());
      clock.advanceMinutes(2);
    }
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000]);
  });

  it.each([SLACK, WEBHOOK, META])('$name says no: asked again, and what it takes then is sent', async (channel) => {
    const receiver = await startReceiver();
    const { deps, ports } = installation(channel.env(new URL(receiver.url).host));
    await channel.put(deps);
    receiver.answerWith(403);
    await dispatchDue(ports);
    expect(await row()).toMatchObject({ state: 'due', attempts: 1 });
    expect((await row()).last_error).toMatch(/answered 403$/);
    receiver.answerWith(200);
    clock.advanceMinutes(1);
    expect([await dispatchDue(ports), await dispatchDue(ports), (await row()).state]).toEqual([1, 0, 'sent']);
    const [first, second, ...others] = receiver.calls;
    expect(others).toEqual([]);
    // A peer that took the first after all recognises the second by its number or its words.
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
  });

  it('a mail server that refuses is asked again; the mail arrives once', async () => {
    const smtp = await startSmtp();
    const { deps, ports } = installation(MAIL.env(new URL(smtp.url).host));
    await MAIL.put(deps);
    smtp.refuse(451);
    await dispatchDue(ports);
    expect(await row()).toMatchObject({ state: 'due', attempts: 1 });
    smtp.refuse(null);
    clock.advanceMinutes(1);
    expect([await dispatchDue(ports), await dispatchDue(ports), (await row()).state]).toEqual([1, 0, 'sent']);
    expect(smtp.mails).toHaveLength(1);
  });
});
