import { randomUUID } from 'node:crypto';
import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { pence } from '@/lib/domain/money';
import { replaceServices } from '@/lib/server/container';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { publishDuePlans } from '@/lib/server/modules/visits/scheduled-jobs';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { startApi } from '@/lib/testing/api-server';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { anEvent, crewPhone, firstKey, type CrewPhone } from '@/lib/testing/crew-phone';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { extrasOf } from './repo';
import { answerExtra } from './steps';

const CREW = { date: '2026-12-15', service: 'MOVING', number: 1 } as const;
const STAIRS = 'kind=floors&stop=delivery&floor=4&lift=no';
const WAITED = 'kind=waiting&minutes=50';

describeWithDatabase('extras that a crew asks', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let order: CreatedOrderDto;
  let visit: string;
  let phone: CrewPhone;

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
    replaceServices(deps);
    const api = await startApi();
    order = await placePaidOrder(deps);
    visit = (await visitsOf(deps.db, order.orderId))[0]?.id ?? '';
    clock.set('2026-12-14T18:15:00.000Z');
    await publishDuePlans(deps);
    phone = crewPhone(api.origin, CREW);
    await phone.open(await firstKey(deps, CREW));
    clock.set('2026-12-15T10:22:00.000Z');
  });

  const ask = (asked: string, expected: number, extra: string = randomUUID()) =>
    phone.askExtra({ visit, asked, expected, extra });
  const stored = () => extrasOf(deps.db, order.orderId);
  const answer = async (given: 'yes' | 'no') => {
    const { id: extraId = '', pence: amount = 0 } = (await stored()).at(-1) ?? {};
    const said = { orderId: order.orderId, extraId, answer: given, expected: pence(amount), at: clock.now() };
    await transact(deps.db, (trx) => answerExtra(trx, said));
  };
  const shown = async () => (await phone.day()).body.jobs[0]?.extras.map(({ state, amount }) => [state, amount]);

  itOnBoth(
    'XTR-1, CRW-1: the crew sees the price first, then asks once; the customer alone gets the link',
    async () => {
      const { body } = await phone.priceExtra(visit, STAIRS);
      expect(body).toMatchObject({ kind: 'price', what: 'Delivery: fourth floor, no lift', amount: 40 });
      expect(await stored()).toEqual([]);
      const id = randomUUID();
      await Promise.all(Array.from({ length: 10 }, () => ask(STAIRS, 40, id)));
      expect(await stored()).toMatchObject([{ id, state: 'asked', pence: 4_000, asked_by: 'Moving crew 1' }]);
      expect(
        await deps.db.selectFrom('order_events').select('cause').where('type', '=', 'extra_asked').execute(),
      ).toEqual([{ cause: 'crew' }]);
      const topics = await deps.db.selectFrom('outbox').select('topic').where('topic', 'like', '%extra%').execute();
      expect(topics.map(({ topic }) => topic).toSorted()).toEqual([
        'order.extra_asked.customer',
        'order.extra_asked.text',
      ]);
      const day = await phone.day();
      expect(day.body.jobs[0]?.extras).toEqual([
        {
          id,
          kind: 'floors',
          what: 'Delivery: fourth floor, no lift',
          amount: 40,
          state: 'asked',
          askedAt: '2026-12-15T10:22:00.000Z',
          answerBy: '2026-12-15T10:42:00.000Z',
        },
      ]);
      expect(JSON.stringify(day.body)).not.toContain(order.token);
      expect(JSON.stringify(day.body)).not.toContain('/orders/');
      await answer('yes');
      expect(await shown()).toEqual([['agreed', 40]]);
    },
  );

  it('XTR-1: what comes to more than £150 is the office’s to ask, whatever the phone says', async () => {
    const tower = 'kind=floors&stop=delivery&floor=20&lift=no';
    expect((await phone.priceExtra(visit, tower)).body).toEqual({ kind: 'refused', why: 'desk_only' });
    expect((await ask(tower, 200)).body.error.code).toBe('change_not_offered');
    expect(await stored()).toEqual([]);
  });

  it('XTR-1: one is open at a time, silence is no, and two refusals of a kind end it', async () => {
    await phone.say(visit, [anEvent('arrived', new Date('2026-12-15T09:30:00.000Z'))]);
    expect((await ask(WAITED, 10)).body.error.code).toBe('price_changed');
    await ask(WAITED, 20);
    expect((await phone.priceExtra(visit, STAIRS)).body).toEqual({ kind: 'refused', why: 'one_is_open' });
    expect((await ask(STAIRS, 40)).body.error.code).toBe('order_changed');
    clock.set('2026-12-15T10:42:00.000Z');
    expect(await shown()).toEqual([['lapsed', 20]]);
    for (const minute of ['43', '44']) {
      clock.set(`2026-12-15T10:${minute}:00.000Z`);
      await ask(WAITED, 20);
      await answer('no');
    }
    expect((await phone.priceExtra(visit, WAITED)).body).toEqual({ kind: 'refused', why: 'refused_twice' });
    expect((await phone.priceExtra(visit, STAIRS)).body.kind).toBe('price');
    expect((await shown())?.map(([state]) => state)).toEqual(['lapsed', 'refused', 'refused']);
  });

  it('XTR-1: waiting is asked for no longer than the crew has been there', async () => {
    const refused = async () => (await ask(WAITED, 20)).body.error.fields;
    expect(await refused()).toEqual({ minutes: 'Nobody has arrived yet' });
    await phone.say(visit, [anEvent('arrived', new Date('2026-12-15T09:33:00.000Z'))]);
    expect(await refused()).toEqual({ minutes: 'The crew has been there for 49 minutes' });
    clock.set('2026-12-15T10:23:00.000Z');
    expect((await ask(WAITED, 20)).status).toBe(200);
  });

  it('XTR-1: unloading never waits for money: the crew’s steps go on while its question is open', async () => {
    await ask(STAIRS, 40);
    const steps = [anEvent('arrived', clock.now()), anEvent('unloading', clock.now()), anEvent('done', clock.now())];
    expect((await phone.say(visit, steps)).body.events.map(({ outcome }) => outcome)).toEqual(
      Array<string>(3).fill('stored'),
    );
    expect((await visitsOf(deps.db, order.orderId))[0]?.state).toBe('done');
    expect((await phone.priceExtra(visit, WAITED)).body.error.code).toBe('too_late_to_change');
  });

  it.each([
    ['kind=gold', 422],
    ['kind=floors&floor=4', 422],
    ['kind=volume&cubicFeet=99999', 422],
    ['kind=volume&cubicFeet=9999', 422],
    ['kind=parking&stop=delivery', 200],
  ])('XTR-1: facts that say nothing are refused: %s', async (asked, status) => {
    expect((await phone.priceExtra(visit, asked)).status).toBe(status);
  });

  it('CRW-2: nobody asks for another crew’s job, before the day, or with another’s phone', async () => {
    clock.set('2026-11-24T10:00:00.000Z');
    const other = await placePaidOrder(deps, { dates: { movingDate: '2026-12-16' } });
    const [theirs] = await visitsOf(deps.db, other.orderId);
    clock.set('2026-12-15T10:22:00.000Z');
    expect((await phone.priceExtra(theirs?.id ?? '', WAITED)).status).toBe(404);
    clock.set('2026-12-14T20:00:00.000Z');
    expect((await ask(WAITED, 20)).status).toBe(404);
    clock.set('2026-12-15T10:22:00.000Z');
    const stranger = crewPhone((await startApi()).origin, CREW);
    expect((await stranger.priceExtra(visit, WAITED)).status).toBe(404);
    expect((await stranger.askExtra({ visit, asked: WAITED, expected: 20, extra: randomUUID() })).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});
