import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { replaceServices } from '@/lib/server/container';
import { submitForm } from '@/lib/server/modules/enquiries/service';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { rentedUnits } from '@/lib/testing/rented-units';
import { record, crewReport } from '@/lib/testing/visits';

describeWithDatabase('what the desk opens on', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;
  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, CREWS: '3', STORAGE_CREWS: '9' });
    replaceServices(deps);
    desk = await atTheDesk(deps);
  });
  const today = () => desk.view('today', '/desk/today');
  const comeOn = async (instant: string) => {
    clock.set(instant);
    desk = await atTheDesk(deps);
  };
  const onDate = (...movingDate: NonNullable<MovingAnswers['timeSlot']['movingDate']>) =>
    placePaidOrder(deps, { timeSlot: { movingDate } });
  const crewSays = async (
    orderId: string,
    type: 'on_the_way' | 'arrived',
    at: string,
    minutes: number | null = null,
  ) => {
    const [visit] = await visitsOf(deps.db, orderId);
    if (!visit) throw new Error('There is no visit');
    clock.set(at);
    await record(deps.db, {
      visitId: visit.id,
      cause: 'crew',
      receivedAt: clock.now(),
      said: [crewReport(type, clock.now(), { minutes })],
    });
  };

  it('DSK-1: /desk leads to today; a quiet day says so', async () => {
    expect(await desk.page('/desk')).toEqual({ redirect: { destination: '/desk/today', permanent: false } });
    expect(await today()).toMatchObject({
      day: 'Tuesday 24 November 2026',
      summary: 'no jobs',
      jobs: [],
      calls: [],
      enquiries: null,
      unpaid: { total: '£0', lines: [] },
    });
  });

  it('DSK-1: what runs and what is late stand first, with who has it and their telephone', async () => {
    const [late, next] = [await onDate('08:00', '10:00'), await onDate('12:00', '14:00')];
    await comeOn('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    await crewSays(late.orderId, 'on_the_way', '2026-12-15T08:30:00.000Z', 10);
    await comeOn('2026-12-15T09:30:00.000Z');
    const view = await today();
    expect(view.summary).toBe('2 jobs, 1 to look at');
    expect(view.jobs.map(({ reference, crew, state, alarm }) => [reference, crew, state.label, alarm])).toEqual([
      [late.reference, 'Moving crew 1', 'On the way', 'Later than we said'],
      [next.reference, 'Moving crew 2', 'Planned', ''],
    ]);
    expect(view.jobs[0]?.phoneHref).toMatch(/^tel:\+44\d+$/);
    await comeOn('2026-12-15T14:01:00.000Z');
    expect((await today()).jobs.map(({ alarm }) => alarm)).toEqual(['Later than we said', 'No word from the crew']);
  });

  it('DSK-1: calls are those that were agreed, and whoever has given no street by the day before', async () => {
    const { reference } = await onDate('10:00', '12:00');
    const { written } = await desk.view('order', `/desk/orders/${reference}`);
    const call = { reference, entry: written.newCall, kind: 'call', outcome: 'no_answer', text: 'About the piano' };
    await desk.call('save_entry', { ...call, callBackDay: '2026-11-25', callBackTime: '15:00' });
    expect((await today()).calls).toEqual([]);
    await comeOn('2026-11-25T08:00:00.000Z');
    expect((await today()).calls.map(({ text }) => text)).toEqual(['Call back at 15:00: About the piano']);
    await comeOn('2026-12-13T22:00:00.000Z');
    expect((await today()).calls.map(({ text }) => text)).toEqual([
      'Call back at 15:00 on Wed 25 Nov 2026: About the piano',
    ]);
    await comeOn('2026-12-14T08:00:00.000Z');
    expect((await today()).calls.map(({ text, href }) => [text, href])).toContainEqual([
      'Street address missing, we come tomorrow',
      `/desk/orders/${reference}/addresses`,
    ]);
  });

  it('DSK-1: enquiries wait there until somebody has handled them', async () => {
    const guards = { idempotencyKey: null, ageSeconds: 40, isTrapFilled: false };
    const body = { name: 'Agnes Cole', email: 'agnes@example.com', phone: '+447700900122', message: 'Hello' };
    await submitForm(deps, { type: 'contact', body }, guards);
    expect((await today()).enquiries).toEqual({ text: '1 enquiry to answer', href: '/desk/leads?handled=no' });
    const { enquiries } = await desk.view('leads', '/desk/leads');
    await desk.call('handle_lead', { id: enquiries[0]?.id ?? '', note: '' });
    expect((await today()).enquiries).toBeNull();
  });

  it('DSK-1: unpaid is one list: held orders until they lapse, and charges of stores', async () => {
    const held = await placeOrder(deps, {});
    const { unpaid } = await today();
    expect(unpaid.lines.map(({ reference, amount }) => [reference, amount])).toEqual([[held.reference, unpaid.total]]);
    expect(unpaid.lines[0]?.text).toMatch(/^Order, held until Tue 24 Nov 2026, /);
    await comeOn('2026-11-26T09:00:00.000Z');
    expect((await today()).unpaid.lines).toEqual([]);
  });

  it('DSK-1: a change that waits for its difference is unpaid by that alone', async () => {
    const order = await onDate('10:00', '12:00');
    const change = await guestOf(deps, order).reschedule({ date: '2026-12-18', start: '10:00', end: '12:00' });
    expect(change.state).toBe('awaiting_payment');
    const { unpaid } = await today();
    expect(unpaid).toMatchObject({
      total: formatPence(fromPounds(change.toPay)),
      lines: [{ reference: order.reference, amount: formatPence(fromPounds(change.toPay)) }],
    });
    expect(unpaid.lines[0]?.text).toMatch(/^Change of the order, held until /);
  });

  it('DSK-1: a charge that a card has refused is unpaid since its day', async () => {
    const stores = rentedUnits(deps, clock);
    const { reference } = await stores.rent({ storageTerm: 'monthly' });
    await stores.days(48);
    stores.bank.behave('refused');
    await stores.days(1);
    desk = await atTheDesk(deps);
    const { unpaid } = await today();
    expect(unpaid).toMatchObject({ total: '£65.72', lines: [{ reference, amount: '£65.72' }] });
    expect(unpaid.lines[0]?.text).toMatch(/^Storage, due since /);
  });
});
