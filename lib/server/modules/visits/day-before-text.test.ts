import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { retryMessage } from '@/lib/server/modules/notifications/desk-outbox';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { optOut } from '@/lib/server/modules/sms/opt-outs-repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { twilioSmsSender } from '@/lib/server/platform/notifications/sms/twilio';
import { guestOf, openPaymentPage, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAlone, takeInHand } from '@/lib/testing/deliver';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { startTwilio, type TwilioServer } from '@/lib/testing/twilio/server';

const TOPIC = 'order.day_before.text';
const EVENING = '2026-12-14T18:30:00.000Z';

describeWithDatabase('texts of the evening before', (database) => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let deps: Deps;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    twilio = await startTwilio(clock.now);
    deps = testDeps(database().db, clock.now, twilio.env);
  });

  const rows = () =>
    deps.db
      .selectFrom('outbox')
      .select(['id', 'state', 'attempts', 'last_error', 'available_at'])
      .where('topic', '=', TOPIC)
      .orderBy('available_at')
      .execute();
  const waiting = async () =>
    (await rows()).filter(({ state }) => state === 'due').map(({ available_at }) => available_at);

  async function deliverAt(instant: string): Promise<void> {
    clock.set(instant);
    const { twilio: settings } = deps.config;
    const smsSender =
      settings && twilioSmsSender({ ...settings, ...(twilio.isSilent() && { timeoutMs: 300 }) }, clock.now);
    await deliverAlone(deps, TOPIC, smsSender ? { texter: smsSender } : {});
  }

  it('DAY-3: go out at 18:30 in London, once, with day, window, reference and number', async () => {
    const { reference } = await placePaidOrder(deps);
    expect(await waiting()).toEqual([EVENING]);
    await deliverAt('2026-12-14T18:29:59.000Z');
    expect(twilio.calls).toEqual([]);
    await deliverAt(EVENING);
    await deliverAt('2026-12-14T18:31:00.000Z');
    expect(twilio.texts.map(({ to, body }) => [to, body])).toEqual([
      [
        '+447700900123',
        `Smart Storage and Moving: see you tomorrow, Tuesday 15 December, 10:00-12:00. Order ${reference}, tel. 020 7946 0123. STOP ends texts.`,
      ],
    ]);
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, last_error: null }]);
  });

  it('DAY-3: move with the order, back too, and are gone with it', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    await guest.reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await waiting()).toEqual(['2026-12-16T18:30:00.000Z']);
    await guest.reschedule({ date: '2026-12-15', start: '14:00', end: '16:00' });
    expect(await waiting()).toEqual([EVENING]);
    await deliverAt('2026-12-14T18:30:01.000Z');
    expect(twilio.texts[0]?.body).toContain('14:00-16:00');
    const other = await placePaidOrder(deps, { dates: { movingDate: '2026-12-22' } });
    expect(await waiting()).toHaveLength(1);
    await guestOf(deps, other).cancel();
    expect(await waiting()).toEqual([]);
  });

  it('DAY-3: wait for the payment, also one that comes after the hold', async () => {
    const order = await placeOrder(deps);
    expect(await rows()).toEqual([]);
    const payment = await openPaymentPage(deps, order);
    clock.advanceMinutes(60);
    await expireLapsedHolds(deps);
    await payment.click('pay');
    expect(await waiting()).toEqual([EVENING]);
  });

  it.each([
    ['a landline', { phone: '020 7946 0123' }],
    ['a mobile of another country', { phonePrefix: '33', phone: '6 12 34 56 78' }],
  ])('DAY-3: none goes to %s', async (_, phone) => {
    await placePaidOrder(deps, phone);
    expect(await rows()).toEqual([]);
  });

  it('DAY-3: one that the desk sends too early waits for its evening', async () => {
    await placePaidOrder(deps);
    const [row] = await rows();
    await retryMessage(deps, { email: 'desk@example.com' }, { id: row?.id ?? '' });
    await deliverAt('2026-11-24T09:05:00.000Z');
    expect(twilio.texts).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'due', available_at: EVENING, last_error: null }]);
    await deliverAt(EVENING);
    expect(twilio.texts).toHaveLength(1);
  });

  it('DAY-3: one that is more than 15 minutes late is dropped, and says so', async () => {
    await placePaidOrder(deps);
    twilio.behave('failing');
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([{ state: 'due', last_error: 'Twilio answered 500 (20500)' }]);
    twilio.behave('well');
    await deliverAt('2026-12-14T18:46:00.000Z');
    expect(await rows()).toMatchObject([{ state: 'skipped', last_error: 'It was more than 15 minutes late' }]);
    expect(twilio.texts).toEqual([]);
  });

  it('DAY-3: one of which nobody can tell whether it arrived says that when it is dropped', async () => {
    await placePaidOrder(deps);
    twilio.behave('losing answers');
    await deliverAt(EVENING);
    twilio.behave('failing');
    await deliverAt('2026-12-14T18:46:00.000Z');
    expect((await rows())[0]?.last_error).toBe(
      'It was more than 15 minutes late, and an earlier attempt may have got through',
    );
  });

  it('DAY-3: one that Twilio took and could not deliver is given up, and says so', async () => {
    await placePaidOrder(deps);
    twilio.behave('losing answers', 1);
    await deliverAt(EVENING);
    Object.assign(twilio.texts[0]!, { status: 'undelivered', error_code: 30003 });
    await deliverAt('2026-12-14T18:46:00.000Z');
    expect(await rows()).toMatchObject([{ state: 'dead', last_error: 'Twilio could not deliver it (30003)' }]);
    expect(twilio.texts).toHaveLength(1);
  });

  it.each(['losing answers', 'slow'] as const)(
    'DAY-3: an answer that was lost (%s) is looked up after a minute, and nothing is sent twice',
    async (behaviour) => {
      await placePaidOrder(deps);
      twilio.behave(behaviour, 1);
      await deliverAt(EVENING);
      expect(await rows()).toMatchObject([
        { state: 'due', available_at: '2026-12-14T18:31:00.000Z', last_error: 'Twilio did not answer in time' },
      ]);
      await deliverAt('2026-12-14T18:31:00.000Z');
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }]);
      expect(twilio.texts).toHaveLength(1);
      expect(twilio.calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'GET']);
    },
  );

  it.each(['silent', 'hanging up'] as const)(
    'DAY-3: what Twilio never took (%s) is sent once it is seen not to be there',
    async (behaviour) => {
      await placePaidOrder(deps);
      twilio.behave(behaviour, 1);
      await deliverAt(EVENING);
      twilio.behave('failing', 1);
      await deliverAt('2026-12-14T18:31:00.000Z');
      expect(twilio.calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'GET']);
      await deliverAt('2026-12-14T18:33:00.000Z');
      expect(twilio.calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'GET', 'GET', 'POST']);
      expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3 }]);
      expect(twilio.texts).toHaveLength(1);
    },
  );

  it('DAY-3: too many at once are tried again by the back-off', async () => {
    await placePaidOrder(deps);
    twilio.behave('busy', 1);
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([{ state: 'due', available_at: '2026-12-14T18:30:05.000Z' }]);
    await deliverAt('2026-12-14T18:30:05.000Z');
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });

  it('DAY-3: a number that Twilio refuses ends the message, without the number in its reason', async () => {
    await placePaidOrder(deps);
    twilio.behave('refusing');
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, last_error: 'Twilio answered 400 (21211)' }]);
  });

  it('DAY-3: none goes to who wants none', async () => {
    await placePaidOrder(deps);
    await optOut(deps.db, await readSecret(deps.db, null), '+447700900123', clock.now());
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([{ state: 'skipped', last_error: 'They have asked for no texts' }]);
    expect(twilio.calls).toEqual([]);
  });

  itOnBoth('DAY-3: one that is being sent while its day is moved says the new one or nothing', async () => {
    const order = await placePaidOrder(deps);
    await takeInHand(deps, TOPIC, EVENING);
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([
      { state: 'skipped', last_error: 'The order has another day now' },
      { state: 'due', available_at: '2026-12-16T18:30:00.000Z' },
    ]);
  });

  itOnBoth('DAY-3: one that is being sent while its order is cancelled is sent to nobody', async () => {
    const order = await placePaidOrder(deps);
    await takeInHand(deps, TOPIC, EVENING);
    await guestOf(deps, order).cancel();
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([{ state: 'skipped', last_error: 'The order is now: Cancelled' }]);
    expect(twilio.calls).toEqual([]);
  });

  it('DAY-3: without Twilio a text is a file', async () => {
    deps = testDeps(database().db, clock.now, { DATA_DIR: database().folder });
    await placePaidOrder(deps);
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([
      { state: 'logged', last_error: 'Texts are not set up on this site, so this one was kept in a file' },
    ]);
    const folder = path.join(database().folder, 'texts');
    const [name = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^20261124T090000000Z-order\.day_before\.text-[\w-]+\.txt$/);
    expect(await readFile(path.join(folder, name), 'utf8')).toMatch(
      /^To: \+447700900123\n\nSmart Storage and Moving: see you tomorrow, .*, tel\. 020 7946 0123\.\n$/,
    );
  });
});
