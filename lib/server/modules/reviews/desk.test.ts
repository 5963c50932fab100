import { createServices, replaceServices } from '@/lib/server/container';
import { clearReviewsCache, shownReviews } from '@/lib/server/modules/reviews/shown';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { doneOrder } from '@/lib/testing/done-order';
import { testDeps } from '@/lib/testing/place-order';

const REVIEW = { stars: 1, text: 'They came two hours late.\nBad.', name: 'Priya', area: 'Hackney' };

describeWithDatabase('reviews at the desk', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  let reference: string;
  let token: string;
  beforeEach(async () => {
    clearReviewsCache();
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    ({ reference, token } = await doneOrder(deps, clock));
    desk = await atTheDesk(deps);
    await createServices(deps).reviews.save({ reference, token, version: 0, ...REVIEW });
  });
  const view = () => desk.view('reviews', '/desk/reviews');
  const refuse = (fields: object = {}) =>
    desk.call('refuse_review', {
      reference,
      version: 1,
      refusal: 'privacy',
      refusalNote: 'Leave out the surname.',
      ...fields,
    });

  it('RVW-1: what waits is shown without its stars, with the day by which it is decided', async () => {
    const shown = await view();
    expect(shown.decided).toEqual([]);
    expect(shown.waiting).toEqual([
      {
        reference,
        href: `/desk/orders/${reference}`,
        version: 1,
        author: 'Priya, Hackney',
        about: 'Move, written Tue 15 Dec 2026, 13:00',
        text: 'They came two hours late.\nBad.',
        due: { label: 'Decide by Fri 18 Dec 2026', tag: 'plain' },
      },
    ]);
    expect(JSON.stringify(await desk.page('/desk/reviews'))).not.toMatch(/star/i);
  });

  it('RVW-1: what is late says so, also on the page of today', async () => {
    expect((await desk.view('today', '/desk/today')).reviews).toEqual({
      text: '1 review to decide',
      href: '/desk/reviews',
    });
    clock.set('2026-12-19T09:00:00.000Z');
    expect((await view()).waiting[0]?.due).toEqual({ label: 'Overdue by 1 day', tag: 'error' });
    expect((await desk.view('today', '/desk/today')).reviews?.text).toBe('1 review to decide, 1 overdue');
  });

  it('RVW-1: one press publishes it, and then its star is told; a second press changes nothing', async () => {
    const press = () => desk.call('publish_review', { reference, version: 1 });
    expect((await press()).location).toBe('/desk/reviews?done=deskPublishReview');
    expect((await press()).location).toBe('/desk/reviews?problem=order_changed');
    expect(await view()).toMatchObject({
      waiting: [],
      decided: [
        { stars: 1, state: { label: 'Published' }, decision: `Tue 15 Dec 2026, 13:00 by ${OPERATOR}`, canRefuse: true },
      ],
    });
    expect(shownReviews()?.reviews.map(({ stars }) => stars)).toEqual(['1 star']);
    const { entries } = await desk.view('audit', '/desk/log');
    expect(entries.map(({ what, subject }) => `${what} ${subject}`)).toContain(`Review published ${reference}`);
    expect((await desk.view('today', '/desk/today')).reviews).toBeNull();
  });

  it('RVW-1: a refusal needs one of the four reasons, is kept and mailed to its author', async () => {
    expect((await refuse({ refusal: '' })).location).toMatch(
      /^\/desk\/reviews\?problem=validation_failed&field=refusal/,
    );
    expect((await refuse({ refusal: 'low_rating' })).location).toContain('field=refusal');
    expect((await refuse()).location).toBe('/desk/reviews?done=deskRefuseReview');
    expect((await view()).decided).toMatchObject([
      {
        state: { label: 'Refused' },
        canRefuse: false,
        decision: `Tue 15 Dec 2026, 13:00 by ${OPERATOR}. Gives away something private. Leave out the surname.`,
      },
    ]);
    const mails: MailMessage[] = [];
    const mailer = {
      send: (mail: MailMessage) => Promise.resolve({ outcome: 'sent' } as const).finally(() => mails.push(mail)),
    };
    await deliverAll(deps, { mailer });
    const told = mails.filter(({ topic }) => topic === 'review.refused.customer');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/review\?token=[^]*something private about someone[^]*Leave out the surname\./);
    expect(shownReviews()).toBeNull();
  });

  it('RVW-1: nobody but the desk decides', async () => {
    const guest = await atTheDesk(deps, 'ada@example.com');
    expect((await guest.call('publish_review', { reference, version: 1 })).status).toBe(404);
    expect((await view()).waiting).toHaveLength(1);
  });
});
