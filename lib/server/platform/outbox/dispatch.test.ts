import type { Db } from '@/lib/server/platform/db/schema';
import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import {
  KEPT_AT_MOST_MS,
  LEASE_MS,
  MAX_ATTEMPTS,
  POLL_MS,
  claimMessages,
  dispatchDue,
  oldestDueAge,
  type DispatchPorts,
  type Envelope,
  type Handlers,
  type Outcome,
} from './dispatch';
import { enqueue } from './enqueue';
import { Refused } from './refused-repo';

const sent = (): Promise<Outcome> => Promise.resolve({ outcome: 'sent' });

/** Returns handlers that refuse every topic except the two used here. */
function handlers(overrides: Partial<Handlers>): Handlers {
  const refuse = () => Promise.reject(new Error('Not expected in this test'));
  const topics = [
    'order.received.customer',
    'order.confirmed.customer',
    'order.confirmed.operator',
    'order.confirmed.slack',
    'order.confirmed.webhook',
    'order.refund_needed.operator',
    'order.paid_too_late.customer',
    'lead.created.operator',
    'notice.slack',
    'conversion.meta',
  ] as const;
  const all = Object.fromEntries(topics.map((topic) => [topic, refuse])) as unknown as Handlers;
  return { ...all, ...overrides };
}

