import { fixedClock } from '@/lib/testing/clock';
import { describeOnBoth } from '@/lib/testing/databases';
import { startOutboxLoop, type Handlers } from './dispatch';
import { enqueue, wakeOutbox } from './enqueue';

/** Longer than any test, so that every delivery is caused by a nudge. */
const NEVER_POLLS = 60_000;

describeOnBoth('the outbox loop', (database) => {
  const { now } = fixedClock();
  const put = (leadId: string) =>
    enqueue(database().db, 'lead.created.operator', { leadId }, { dedupeKey: leadId, now: now() });

  function start(deliver: (leadId: string) => Promise<void>, pollMs = NEVER_POLLS) {
    const handlers = {
      'lead.created.operator': async ({ leadId }: { readonly leadId: string }) => {
        await deliver(leadId);
        return { outcome: 'sent' };
      },
    } as unknown as Handlers;
    const report = (error: unknown) => {
      throw error;
    };
    return startOutboxLoop({ db: database().db, now, handlers, report }, pollMs);
  }

  it('delivers what was there before it started, and what is committed later as soon as it is woken', async () => {
    await put('before');
    const arrived = arrivals();
    const loop = start(arrived.add);
    await arrived.until('before');
    await put('after');
    wakeOutbox();
    await arrived.until('after');
    await loop.stop();
  });

  it('finds by itself what another instance wrote', async () => {
    const arrived = arrivals();
    const loop = start(arrived.add, 10);
    await enqueue(database().another(), 'lead.created.operator', { leadId: 'x' }, { dedupeKey: 'x', now: now() });
    await arrived.until('x');
    await loop.stop();
  });

  it('stops when the message in hand has been delivered, and takes nothing new', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const arrived = arrivals();
    await put('in hand');
    const loop = start(async (leadId) => {
      await arrived.add(leadId);
      await gate;
    });
    await arrived.until('in hand');
    const stopped = loop.stop();
    await put('too late');
    wakeOutbox();
    release();
    await stopped;
    const rows = await database()
      .db.selectFrom('outbox')
      .select(['dedupe_key', 'state'])
      .orderBy('dedupe_key')
      .execute();
    expect(rows).toEqual([
      { dedupe_key: 'in hand', state: 'sent' },
      { dedupe_key: 'too late', state: 'due' },
    ]);
  });

  it('gives back what it cannot finish in time, and the next dispatcher takes it at once', async () => {
    const arrived = arrivals();
    await put('stuck');
    const hanging = start(async (leadId) => {
      await arrived.add(leadId);
      await new Promise(() => {});
    });
    await arrived.until('stuck');
    await hanging.stop(1);
    const delivered = arrivals();
    const next = start(delivered.add);
    await delivered.until('stuck');
    await next.stop();
  });
});

/** Returns a list of arrivals for which a test can wait instead of waiting for time to pass. */
function arrivals() {
  const seen = new Set<string>();
  const waiting = new Map<string, () => void>();
  return {
    add: (name: string) => {
      seen.add(name);
      waiting.get(name)?.();
      return Promise.resolve();
    },
    until: (name: string) =>
      seen.has(name) ? Promise.resolve() : new Promise<void>((resolve) => waiting.set(name, resolve)),
  };
}
