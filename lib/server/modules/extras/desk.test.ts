import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import type { ExtraView } from '@/lib/contracts/desk-extras';
import { replaceServices } from '@/lib/server/container';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { testDeps } from '@/lib/testing/place-order';
import { startTwilio, type TwilioServer } from '@/lib/testing/twilio/server';

const STAIRS = 'kind=floors&stop=delivery&floor=4&lift=no';

describeWithDatabase('extras at the desk', (database) => {
  const clock = fixedClock();
  let twilio: TwilioServer;
  let deps: Deps;
  let desk: Desk;
  let order: CreatedOrderDto;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    twilio = await startTwilio(clock.now);
    deps = testDeps(database().db, clock.now, { ...twilio.env, DESK_EMAILS: OPERATOR });
    replaceServices(deps);
    order = await placePaidOrder(deps);
    clock.set('2026-12-15T10:22:00.000Z');
    // Deletes the booking's messages, because one delivery pass takes only ten.
    await deps.db.deleteFrom('outbox').execute();
    desk = await atTheDesk(deps);
  });

  const page = () => `/desk/orders/${order.reference}/extra`;
  const shown = (query = ''): Promise<ExtraView> => desk.view('extra', `${page()}?${query}`);
  const ask = async (query = STAIRS, reason = 'The lift is out of order.') => {
    const { picked } = await shown(query);
    return desk.call('ask_extra', {
      reference: order.reference,
      asked: picked?.asked ?? query,
      expected: picked?.expected ?? 0,
      reason,
      idempotencyKey: picked?.idempotencyKey ?? 'a-key-of-its-own',
    });
  };
  const answer = async (given: 'yes' | 'no') => {
    const [extra] = (await shown()).extras;
    const { id = '', expected = 0 } = extra ?? {};
    return desk.call('hear_extra', { reference: order.reference, extra: id, answer: given, expected });
  };
  const outbox = async (topic: string) =>
    (await deps.db.selectFrom('outbox').select(['state', 'last_error']).where('topic', '=', topic).execute())[0];
  const deliver = () =>
    dispatchDue({ db: deps.db, now: clock.now, handlers: createHandlers(channelsOf(deps)), report: () => undefined });

  it('XTR-1: shows the price before it asks, then asks the customer by mail and text', async () => {
    expect((await desk.view('order', `/desk/orders/${order.reference}`)).actions).toContain('extra');
    expect((await shown()).kinds).toEqual(['volume', 'floors', 'parking', 'stop', 'waiting']);
    const { picked } = await shown(STAIRS);
    expect(picked?.facts.map(({ text }) => text)).toEqual([
      'Delivery: fourth floor, no lift',
      expect.stringMatching(/^Fourth floor, no lift at delivery £40/),
      '£40',
    ]);
    expect((await ask()).location).toBe(`${page()}?done=deskAskExtra`);
    const [extra] = (await shown()).extras;
    expect(extra).toMatchObject({ title: 'Stairs, £40', state: { label: 'Waiting for an answer' }, isOpen: true });
    await deliver();
    expect(twilio.texts.map(({ body }) => body)).toEqual([
      expect.stringMatching(/is asking for £40 more\. Please say yes or no by 10:42, .* No answer means no\.$/),
    ]);
    expect(await outbox('order.extra_asked.customer')).toMatchObject({ state: 'logged' });
    expect((await shown(STAIRS)).refusal).toMatch(/^The customer has not answered the last one yet/);
  });

  it('XTR-1: neither mail nor text goes out once it has lapsed', async () => {
    await ask();
    clock.set('2026-12-15T10:42:00.000Z');
    await deliver();
    expect(twilio.texts).toEqual([]);
    for (const topic of ['order.extra_asked.customer', 'order.extra_asked.text'])
      expect((await outbox(topic))?.last_error ?? '').toMatch(/late|No answer, so no/);
    expect((await shown()).extras[0]?.state.label).toBe('No answer, so no');
    const { calls } = await desk.view('today', '/desk/today');
    expect(calls[0]).toMatchObject({
      reference: order.reference,
      text: 'Extra asked: Stairs, £40, not answered in time',
    });
  });

  it('XTR-1: a yes on the telephone is written down with who heard it, and mailed', async () => {
    await ask();
    expect((await answer('yes')).location).toBe(`${page()}?done=deskHearExtra`);
    const [extra] = (await shown()).extras;
    expect(extra?.state.label).toBe('Agreed, to pay');
    expect(extra?.facts.find(({ label }) => label === 'Answered')?.text).toContain(`By phone, to ${OPERATOR}`);
    expect(await outbox('order.extra_agreed.customer')).toMatchObject({ state: 'due' });
    const { timeline, extras } = await desk.view('order', `/desk/orders/${order.reference}`);
    expect(extras).toMatchObject([{ label: 'Stairs, £40', text: 'Agreed, to pay', href: page() }]);
    expect(timeline.map(({ what, detail }) => `${what}: ${detail}`)).toEqual(
      expect.arrayContaining([
        'Extra asked: extra: Stairs, amount: £40',
        'Answer to an extra written down: extra: Stairs, amount: £40, said by phone: yes',
      ]),
    );
    const { unpaid } = await desk.view('today', '/desk/today');
    expect(unpaid.lines).toMatchObject([
      { reference: order.reference, text: 'Extra: Stairs, agreed today, next reminder tomorrow', amount: '£40' },
    ]);
  });

  it('XTR-1: what is not paid is withdrawn, once', async () => {
    await ask();
    await answer('yes');
    const fields = { reference: order.reference, extra: (await shown()).extras[0]?.id ?? '' };
    expect((await desk.call('withdraw_extra', fields)).location).toBe(`${page()}?done=deskWithdrawExtra`);
    expect((await desk.call('withdraw_extra', fields)).location).toBe(`${page()}?problem=nothing_to_change`);
    expect((await desk.view('today', '/desk/today')).unpaid.lines).toEqual([]);
  });

  it.each([
    ['kind=floors&stop=delivery&floor=0&lift=no', 'This adds nothing to what is booked or agreed.'],
    ['kind=waiting&minutes=20', 'This adds nothing to what is booked or agreed.'],
    ['kind=waiting&minutes=some', 'Enter a whole number.'],
    ['kind=floors&floor=2', 'Choose the address.'],
    ['kind=volume&cubicFeet=9999', 'This is more than our vans hold.'],
    ['kind=stop&side=delivery&floor=0&lift=no', 'Enter a full UK postcode, like N1 2TX.'],
    [
      'kind=stop&side=delivery&postcode=bt1+1aa&floor=0&lift=no',
      'We do not drive to Northern Ireland (BT1). The British Association of Removers (bar.co.uk) lists firms that do.',
    ],
    ['kind=gold', ''],
  ])('XTR-1: asks nothing for %s', async (query, refusal) => {
    expect(await shown(query)).toMatchObject({ picked: null, refusal });
    expect((await ask(query)).location).toContain('problem=');
    expect((await shown()).extras).toEqual([]);
  });

  it('XTR-1: before the day the order is changed, and after the work nothing is asked', async () => {
    clock.set('2026-12-14T10:00:00.000Z');
    expect(await shown(STAIRS)).toMatchObject({ kinds: [], picked: null });
    expect((await desk.view('order', `/desk/orders/${order.reference}`)).actions).not.toContain('extra');
    expect(await desk.page('/desk/orders/SM-NONE-NONE/extra')).toEqual({ notFound: true });
  });
});
