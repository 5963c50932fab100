import { readFileSync } from 'node:fs';
import path from 'node:path';
import { topicWords } from '@/lib/server/modules/notifications/desk-outbox';
import { readiness } from '@/lib/server/readiness';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { guestOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { placeOrder } from '@/lib/testing/place-order';
import { customerOf } from '@/lib/testing/site-client';
import { openShop } from '@/lib/testing/stripe/checkout';

const PAGE = readFileSync(path.join(__dirname, 'processor-down.md'), 'utf8').replaceAll(/\s+/g, ' ');
/** A sentence of the page, which must stand there word for word. */
function says(sentence: string): string {
  expect(PAGE).toContain(sentence);
  return sentence;
}

/** One database is enough: the fault is the payment provider's. */
describeWithDatabase('the page of the operator: the processor is down for a day', (database) => {
  const clock = fixedClock();
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    jest.mocked(console.error).mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.mocked(console.error).mockImplementation((line: string) => {
      throw new Error(line);
    });
  });

  itOnBoth('goes as it is written', async () => {
    const { db } = database();
    const shop = await openShop(database(), clock, { DESK_EMAILS: OPERATOR, CREWS: '10' });
    const desk = await atTheDesk(shop.deps);
    const orderOf = (name: string) => {
      const { email, phone, address } = customerOf(name);
      return placeOrder(shop.deps, { email, phone }, { visitor: { address, user: null } });
    };

    const paid = await orderOf('paid@example.com');
    await shop.pay(await shop.open(paid));
    const begun = await orderOf('begun@example.com');
    const page = await shop.open(begun);
    await shop.deliver();

    shop.stripe.behave('hanging up');
    // The money is taken, and nobody hears of it.
    shop.stripe.account.pay(page.id);
    const [stranger, trusted] = [await orderOf('stranger@example.com'), await orderOf('trusted@example.com')];
    await expect(shop.link(stranger)).rejects.toMatchObject({
      code: 'unavailable',
      message: says('The payment page cannot be reached at the moment. No money was taken. Please try again.'),
    });
    await desk.call('confirm_order', { reference: trusted.reference });
    const { refund } = await guestOf(shop.deps, paid).previewCancellation();
    await guestOf(shop.deps, paid).cancel();

    // Every sixth hour is enough: how often it is tried is backoff.test.ts's, and each time takes a while.
    for (let hours = 0; hours < 24; hours += 6) {
      clock.advanceMinutes(360);
      await runRetentionJobs(shop.deps);
      await shop.deliver();
    }
    expect(await Promise.all([paid, begun, stranger, trusted].map(shop.state))).toEqual([
      ...['cancelled', 'expired', 'expired', 'confirmed'],
    ]);
    expect(await shop.refunds()).toEqual([`cancelled ${refund * 100} due`]);
    const nextDay = await atTheDesk(shop.deps);
    const failing = (await nextDay.view('outbox', '/desk/outbox?list=failing')).messages.map(({ what }) => what);
    expect(new Set(failing)).toEqual(new Set([topicWords('payment.refund'), topicWords('payment.end_session')]));
    for (const what of failing) says(`“${what}”`);
    const dead = await db.selectFrom('outbox').select('topic').where('state', '=', 'dead').execute();
    expect(dead).toEqual([]);
    await expect(readiness(shop.deps)).resolves.toMatchObject({ ready: true });
    expect(shop.stripe.account.refunds).toEqual([]);

    shop.stripe.behave('well');
    clock.advanceMinutes(75);
    await shop.deliver();
    expect(shop.stripe.account.refunds.map(({ amount }) => amount)).toEqual([refund * 100]);
    expect(await shop.refunds()).toEqual([`cancelled ${refund * 100} done`]);
    expect(await shop.state(begun)).toBe('confirmed');
    expect((await nextDay.view('outbox', '/desk/outbox?list=failing')).messages).toEqual([]);

    await guestOf(shop.deps, trusted).cancel();
    await shop.deliver();
    expect(shop.stripe.account.refunds).toHaveLength(1);
  });
});
