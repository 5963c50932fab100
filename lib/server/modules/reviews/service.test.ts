import type { OwnReview } from '@/lib/contracts/reviews';
import { createServices } from '@/lib/server/container';
import { deleteExpiredOrders } from '@/lib/server/modules/booking/delete-expired-orders';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { completeDoneOrders } from '@/lib/server/modules/visits/scheduled-jobs';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { guestOf, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { doneOrder } from '@/lib/testing/done-order';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { ORDERS_OF_EVERY_SERVICE } from '@/lib/testing/services';
import { crewReport, record } from '@/lib/testing/visits';
import { refreshShown } from './refresh';
import { markAsExample } from './repo';
import { decideReview } from './service';
import { clearReviewsCache, shownReviews } from './shown';

type Guest = { readonly orderId: string; readonly reference: string; readonly token: string };
const ONE_STAR = {
  stars: 1,
  text: 'They came two hours late and\nbroke a lamp <b>twice</b>.',
  name: 'Priya',
  area: 'Hackney',
};
const TWO_STARS = { stars: 2, text: 'Two hours late, but careful.', name: 'Priya', area: '' };
const FIVE_STARS = { stars: 5, text: 'On time, careful, and kind to the cat.', name: 'Omar', area: '' };
const by = 'desk@example.com';

describeWithDatabase('reviews of done orders', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let reviews: ReturnType<typeof createServices>['reviews'];
  beforeEach(() => {
    clearReviewsCache();
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    ({ reviews } = createServices(deps));
  });
  const rows = () => deps.db.selectFrom('reviews').selectAll().execute();
  const key = ({ reference, token }: Guest) => ({ reference, token });
  const save = async (guest: Guest, written: object = {}, version = 0): Promise<OwnReview> =>
    (await reviews.save({ ...key(guest), version, ...ONE_STAR, ...written })).review;
  const decided = async (
    { orderId }: Guest,
    version: number,
    refusal: Parameters<typeof decideReview>[2]['refusal'] = null,
  ): Promise<void> => {
    await transact(deps.db, async (trx) =>
      decideReview(trx, await lockOrder(trx, orderId), { version, refusal, by, at: clock.now() }),
    );
    await refreshShown(deps);
  };
  const shown = () => shownReviews()?.reviews.map(({ name, stars }) => `${name}: ${stars}`) ?? null;

  it('RVW-1: a one-star review is kept as it was written, waits, and is shown nowhere yet', async () => {
    const order = await doneOrder(deps, clock);
    expect(await reviews.own(key(order))).toBeNull();
    const kept = await save(order);
    expect(kept).toEqual({
      ...ONE_STAR,
      state: 'waiting',
      version: 1,
      refused: null,
      sentAt: '2026-12-15T13:00:00.000Z',
      dueAt: '2026-12-19T00:00:00.000Z',
    });
    expect(await reviews.own(key(order))).toEqual(kept);
    await refreshShown(deps);
    expect(shown()).toBeNull();
  });

  itOnBoth('RVW-1: fifty presses in the same moment make one review, and fifty different ones too', async () => {
    const [same, different] = [
      await doneOrder(deps, clock),
      await doneOrder(deps, clock, { timeSlot: { movingDate: ['12:00', '14:00'] } }),
    ];
    const fifty = Array.from({ length: 50 }, (_, index) => index);
    const answers = await Promise.all(fifty.map(() => save(same)));
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([1]));
    const outcomes = await Promise.allSettled(
      fifty.map((index) => save(different, { text: `The version that was written ${index}.` })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await rows()).toHaveLength(2);
  });

  it('RVW-1: can be written anew until it is published, over what was read, and then only withdrawn', async () => {
    const order = await doneOrder(deps, clock);
    await save(order);
    clock.advanceMinutes(24 * 60);
    await expect(save(order, FIVE_STARS, 0)).rejects.toMatchObject({ code: 'order_changed' });
    expect(await save(order, FIVE_STARS, 1)).toMatchObject({
      ...FIVE_STARS,
      version: 2,
      sentAt: clock.now().toISOString(),
    });
    await decided(order, 2);
    await expect(save(order, ONE_STAR, 3)).rejects.toMatchObject({ code: 'change_not_offered' });
    expect(shown()).toEqual(['Omar: 5 stars']);
    expect(await reviews.withdraw(key(order))).toMatchObject({
      review: { state: 'withdrawn', text: '', stars: 0, name: '' },
    });
    expect(shown()).toEqual([]);
    await expect(reviews.withdraw(key(order))).rejects.toMatchObject({ code: 'nothing_to_change' });
    expect(await save(order, ONE_STAR, 4)).toMatchObject({ state: 'waiting', version: 5 });
  });

  it('RVW-1: only a done order has one, and only its key opens it', async () => {
    const unpaid = await placeOrder(deps);
    await expect(save(unpaid)).rejects.toMatchObject({ code: 'order_unpaid' });
    const booked = await placePaidOrder(deps);
    await expect(save(booked)).rejects.toMatchObject({ code: 'change_not_offered' });
    const done = await doneOrder(deps, clock, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    const stranger = { ...done, token: 'x'.repeat(43) };
    for (const call of [
      save(stranger),
      reviews.own(key(stranger)),
      reviews.withdraw(stranger),
      reviews.stopMails(stranger),
    ])
      await expect(call).rejects.toMatchObject({ code: 'not_found' });
    expect(await rows()).toEqual([]);
  });

  it('RVW-1: what is published is shown whatever its stars, the newest first, as text and under its services', async () => {
    const [one, other] = [
      await doneOrder(deps, clock, { addOns: ['CLEANING'] }),
      await doneOrder(deps, clock, { timeSlot: { movingDate: ['12:00', '14:00'] } }),
    ];
    await save(one, FIVE_STARS);
    clock.advanceMinutes(60);
    await save(other);
    await decided(one, 1);
    await decided(other, 1);
    expect(shownReviews()?.reviews).toMatchObject([
      { id: 2, name: 'Priya, Hackney', stars: '1 star', isExample: false, date: '2026-12-15', categories: ['moving'] },
      { id: 1, name: 'Omar', stars: '5 stars', categories: ['moving', 'cleaning'] },
    ]);
    expect(shownReviews()?.reviews[0]?.text).toBe(
      '<p>They came two hours late and</p><p>broke a lamp &lt;b&gt;twice&lt;/b&gt;.</p>',
    );
  });

  it('LAW-8: what no customer wrote is shown as an example, and not at all once a customer has a review', async () => {
    const [sample, real] = [
      await doneOrder(deps, clock),
      await doneOrder(deps, clock, { timeSlot: { movingDate: ['12:00', '14:00'] } }),
    ];
    await save(sample, FIVE_STARS);
    await transact(deps.db, (trx) => markAsExample(trx, sample.orderId));
    await save(sample, { ...FIVE_STARS, name: 'Omar Sample' }, 1);
    await decided(sample, 2);
    expect(shownReviews()?.reviews).toMatchObject([{ name: 'Omar Sample', isExample: true }]);
    await save(real);
    await decided(real, 1);
    expect(shownReviews()?.reviews).toMatchObject([{ name: 'Priya, Hackney', isExample: false }]);
  });

  itOnBoth(
    'RVW-1: another instance shows the same after its next look, and reads no rows when nothing changed',
    async () => {
      const order = await doneOrder(deps, clock);
      await save(order);
      await decided(order, 1);
      clearReviewsCache();
      expect(await refreshShown({ ...deps, db: database().another() })).toBe(true);
      expect(shown()).toEqual(['Priya, Hackney: 1 star']);
      expect(await refreshShown({ ...deps, db: database().another() })).toBe(false);
    },
  );

  itOnBoth('RVW-1: is decided once, and not when it was written anew meanwhile', async () => {
    const order = await doneOrder(deps, clock);
    await save(order);
    await save(order, FIVE_STARS, 1);
    await expect(decided(order, 1)).rejects.toMatchObject({ code: 'order_changed' });
    await decided(order, 2, { reason: 'privacy', note: '' });
    await expect(decided(order, 3)).rejects.toMatchObject({ code: 'order_changed' });
    expect(shown()).toBeNull();
    expect(await save(order, ONE_STAR, 3)).toMatchObject({ state: 'waiting', refused: null });
  });

  it('RVW-1: what was published can be taken down for a reason, and no example comes back', async () => {
    const order = await doneOrder(deps, clock);
    await save(order);
    await decided(order, 1);
    await decided(order, 2, { reason: 'unlawful', note: 'A court told us to.' });
    expect(shown()).toEqual([]);
    expect(await reviews.own(key(order))).toMatchObject({
      state: 'refused',
      refused: { reason: 'unlawful', note: 'A court told us to.' },
    });
  });

  it('RVW-1: goes with the order when that is forgotten', async () => {
    const order = await doneOrder(deps, clock);
    await save(order);
    await decided(order, 1);
    clock.set('2033-04-06T20:00:00.000Z');
    await deleteExpiredOrders(deps);
    await refreshShown(deps);
    expect([await rows(), shown()]).toEqual([[], []]);
  });
});

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
    await createServices(deps).reviews.save({ reference, token, version: 0, ...TWO_STARS });
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
    expect(await reviews.save({ reference, token, version: 0, ...TWO_STARS })).toMatchObject({
      review: { state: 'waiting' },
    });
  });
});