describeOnBoth('the outbox', (database) => {
  const clock = fixedClock();
  const reported: unknown[] = [];

  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    reported.length = 0;
  });

  const ports = (overrides: Partial<Handlers>, db: Db = database().db): DispatchPorts => ({
    db,
    now: clock.now,
    handlers: handlers(overrides),
    report: (error) => reported.push(error),
    random: () => 0.5,
  });
  const put = (leadId: string, availableAt?: Date) =>
    enqueue(
      database().db,
      'lead.created.operator',
      { leadId },
      { dedupeKey: `lead:${leadId}`, now: clock.now(), ...(availableAt ? { availableAt } : {}) },
    );
  const advance = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString());
  const rows = () => database().db.selectFrom('outbox').selectAll().orderBy('dedupe_key').execute();

  it('delivers a message once and keeps it as sent', async () => {
    const seen: [string, Envelope][] = [];
    const deliver = ports({
      'lead.created.operator': (payload, envelope) => {
        seen.push([payload.leadId, envelope]);
        return sent();
      },
    });
    await put('a');
    expect(await dispatchDue(deliver)).toBe(1);
    expect(await dispatchDue(deliver)).toBe(0);
    const [row] = await rows();
    expect(seen).toEqual([['a', { id: row?.id, attempt: 1, createdAt: clock.now() }]]);
    expect(row).toMatchObject({ state: 'sent', attempts: 1, last_error: null, finished_at: clock.now().toISOString() });
  });

  it('BOOK-3: takes the same message in only once', async () => {
    await put('a');
    await put('a');
    expect(await rows()).toHaveLength(1);
  });

  it('writes nothing when the transaction around it fails', async () => {
    const failing = database()
      .db.transaction()
      .execute(async (trx) => {
        await enqueue(trx, 'lead.created.operator', { leadId: 'a' }, { dedupeKey: 'a', now: clock.now() });
        throw new Error('Something else went wrong');
      });
    await expect(failing).rejects.toThrow('Something else');
    expect(await rows()).toEqual([]);
  });

  it('says logged or skipped, with the reason, when nothing was sent', async () => {
    const outcomes: Outcome[] = [
      { outcome: 'logged', reason: 'No channel' },
      { outcome: 'skipped', reason: 'No longer true' },
    ];
    await put('a');
    await put('b');
    const deliver = ports({
      'lead.created.operator': ({ leadId }) => Promise.resolve(outcomes[leadId === 'a' ? 0 : 1]!),
    });
    await dispatchDue(deliver);
    expect(await rows()).toMatchObject([
      { state: 'logged', last_error: 'No channel' },
      { state: 'skipped', last_error: 'No longer true' },
    ]);
  });

  it('waits until a message is available', async () => {
    await put('a', new Date('2026-11-24T09:05:00.000Z'));
    expect(await dispatchDue(ports({ 'lead.created.operator': sent }))).toBe(0);
    clock.advanceMinutes(5);
    expect(await dispatchDue(ports({ 'lead.created.operator': sent }))).toBe(1);
  });

  it('puts a message back that waits, and says why where that is a failure', async () => {
    const until = new Date('2026-11-24T18:30:00.000Z');
    await put('a');
    await put('b');
    const deliver = ports({
      'lead.created.operator': ({ leadId }) =>
        Promise.resolve({ outcome: 'waits', until, ...(leadId === 'b' && { reason: 'No answer in time' }) }),
    });
    expect(await dispatchDue(deliver)).toBe(2);
    expect(await dispatchDue(deliver)).toBe(0);
    const waiting = { state: 'due', available_at: until.toISOString(), locked_until: null, attempts: 1 };
    expect(await rows()).toMatchObject([
      { ...waiting, last_error: null },
      { ...waiting, last_error: 'No answer in time' },
    ]);
    clock.set(until.toISOString());
    expect(await dispatchDue(ports({ 'lead.created.operator': sent }))).toBe(2);
  });

  it('gives a message up at once that was refused for good', async () => {
    await put('a');
    const refused = new Refused('No such number');
    const deliver = ports({ 'lead.created.operator': () => Promise.reject(refused) });
    expect(await dispatchDue(deliver)).toBe(1);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, last_error: 'No such number' }]);
    expect(reported).toEqual([refused]);
  });

  it('never hands one message to two instances at the same time', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `lead-${index}`);
    for (const id of ids) await put(id);
    const inHand = new Set<string>();
    const delivered: string[] = [];
    const handler = async ({ leadId }: { readonly leadId: string }): Promise<Outcome> => {
      if (inHand.has(leadId)) throw new Error(`${leadId} is being delivered by somebody else`);
      inHand.add(leadId);
      await new Promise((resolve) => setImmediate(resolve));
      inHand.delete(leadId);
      delivered.push(leadId);
      return { outcome: 'sent' };
    };
    const instance = async (db: Db) => {
      while ((await dispatchDue(ports({ 'lead.created.operator': handler }, db))) > 0);
    };
    const another = database().another;
    await Promise.all([database().db, another(), another(), another()].map(instance));
    // An instance that found the rest leased has stopped early, and the holder of the leases continued.
    expect([...delivered].sort()).toEqual([...ids].sort());
    expect(new Set((await rows()).map((row) => `${row.state} ${row.attempts}`))).toEqual(new Set(['sent 1']));
  });

  it('BOOK-7: delivers again, once, what a killed instance had in hand', async () => {
    await put('a');
    await claimMessages(database().another(), clock.now(), 10); // and then it is killed
    expect(await dispatchDue(ports({}))).toBe(0);
    advance(LEASE_MS);
    expect(await dispatchDue(ports({ 'lead.created.operator': sent }))).toBe(1);
    expect(await dispatchDue(ports({}))).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('BOOK-7: leaves what a killed instance had in hand to the next one within 15 seconds', () => {
    expect(LEASE_MS + POLL_MS).toBeLessThanOrEqual(15_000);
  });

  it('keeps what it is still delivering, however slow that is, and lets go of what hangs', async () => {
    await put('a');
    let taken = 0;
    let beat = () => Promise.resolve();
    const slow: DispatchPorts = {
      ...ports({
        'lead.created.operator': async () => {
          for (let waited = 0; waited < KEPT_AT_MOST_MS; waited += LEASE_MS / 2) {
            advance(LEASE_MS / 2);
            await beat();
            taken += (await claimMessages(database().another(), clock.now(), 10)).length;
          }
          expect(taken).toBe(0);
          advance(LEASE_MS);
          await beat();
          taken += (await claimMessages(database().another(), clock.now(), 10)).length;
          return { outcome: 'sent' };
        },
      }),
      heartbeat: (run) => {
        beat = run;
        return () => undefined;
      },
    };
    await dispatchDue(slow);
    expect(taken).toBe(1);
    await beat(); // too late: it is another's now
    expect(await rows()).toMatchObject([
      { state: 'sending', attempts: 2, locked_until: new Date(clock.now().getTime() + LEASE_MS).toISOString() },
    ]);
  });

  it('does not use up the attempts of a message in minutes while instances keep dying', async () => {
    await put('a');
    const started = clock.now().getTime();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      while ((await claimMessages(database().db, clock.now(), 1)).length === 0) advance(LEASE_MS);
    }
    expect(clock.now().getTime() - started).toBeGreaterThan(45 * 60_000);
  });

  it('does not believe an instance that lost its lease', async () => {
    await put('a');
    const slow = ports({
      'lead.created.operator': async () => {
        advance(LEASE_MS);
        await claimMessages(database().another(), clock.now(), 10);
        return { outcome: 'sent' };
      },
    });
    await dispatchDue(slow);
    expect(await rows()).toMatchObject([{ state: 'sending', attempts: 2 }]);
  });

  it('tries a failed message again after a growing delay, then gives it up and reports it', async () => {
    const down = ports({ 'lead.created.operator': () => Promise.reject(new Error('The mail server is down')) });
    await put('a');
    await dispatchDue(down);
    expect(await rows()).toMatchObject([
      { state: 'due', attempts: 1, last_error: 'The mail server is down', available_at: '2026-11-24T09:00:05.000Z' },
    ]);
    expect(await dispatchDue(down)).toBe(0);
    for (let attempt = 2; attempt <= MAX_ATTEMPTS; attempt += 1) {
      clock.advanceMinutes(61);
      expect(await dispatchDue(down)).toBe(1);
    }
    clock.advanceMinutes(61);
    expect(await dispatchDue(down)).toBe(0);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: MAX_ATTEMPTS }]);
    expect(reported).toEqual([new Error('The mail server is down')]);
  });

  it('gives up a message that kills every instance that takes it', async () => {
    await put('a');
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      await claimMessages(database().db, clock.now(), 1);
      clock.advanceMinutes(3);
    }
    await dispatchDue(ports({}));
    expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'Given up: the lease ran out at every attempt' }]);
  });

  it('tells how long the oldest due message has been waiting', async () => {
    const { db } = database();
    expect(await oldestDueAge(db, clock.now())).toBeNull();
    await put('a');
    await put('later', new Date('2026-11-24T12:00:00.000Z'));
    clock.advanceMinutes(11);
    expect(await oldestDueAge(db, clock.now())).toBe(660);
    await claimMessages(db, clock.now(), 1);
    expect(await oldestDueAge(db, clock.now())).toBeNull();
    advance(LEASE_MS + 60_000);
    expect(await oldestDueAge(db, clock.now())).toBe(60);
  });
});
