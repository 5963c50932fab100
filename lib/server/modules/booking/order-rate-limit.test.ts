import type { CreatedOrderDto, DraftDto } from '@/lib/contracts/checkout';
import { APP_PREFIX } from '@/lib/contracts/endpoint';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { addDays, minutesAfter } from '@/lib/domain/london-time';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { replaceServices } from '@/lib/server/container';
import { confirmOrder } from '@/lib/server/modules/order-lifecycle/confirm';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { RateLimited } from '@/lib/server/platform/limits/limits';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { postJson, postOrder } from '@/lib/testing/api-client';
import { startApi } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR } from '@/lib/testing/desk';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { openSharePage, orderSharedList, shareKeys } from '@/lib/testing/shared-orders';
import { customerOf } from '@/lib/testing/site-client';
import type { Visitor } from './create';

const OFFICE = '203.0.113.7';
const NOON = '2026-11-24T12:00:00.000Z';
const DAYS = 89;

/** Appointments of a whole calendar, from the first day that can be booked on. */
const CALENDAR = Array.from({ length: DAYS }, (_, day) => addDays('2026-11-26', day)).flatMap((date) =>
  SLOT_TIMES.map((slot) => ({ dates: { movingDate: date }, timeSlot: { movingDate: slot } })),
);

