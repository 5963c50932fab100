import { randomUUID } from 'node:crypto';
import type { DraftDto } from '@/lib/contracts/checkout';
import { SERVICES } from '@/lib/domain/services/all';
import { replaceServices } from '@/lib/server/container';
import { confirmOrder } from '@/lib/server/modules/order-lifecycle/confirm';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { runRetentionJobs } from '@/lib/server/retention-jobs';
import { ONE_BEDROOM, postJson, postOrder } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { addressesWith, anAddress, anItem, fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { viewOrder } from './service';

const OUTSIDE_MOVE = SERVICES.moving.whyByRequest(['M1 1AE', 'L1 8JQ']);

const PACKING = 99;

describeWithDatabase('an order', (database) => {
  let api: ApiServer;
  let deps: Deps;
  const clock = fixedClock();

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    api = await startApi();
  });

  const orders = () => database().db.selectFrom('orders').selectAll().orderBy('created_at').execute();
  const messages = () => database().db.selectFrom('outbox').selectAll().execute();
  const booked = async () =>
    (
      await database()
        .db.selectFrom('slots')
        .select(['service', 'date', 'start', 'booked'])
        .orderBy('service')
        .execute()
    ).map(({ service, date, start, booked: places }) => `${service} ${date} ${start}: ${places}`);
  const used = async (code: string) =>
    (await database().db.selectFrom('promo_codes').select('used').where('code', '=', code).executeTakeFirstOrThrow())
      .used;
  const confirm = (orderId: string) => transact(deps.db, (trx) => confirmOrder(trx, orderId, 'payment', deps));

  it('is stored with its slot, its event and its message, and can be looked at with the token', async () => {
    const { status, body } = await postOrder(api.origin);
    expect([status, body.state, body.totalWithDiscount]).toEqual([201, 'awaiting_payment', ONE_BEDROOM]);
    expect(body.holdExpiresAt).toBe('2026-11-24T09:30:00.000Z');
    expect(body.reference).toMatch(/^SM-[2-9A-HJ-KMNP-TV-Z]{4}-[2-9A-HJ-KMNP-TV-Z]{4}$/);
    expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 1']);
    expect((await messages()).map(({ topic, state }) => [topic, state])).toEqual([['order.received.customer', 'due']]);
    const view = await viewOrder(deps, body.reference, body.token);
    expect(view).toMatchObject({
      state: 'awaiting_payment',
      order: { movingSpace: 'one_bedroom', fixedMovingPlan: true, dates: { movingDate: '2026-12-15' } },
      services: ['MOVING'],
      quote: { totalWithDiscount: ONE_BEDROOM },
      events: [{ type: 'created', cause: 'visitor' }],
      calendarUrl: null,
    });
    await expect(viewOrder(deps, body.reference, `${body.token.slice(0, -1)}x`)).resolves.toBeNull();
    await expect(viewOrder(deps, 'SM-AAAA-AAAA', body.token)).resolves.toBeNull();
  });

  itOnBoth('BOOK-3: a repeated POST gets the same answer and makes no second order, also 10 at once', async () => {
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => postOrder(api.origin, { idempotencyKey })));
    const again = await postOrder(api.origin, { idempotencyKey });
    expect(new Set([...answers, again].map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(again.status).toBe(201);
    expect(await orders()).toHaveLength(1);
    expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 1']);
    expect(await messages()).toHaveLength(1);
  });

  itOnBoth('BOOK-3: ten at once with a promo code that is good once: all get the order that used it', async () => {
    const code = { code: 'ONLY', kind: 'fixed', amount: 1000, used: 0, usage_limit: 1 } as const;
    const days = { valid_from: '2026-01-01', valid_until: '2026-12-31' };
    await database()
      .db.insertInto('promo_codes')
      .values({ ...code, ...days })
      .execute();
    const request = { idempotencyKey: randomUUID(), answers: { promo: 'ONLY' }, expectedTotal: ONE_BEDROOM - 10 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => postOrder(api.origin, request)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body.orderId]))).size).toBe(1);
    expect([answers[0]?.status, await used('ONLY')]).toEqual([201, 1]);
  });

  it('BOOK-3: a key that is used again for another order is refused', async () => {
    const idempotencyKey = randomUUID();
    await postOrder(api.origin, { idempotencyKey });
    const other = await postOrder(api.origin, { idempotencyKey, answers: { firstName: 'Grace' } });
    expect([other.status, Object.keys(other.body.error.fields ?? {})]).toEqual([422, ['idempotencyKey']]);
    expect(await orders()).toHaveLength(1);
  });

  it('BOOK-4: a tampered total is refused with the right quote, and nothing is kept', async () => {
    const { status, body } = await postOrder(api.origin, { expectedTotal: 1 });
    expect([status, body.error.code]).toEqual([409, 'price_changed']);
    expect(body.error.quote).toMatchObject({ totalWithDiscount: ONE_BEDROOM });
    expect([await orders(), await booked(), await messages()]).toEqual([[], [], []]);
  });

  it('BOOK-4: the size of known items is ours, whatever the request says', async () => {
    const sofa = { id: 'sofa_3', title: 'Tiny sofa', quantity: 9, cubicFeet: 0.1, kilograms: 1 };
    const { status, body } = await postOrder(api.origin, { answers: { furnitureItems: [sofa] } });
    // 9 sofas are 450 cu ft, 90 more than the plan holds, at £0.60.
    expect([status, body.error.quote?.totalWithDiscount]).toEqual([409, ONE_BEDROOM + 54]);
    const invented = await postOrder(api.origin, { answers: { furnitureItems: [anItem(1, { id: 'sofa_99' })] } });
    expect(Object.keys(invented.body.error.fields ?? {})).toEqual(['answers.furnitureItems[0].id']);
  });

  it('BOOK-4: an unknown postcode district is a clear error at its field', async () => {
    const addresses = addressesWith({
      collection: anAddress({ postcode: 'N1 2TX' }),
      delivery: anAddress({ postcode: 'ZZ9 9ZZ' }),
    });
    const { status, body } = await postOrder(api.origin, { answers: { addresses } });
    expect([status, body.error.code]).toEqual([422, 'unknown_district']);
    expect(Object.keys(body.error.fields ?? {})).toEqual(['answers.addresses.delivery.postcode']);
  });

  it.each([
    ['M1 1AE', 'L1 8JQ', [422, 'by_request']],
    ['M1 1AE', 'SE15 4QL', [409, 'price_changed']],
    ['N1 2TX', 'L1 8JQ', [409, 'price_changed']],
  ] as const)(
    'BOOK-4: from %s to %s is by request only without an end in Greater London',
    async (from, to, expected) => {
      const addresses = addressesWith({
        collection: anAddress({ postcode: from }),
        delivery: anAddress({ postcode: to }),
      });
      const { status, body } = await postOrder(api.origin, { answers: { addresses } });
      expect([status, body.error.code]).toEqual(expected);
      if (body.error.code !== 'by_request') return;
      expect(body.error.fields).toEqual({ 'answers.addresses.delivery.postcode': OUTSIDE_MOVE });
      expect([await orders(), await booked()]).toEqual([[], []]);
    },
  );

  it('refuses days and times that are not offered', async () => {
    const day = (movingDate: string) => postOrder(api.origin, { answers: { dates: { movingDate } } });
    for (const date of ['2026-11-24', '2026-11-23', '2027-02-23']) {
      const { status, body } = await day(date);
      expect([date, status, body.error.code]).toEqual([date, 409, 'slot_unavailable']);
    }
    expect(Object.keys((await day('2026-12-32')).body.error.fields ?? {})).toEqual(['answers.dates.movingDate']);
    const odd = await postOrder(api.origin, { answers: { timeSlot: { movingDate: ['10:00', '14:00'] } } });
    expect(Object.keys(odd.body.error.fields ?? {})).toEqual(['answers.timeSlot.movingDate']);
  });

  it('PLN-1: refuses a slot in which the move cannot be done, with the nearest that can', async () => {
    const evening = { movingDate: ['18:00', '20:00'] as const };
    const { status, body } = await postOrder(api.origin, {
      answers: {
        movingSpace: 'two_bedroom',
        timeSlot: evening,
        addresses: addressesWith({
          collection: anAddress({ postcode: 'N1 2TX' }),
          delivery: anAddress({ postcode: 'SE15 4QL', floor: 3 }),
        }),
      },
    });
    expect([status, body.error.code]).toEqual([409, 'slot_unavailable']);
    expect(body.error.nearestSlots?.map(({ start }) => start)).toEqual(['12:00', '14:00', '16:00']);
    expect([await orders(), await booked()]).toEqual([[], []]);
  });

  it('PLN-1: refuses more than a day’s work with the reason and what works', async () => {
    const addresses = addressesWith({
      collection: anAddress({ postcode: 'N1 2TX', floor: 9 }),
      delivery: anAddress({ postcode: 'SE15 4QL' }),
    });
    const { status, body } = await postOrder(api.origin, { answers: { addresses, addOns: ['CLEANING'] } });
    expect([status, body.error.code]).toEqual([422, 'validation_failed']);
    expect(body.error.fields).toEqual({
      'answers.timeSlot.movingDate': expect.stringMatching(
        /^The home is empty at about .+ It works without cleaning/,
      ) as unknown,
    });
  });

  it('LAW-6: services inside the 14 days need the visitor’s own request', async () => {
    const soon = { dates: { movingDate: '2026-12-08' }, addOns: ['PACKING'] } as const;
    const expectedTotal = ONE_BEDROOM + PACKING;
    const without = await postOrder(api.origin, { answers: soon, expectedTotal });
    expect(Object.keys(without.body.error.fields ?? {})).toEqual(['answers.wantsStartWithin14Days']);
    const asked = await postOrder(api.origin, { answers: { ...soon, wantsStartWithin14Days: true }, expectedTotal });
    expect(asked.status).toBe(201);
    const view = await viewOrder(deps, asked.body.reference, asked.body.token);
    expect([view?.startsWithin14Days, view?.services]).toEqual([true, ['MOVING', 'PACKING']]);
  });

  it('takes a place for the cleaners four hours after the movers', async () => {
    const answers = { addOns: ['CLEANING'] } as const;
    expect((await postOrder(api.origin, { answers, expectedTotal: ONE_BEDROOM + 229 })).status).toBe(201);
    expect(await booked()).toEqual(['CLEANING 2026-12-15 14:00: 1', 'MOVING 2026-12-15 10:00: 1']);
  });

  it('an order that needs two services takes both places or none', async () => {
    replaceServices(testDeps(database().db, clock.now, { CLEANING_TEAMS: '1' }));
    const options = { answers: { addOns: ['CLEANING'] }, expectedTotal: ONE_BEDROOM + 229 } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => postOrder(api.origin, options)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect(await booked()).toEqual(['CLEANING 2026-12-15 14:00: 1', 'MOVING 2026-12-15 10:00: 1']);
  });

  itOnBoth('counts promo codes, gives lapsed uses back, and refuses unknown, expired and used-up ones', async () => {
    const code = {
      kind: 'fixed',
      amount: 1000,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      usage_limit: 1,
      used: 0,
    } as const;
    const { db } = database();
    await db
      .insertInto('promo_codes')
      .values([
        { ...code, code: 'ONCE' },
        { ...code, code: 'OLD', valid_until: '2026-11-23' },
      ])
      .execute();
    const order = (promo: string) => postOrder(api.origin, { answers: { promo }, expectedTotal: ONE_BEDROOM - 10 });

    const both = await Promise.all([order('once'), order(' ONCE ')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await used('ONCE')).toBe(1);
    expect((await order('ONCE')).body.error.code).toBe('promo_expired');
    expect((await order('OLD')).body.error.code).toBe('promo_expired');
    expect((await order('NEVER')).body.error.code).toBe('promo_invalid');
    clock.advanceMinutes(31);
    await runRetentionJobs(deps);
    expect(await used('ONCE')).toBe(0);
    expect((await order('ONCE')).status).toBe(201);
  });

  it('LAW-3: a hold that is over frees the slot, once, and the order can no longer be paid', async () => {
    const order = await placeOrder(deps);
    clock.advanceMinutes(29);
    await runRetentionJobs(deps);
    expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 1']);
    clock.advanceMinutes(1);
    expect(await viewOrder(deps, order.reference, order.token)).toMatchObject({ state: 'expired', paymentUrl: null });
    await Promise.all([runRetentionJobs(deps), runRetentionJobs(deps)]);
    expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 0']);
    const view = await viewOrder(deps, order.reference, order.token);
    expect(view?.events.map(({ type }) => type)).toEqual(['created', 'expired']);
  });

  it('a paid order keeps its slot, and is told of once', async () => {
    const order = await placeOrder(deps);
    await expect(Promise.all([confirm(order.orderId), confirm(order.orderId)])).resolves.toEqual(
      expect.arrayContaining(['confirmed', 'unchanged']),
    );
    clock.advanceMinutes(60);
    await runRetentionJobs(deps);
    expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 1']);
    expect((await messages()).filter(({ topic }) => topic === 'order.confirmed.customer')).toHaveLength(1);
    expect(await viewOrder(deps, order.reference, order.token)).toMatchObject({
      state: 'confirmed',
      payUntil: null,
      calendarUrl: `/api/orders/${order.reference}/calendar?token=${order.token}`,
    });
  });

  it('BOOK-3: a late payment cannot bring back a day that is no longer offered', async () => {
    const order = await placeOrder(deps);
    clock.set('2026-12-14T18:30:00.000Z');
    await runRetentionJobs(deps);
    await expect(confirm(order.orderId)).resolves.toBe('too_late');
    expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 0']);
  });

  describe('from a draft', () => {
    const saveDraft = async () => {
      const draft = { flow: 'moving', step: 'details', answers: fullAnswers() };
      return (await postJson<DraftDto>(api.origin, '/smart-app/api/v1/easy_checkout', draft)).body.draftId;
    };

    it('gives way to a changed order of the same draft while it is unpaid, and frees its slot', async () => {
      const draftId = await saveDraft();
      const first = await postOrder(api.origin, { draftId });
      const second = await postOrder(api.origin, {
        draftId,
        answers: { timeSlot: { movingDate: ['14:00', '16:00'] } },
      });
      expect([first.status, second.status]).toEqual([201, 201]);
      expect((await booked()).toSorted()).toEqual(['MOVING 2026-12-15 10:00: 0', 'MOVING 2026-12-15 14:00: 1']);
      expect((await orders()).map(({ state }) => state).toSorted()).toEqual(['awaiting_payment', 'expired']);
    });

    itOnBoth('BOOK-3: gives the same order to a second tab while its hold lasts', async () => {
      const draftId = await saveDraft();
      const first = await postOrder(api.origin, { draftId });
      const second = await postOrder(api.origin, { draftId });
      expect([second.status, second.body]).toEqual([201, first.body]);
      expect(await booked()).toEqual(['MOVING 2026-12-15 10:00: 1']);
      clock.advanceMinutes(31);
      const third = await postOrder(api.origin, { draftId });
      expect([third.status, third.body.orderId === first.body.orderId]).toEqual([201, false]);
    });

    it('is not ordered again once it is paid: the answer is the paid order', async () => {
      const draftId = await saveDraft();
      const first = await postOrder(api.origin, { draftId });
      await confirm(first.body.orderId);
      const second = await postOrder(api.origin, { draftId, answers: { firstName: 'Grace' } });
      expect([second.status, second.body.orderId, second.body.state]).toEqual([201, first.body.orderId, 'confirmed']);
      expect(await orders()).toHaveLength(1);
    });

    it('that is not saved any more is not found', async () => {
      const { status, body } = await postOrder(api.origin, { draftId: 'A'.repeat(24) });
      expect([status, body.error.code, await orders()]).toEqual([404, 'not_found', []]);
    });
  });

  it.each([
    ['2027-03-01T09:00:00.000Z', '2027-03-28'],
    ['2027-10-01T09:00:00.000Z', '2027-10-31'],
  ])('BOOK-2: a slot 08:00–10:00 stays that on the day the clocks change (%s, %s)', async (now, movingDate) => {
    clock.set(now);
    const order = await placeOrder(deps, { dates: { movingDate }, timeSlot: { movingDate: ['08:00', '10:00'] } });
    await confirm(order.orderId);
    const view = await viewOrder(deps, order.reference, order.token);
    expect([view?.order.dates.movingDate, view?.order.timeSlot.movingDate]).toEqual([movingDate, ['08:00', '10:00']]);
    expect(await booked()).toEqual([`MOVING ${movingDate} 08:00: 1`]);
  });
});
