import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { endAfterTest } from '@/lib/testing/after-test';
import { fixedClock } from '@/lib/testing/clock';
import { forEachDatabase } from '@/lib/testing/databases';
import { eventually } from '@/lib/testing/eventually';
import { testDeps } from '@/lib/testing/place-order';
import { startReceiver } from '@/lib/testing/receiver';
import { startSmtp } from '@/lib/testing/smtp';
import { MAX_ATTEMPTS } from '../outbox/backoff';
import { dispatchDue, type Delivery, type DispatchPorts } from '../outbox/dispatch';
import { enqueue } from '../outbox/enqueue';
import { createHandlers } from '../outbox/handlers';
import { startOutboxLoop } from '../outbox/loop';
import { channelsOf } from '../outbox/start';
import { wakeOutbox } from '../outbox/wake';

/** A peer that takes connections and then does what no peer should. */
async function startBadPeer(answer: (write: (text: string) => void) => void) {
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => answer((text) => socket.end(text)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  endAfterTest(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port };
}

const RUBBISH = 'MOO 1.0 what?\r\n\r\n\0\xff';

forEachDatabase('peers that fail', (database) => {
  const clock = fixedClock();
  const put = (reference: string) => {
    const options = { dedupeKey: reference, now: clock.now() };
    return enqueue(database().db, 'notice.slack', { notice: 'calculation', reference }, options);
  };
  const rows = () =>
    database().db.selectFrom('outbox').select(['state', 'attempts', 'last_error', 'available_at']).execute();

  function ports(env: Readonly<Record<string, string>>) {
    const deps = testDeps(database().db, clock.now, env);
    const [deliveries, reported]: [Delivery[], unknown[]] = [[], []];
    const given: DispatchPorts = {
      ...{ db: deps.db, now: clock.now, handlers: createHandlers(channelsOf(deps)), random: () => 0.5 },
      report: (error) => void reported.push(error),
      observe: (delivery) => void deliveries.push(delivery),
    };
    return { given, deliveries, reported };
  }

  it.each([
    ['refuses connections', () => Promise.resolve({ port: 1 }), /could not be reached/],
    ['answers rubbish', () => startBadPeer((write) => write(RUBBISH)), /could not be reached/],
    ['hangs up', () => startBadPeer((write) => write('')), /could not be reached/],
  ])('Slack %s: tried again later each time, dead and reported after the last attempt', async (_, start, said) => {
    const peer = await start();
    const { given, reported } = ports({ SLACK_WEBHOOK_URL: `http://127.0.0.1:${peer.port}/hook` });
    await put('SM-1');
    const waits: number[] = [];
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      expect(await dispatchDue(given)).toBe(1);
      const [row] = await rows();
      expect(row?.last_error).toMatch(said);
      expect(row?.last_error).not.toContain('/hook');
      waits.push(Date.parse(row?.available_at ?? '') - clock.now().getTime());
      clock.advanceMinutes(61);
    }
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: MAX_ATTEMPTS }]);
    expect(await dispatchDue(given)).toBe(0);
    expect(waits.slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
    expect(reported).toHaveLength(1);
  });

  it('a slow peer holds up nothing that comes after it', async () => {
    const slow = await startBadPeer(() => undefined);
    const quick = await startReceiver();
    const { given } = ports({ SLACK_WEBHOOK_URL: `http://127.0.0.1:${slow.port}/hook` });
    const fast = createHandlers(channelsOf(testDeps(database().db, clock.now, { SLACK_WEBHOOK_URL: quick.url })));
    const handlers: DispatchPorts['handlers'] = {
      ...given.handlers,
      'notice.slack': (payload, envelope) =>
        (payload.reference === 'slow' ? given.handlers : fast)['notice.slack'](payload, envelope),
    };
    const inHand = () => database().db.selectFrom('outbox').select('id').where('state', '=', 'sending').execute();
    await put('slow');
    const loop = startOutboxLoop({ ...given, handlers }, 60_000);
    await eventually(async () => (await inHand()).length === 1);
    await put('quick');
    wakeOutbox();
    await eventually(() => quick.calls.length === 1);
    await eventually(async () => (await inHand()).length === 1);
    await loop.stop(1);
  });

  it('a mail server that refuses is asked again; the mail arrives once', async () => {
    const smtp = await startSmtp();
    smtp.refuse(451);
    const { given, deliveries } = ports({ SMTP_URL: smtp.url });
    const leadId = 'lead-1';
    const body = JSON.stringify({ name: 'Ada' });
    const lead = { id: leadId, type: 'callback', body_json: body, dedupe_key: leadId, draft_id: null };
    await database()
      .db.insertInto('leads')
      .values({ ...lead, created_at: clock.now().toISOString() })
      .execute();
    await enqueue(database().db, 'lead.created.operator', { leadId }, { dedupeKey: leadId, now: clock.now() });
    await dispatchDue(given);
    smtp.refuse(null);
    clock.advanceMinutes(1);
    await dispatchDue(given);
    await dispatchDue(given);
    expect(deliveries.map(({ state }) => state)).toEqual(['due', 'sent']);
    expect(smtp.mails).toHaveLength(1);
  });
});