const QUIET_DAYS = ['2026-12-03', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-15', '2026-12-16', '2026-12-17'];

describeWithDatabase('orders that wait for their payment', (database) => {
  const clock = fixedClock();
  let deps: Deps;

  beforeEach(() => {
    clock.set(NOON);
    deps = testDeps(database().db, clock.now, { CREWS: '20' });
  });

  const later = (minutes: number) => clock.set(minutesAfter(clock.now(), minutes).toISOString());
  const guestFrom = (address: string): Visitor => ({ user: null, address });
  const somebody = (n: number) => {
    const { email, phone, address } = customerOf(`customer ${n}`);
    return { answers: { email, phone, wantsStartWithin14Days: true }, address };
  };
  /** 1 when it was made, 0 when it was refused for the unpaid ones before it. */
  const made = async (order: Promise<unknown>): Promise<number> => {
    try {
      await order;
      return 1;
    } catch (error) {
      if (error instanceof RateLimited && error.code === 'too_many_unpaid') return 0;
      throw error;
    }
  };
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  /** How many of some orders are made that are asked for at the same time. */
  const madeAtOnce = async (orders: readonly (readonly [Partial<MovingAnswers>, Visitor])[]) =>
    sum(await Promise.all(orders.map(([answers, visitor]) => made(placeOrder(deps, answers, { visitor })))));
  const pay = (orderId: string) => transact(deps.db, (trx) => confirmOrder(trx, orderId, 'payment', deps));

  it('ABU-1: one address under many names holds less than 1 % of the calendar', async () => {
    const attack = CALENDAR.slice(0, 60).map(
      (slot, n) => [{ ...somebody(n).answers, ...slot }, guestFrom(OFFICE)] as const,
    );
    const held = await madeAtOnce(attack);
    expect(held).toBe(5);
    expect(held / CALENDAR.length).toBeLessThan(0.01);
    later(31);
    await runRetentionJobs(deps);
    expect(await madeAtOnce(attack)).toBe(0);
    later(30);
    expect(await madeAtOnce(attack)).toBe(5);
  });

  it('ABU-1: addresses of one IPv6 network are one', async () => {
    const network = Array.from({ length: 20 }, (_, n) => guestFrom(`2001:db8:1:2::${n + 1}`));
    expect(await madeAtOnce(network.map((visitor, n) => [somebody(n).answers, visitor]))).toBe(5);
  });

  it('ABU-1: one mailbox, however it is written, is sent two mails in half an hour and six in a day', async () => {
    const spellings = ['ada@example.com', 'a.d.a@example.com', 'ada+1@example.com', 'ADA+x.y@example.com'];
    const toAda = Array.from({ length: 12 }, (_, n) => {
      const { answers, address } = somebody(n);
      return [{ ...answers, email: spellings[n % spellings.length] ?? '' }, guestFrom(address)] as const;
    });
    const counts = [];
    for (let halfHour = 0; halfHour < 5; halfHour += 1) {
      counts.push(await madeAtOnce(toAda));
      later(31);
    }
    expect(counts).toEqual([2, 2, 2, 0, 0]);
  });

  it('ABU-1: one telephone, however it is written, holds two', async () => {
    const spellings = ['07700 900123', '+44 7700 900123', '00447700900123', '7700-900-123'];
    const ofAda = spellings.map((phone, n) => {
      const { answers, address } = somebody(n);
      return [{ ...answers, phone }, guestFrom(address)] as const;
    });
    expect(await madeAtOnce(ofAda)).toBe(2);
  });

  it('ABU-1: fifty customers behind one address book, and some of them think better of it', async () => {
    let booked = 0;
    for (let first = 0; first < 60; first += 4) {
      const orders = await Promise.all(
        [0, 1, 2, 3].map((n) =>
          placeOrder(deps, { ...somebody(first + n).answers, ...CALENDAR[first + n] }, { visitor: guestFrom(OFFICE) }),
        ),
      );
      // Every sixth is never paid.
      const paid = orders.filter((_, n) => (first + n) % 6 !== 5);
      for (const { orderId } of paid) await pay(orderId);
      booked += paid.length;
      later(2);
    }
    expect(booked).toBe(50);
  });

  it('ABU-1: who is signed in is not held up by what others ordered in the same name or network', async () => {
    const { answers } = somebody(1);
    const stranger = Array.from({ length: 4 }, (_, n) => [answers, guestFrom(customerOf(`x ${n}`).address)] as const);
    expect(await madeAtOnce(stranger)).toBe(2);
    const herself: Visitor = { user: { id: 'c2b0ad54', email: answers.email.toUpperCase() }, address: OFFICE };
    expect(await madeAtOnce(Array.from({ length: 4 }, () => [answers, herself] as const))).toBe(2);
    const inHerName: Visitor = { user: { id: 'f00', email: 'somebody-else@example.com' }, address: '198.51.100.4' };
    expect(await madeAtOnce([[answers, inHerName]])).toBe(0);
  });

  it('ABU-1: part-paid orders count as long as they are held, also beyond a day', async () => {
    const ordersOf = (count: number, first: number, from: string, changes: Partial<MovingAnswers> = {}) =>
      Array.from({ length: count }, (_, n) => {
        const { answers } = somebody(first + n);
        const slot = { ...answers, ...CALENDAR[40 + first + n], ...changes };
        return orderSharedList(deps, { changes: slot, visitor: guestFrom(from) });
      });
    const payShares = async (orders: readonly Promise<CreatedOrderDto>[]) => {
      for (const order of await Promise.allSettled(orders)) {
        if (order.status === 'rejected') continue;
        const { Tom: key = '' } = await shareKeys(deps, order.value);
        await (
          await openSharePage(deps, key)
        )();
      }
    };
    const held = async (orders: readonly Promise<CreatedOrderDto>[]) => sum(await Promise.all(orders.map(made)));

    const fromOffice = ordersOf(6, 0, OFFICE);
    const ofAda = ordersOf(3, 10, '198.51.100.4', { email: 'ada@example.com' });
    expect([await held(fromOffice), await held(ofAda)]).toEqual([5, 2]);
    later(29);
    await payShares([...fromOffice, ...ofAda]);
    // Each is now held until half an hour beyond the day for which orders are counted.
    for (const minutes of [60, 22 * 60, 40]) {
      later(minutes);
      await runRetentionJobs(deps);
      const more = [...ordersOf(1, 20, OFFICE), ...ordersOf(1, 21, '198.51.100.9', { email: 'ada@example.com' })];
      expect([minutes, await held(more)]).toEqual([minutes, 0]);
    }
    later(21);
    await runRetentionJobs(deps);
    expect(await held(ordersOf(5, 30, OFFICE))).toBe(5);
  });

  it('a quote that is ordered anew with other answers is one order', async () => {
    replaceServices(deps);
    const api = await startApi();
    const draft = { draftId: null, flow: 'moving', step: 'date', answers: fullAnswers() };
    const { body } = await postJson<DraftDto>(api.origin, `${APP_PREFIX}/easy_checkout`, draft);
    const statuses = [];
    for (const movingDate of QUIET_DAYS) {
      const answers = { dates: { movingDate }, wantsStartWithin14Days: true };
      statuses.push((await postOrder(api.origin, { draftId: body.draftId, answers })).status);
    }
    expect(statuses).toEqual(QUIET_DAYS.map(() => 201));
  });

  it('says when it may be tried again, and what to do until then', async () => {
    replaceServices(deps);
    const api = await startApi();
    const answers = { email: 'ada@example.com' };
    await postOrder(api.origin, { answers });
    later(10);
    await postOrder(api.origin, { answers });
    const { status, headers, body } = await postOrder(api.origin, { answers });
    expect([status, headers.get('retry-after'), body.error.code]).toEqual([429, '1200', 'too_many_unpaid']);
  });

  itOnBoth('ABU-1: the desk sees a wave and releases it in one press, and nobody else’s orders', async () => {
    const operated = { ...deps, config: { ...deps.config, deskEmails: [OPERATOR] } };
    replaceServices(operated);
    const desk = await atTheDesk(operated);
    const honest = await placeOrder(deps, somebody(100).answers, { visitor: guestFrom('198.51.100.4') });
    expect((await desk.view('orders', '/desk/orders')).holdReleases).toEqual([]);
    const wave = CALENDAR.slice(0, 9).map(
      (slot, n) => [{ ...somebody(n).answers, ...slot }, guestFrom(OFFICE)] as const,
    );
    await madeAtOnce(wave);
    later(1);
    const { holdReleases } = await desk.view('orders', '/desk/orders');
    expect(holdReleases.map(({ text, button }) => [text, button])).toEqual([
      [
        '5 unpaid orders from one internet connection are holding slots, the first since Tue 24 Nov 2026, 12:00.',
        'Release these 5',
      ],
    ]);
    const press = () => desk.call('release_holds', holdReleases[0]?.release);
    expect((await press()).location).toBe('/desk/orders?done=deskReleaseHolds');
    expect((await press()).location).toBe('/desk/orders?problem=nothing_to_change');
    const states = await deps.db.selectFrom('orders').select(['id', 'state']).execute();
    expect(states.filter(({ state }) => state === 'expired')).toHaveLength(5);
    expect(states.find(({ id }) => id === honest.orderId)?.state).toBe('awaiting_payment');
    const places = await deps.db.selectFrom('slots').select('booked').execute();
    expect(sum(places.map(({ booked }) => booked))).toBe(1);
    // Who made the wave has still made it.
    expect(await madeAtOnce(wave)).toBe(0);
    await pay(honest.orderId);
    expect((await desk.view('audit', '/desk/log')).entries[0]).toMatchObject({
      what: 'Slots of unpaid orders released',
      detail: 'unpaid orders: 6 → 1',
    });
  });

  itOnBoth('keeps no address, and what it keeps for a day only', async () => {
    const { answers } = somebody(1);
    await placeOrder(deps, answers, { visitor: guestFrom(OFFICE) });
    const limitRows = () => deps.db.selectFrom('order_makers').selectAll().execute();
    const [limitKeys] = await limitRows();
    expect(JSON.stringify(limitKeys)).not.toMatch(/203\.0\.113|example\.com|7700/);
    later(24 * 60 + 1);
    await runRetentionJobs(deps);
    expect(await limitRows()).toEqual([]);
  });
});
