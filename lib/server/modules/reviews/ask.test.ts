import { createServices } from '@/lib/server/container';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { completeDoneOrders } from '@/lib/server/modules/visits/scheduled-jobs';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { guestOf, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { doneOrder } from '@/lib/testing/done-order';
import { testDeps } from '@/lib/testing/place-order';
import { ORDERS_OF_EVERY_SERVICE } from '@/lib/testing/services';
import { record, crewReport } from '@/lib/testing/visits';

const REVIEW = { stars: 2, text: 'Two hours late, but careful.', name: 'Priya', area: '' };

describeWithDatabase('mails that ask for a review', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let mails: MailMessage[];
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    mails = [];
  });
  const mailer = {
    send: (message: MailMessage) => {
      if (message.topic.startsWith('review.')) mails.push(message);
      return Promise.resolve({ outcome: 'sent' } as const);
    },
  };
  const sentBy = async (instant: string): Promise<readonly string[]> => {
    clock.set(instant);
    await deliverAll(deps, { mailer });
    return mails.map(({ subject }) => subject.replace(/ \(.*/, ''));
  };

  it('RVW-1: go out 48 hours after the job is done and on day 9, with the way to the page and to no more of them', async () => {
    const { reference, token } = await doneOrder(deps, clock);
    expect(await sentBy('2026-12-17T12:59:59.000Z')).toEqual([]);
    expect(await sentBy('2026-12-17T13:00:00.000Z')).toEqual(['How was your move?']);
    expect(mails[0]?.text).toContain(`/orders/${reference}/review?token=${token}`);
    expect(mails[0]?.text).toContain(`/orders/${reference}/review?token=${token}#no-more-mails`);
    expect(await sentBy('2026-12-24T12:59:59.000Z')).toHaveLength(1);
    expect(await sentBy('2027-02-01T13:00:00.000Z')).toEqual(['How was your move?', 'Reminder: how was your move?']);
    expect(mails[1]?.text).not.toContain('no-more-mails');
  });

  it.each(ORDERS_OF_EVERY_SERVICE.map((each) => [each.flow, each] as const))(
    'RVW-1: ask the customer of %s when the crew says that it is done',
    async (flow, { on }) => {
      const order = await placePaidOrderOf(deps, flow, on('2026-12-15') as never);
      clock.set('2026-12-15T15:00:00.000Z');
      for (const { id: visitId } of await visitsOf(deps.db, order.orderId)) {
        await record(deps.db, {
          visitId,
          said: [crewReport('done', clock.now())],
          receivedAt: clock.now(),
          cause: 'crew',
        });
      }
      clock.advanceMinutes(6);
      expect(await completeDoneOrders(deps)).toBe(1);
      expect(await sentBy('2026-12-17T15:06:00.000Z')).toHaveLength(1);
    },
  );

  it('RVW-1: end when a review was written, and are sent to nobody whose order was cancelled', async () => {
    const { reference, token } = await doneOrder(deps, clock);
    await sentBy('2026-12-18T00:00:00.000Z');
    await createServices(deps).reviews.save({ reference, token, version: 0, ...REVIEW });
    expect(await sentBy('2027-01-10T00:00:00.000Z')).toHaveLength(1);
    clock.set('2026-11-24T09:00:00.000Z');
    const cancelled = await placePaidOrder(deps);
    await guestOf(deps, cancelled).cancel();
    expect(await sentBy('2027-02-01T00:00:00.000Z')).toHaveLength(1);
  });

  it('RVW-1: end when their customer wants no more', async () => {
    const { reference, token } = await doneOrder(deps, clock);
    const { reviews } = createServices(deps);
    for (const _ of [1, 2]) expect(await reviews.stopMails({ reference, token })).toEqual({ stopped: true });
    expect(await sentBy('2027-02-01T00:00:00.000Z')).toEqual([]);
    expect(await reviews.save({ reference, token, version: 0, ...REVIEW })).toMatchObject({
      review: { state: 'waiting' },
    });
  });
});
