import PostalMime from 'postal-mime';
import { optOut } from '@/lib/server/modules/sms/opt-outs-repo';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readSecret } from '@/lib/server/platform/installation/token';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAlone, takeInHand } from '@/lib/testing/deliver';
import { testDeps } from '@/lib/testing/place-order';
import { startSmtp, type TestSmtp } from '@/lib/testing/smtp';

const TOPIC = 'order.day_before.customer';
const EVENING = '2026-12-14T18:30:00.000Z';

describeWithDatabase('mails of the evening before', (database) => {
  const clock = fixedClock();
  let smtp: TestSmtp;
  let deps: Deps;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    smtp = await startSmtp();
    deps = testDeps(database().db, clock.now, { SMTP_URL: smtp.url, DATA_DIR: database().folder });
  });

  const rows = () =>
    deps.db.selectFrom('outbox').select(['state', 'last_error', 'available_at']).where('topic', '=', TOPIC).execute();

  async function deliverAt(instant: string): Promise<void> {
    clock.set(instant);
    await deliverAlone(deps, TOPIC);
  }

  it('DAY-3: go out at 18:30 in London, once, with day, window and places, also to who wants no texts', async () => {
    const { reference } = await placePaidOrder(deps);
    await optOut(deps.db, await readSecret(deps.db, null), '+447700900123', clock.now());
    await deliverAt('2026-12-14T18:29:59.000Z');
    expect(smtp.mails).toEqual([]);
    await deliverAt(EVENING);
    await deliverAt('2026-12-14T18:31:00.000Z');
    expect(smtp.mails.map(({ to }) => to)).toEqual([['ada@example.com']]);
    const { subject, text = '' } = await PostalMime.parse(smtp.mails[0]!.raw);
    expect(subject).toBe(`We are coming tomorrow, Tuesday 15 December 2026, 10:00–12:00 (${reference})`);
    expect(text).toContain('We arrive: 10:00–12:00');
    expect(text).toContain('Give the full address');
    expect(text).toMatch(new RegExp(`/orders/${reference}/addresses\\?token=`));
    expect(await rows()).toMatchObject([{ state: 'sent' }]);
  });

  it('DAY-3: go to a landline’s owner too', async () => {
    await placePaidOrder(deps, { phone: '020 7946 0123' });
    await deliverAt(EVENING);
    expect(smtp.mails).toHaveLength(1);
  });

  it('DAY-3: move with the order and are gone with it', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule({ date: '2026-12-17', start: '14:00', end: '16:00' });
    expect(await rows()).toMatchObject([{ state: 'due', available_at: '2026-12-16T18:30:00.000Z' }]);
    await guestOf(deps, order).cancel();
    expect(await rows()).toEqual([]);
  });

  it('DAY-3: one that is more than 15 minutes late is dropped, and says so', async () => {
    await placePaidOrder(deps);
    smtp.refuse(451);
    await deliverAt(EVENING);
    smtp.refuse(null);
    await deliverAt('2026-12-14T18:46:00.000Z');
    expect(await rows()).toMatchObject([{ state: 'skipped', last_error: 'It was more than 15 minutes late' }]);
    expect(smtp.mails).toEqual([]);
  });

  itOnBoth('DAY-3: one that is being sent while its order is cancelled goes to nobody', async () => {
    const order = await placePaidOrder(deps);
    await takeInHand(deps, TOPIC, EVENING);
    await guestOf(deps, order).cancel();
    await deliverAt(EVENING);
    expect(await rows()).toMatchObject([{ state: 'skipped', last_error: 'The order is now: Cancelled' }]);
    expect(smtp.mails).toEqual([]);
  });
});
