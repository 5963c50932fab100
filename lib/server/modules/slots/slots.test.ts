import type { ErrorBody } from '@/lib/contracts/errors';
import type { DayDto } from '@/lib/contracts/slots';
import type { MovingAnswers } from '@/lib/domain/answers/flow-answers';
import { replaceServices } from '@/lib/server/container';
import { transact } from '@/lib/server/platform/db/db';
import type { Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { ONE_BEDROOM, postJson } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { addressesWith, anAddress, fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { takePlaces } from './repo';

describeWithDatabase('slots', (database) => {
  let api: ApiServer;
  let deps: Deps;
  const clock = fixedClock();

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '2' });
    replaceServices(deps);
    api = await startApi();
  });

  const find = (from: string, to: string, answers: Partial<MovingAnswers> = {}) =>
    postJson<{ days: readonly DayDto[] } & ErrorBody>(api.origin, '/smart-app/api/v1/slots', {
      service: 'MOVING',
      from,
      to,
      answers: fullAnswers(answers),
    });
  const dayOf = async (date: string, answers: Partial<MovingAnswers> = {}) =>
    (await find(date, date, answers)).body.days[0];
  const stateAt = async (start: string, answers: Partial<MovingAnswers> = {}) =>
    (await dayOf('2026-12-15', answers))?.slots.find((slot) => slot.start === start)?.state;

  it('are six of two hours a day, with the price of each day and its supplement', async () => {
    const { days } = (await find('2026-12-17', '2026-12-18')).body;
    expect(days.map(({ date, total, isBusy, state }) => [date, total, isBusy, state])).toEqual([
      ['2026-12-17', ONE_BEDROOM, false, 'free'],
      ['2026-12-18', 284.9, true, 'free'],
    ]);
    expect(days[0]?.slots.map(({ start, end }) => `${start}-${end}`)).toEqual([
      '08:00-10:00',
      '10:00-12:00',
      '12:00-14:00',
      '14:00-16:00',
      '16:00-18:00',
      '18:00-20:00',
    ]);
  });

  it('are closed before tomorrow, after 90 days, and for tomorrow from 18:00', async () => {
    const state = async (date: string) => (await dayOf(date))?.state;
    expect([await state('2026-11-24'), await state('2026-11-25')]).toEqual(['closed', 'free']);
    expect([await state('2027-02-22'), await state('2027-02-23')]).toEqual(['free', 'closed']);
    clock.set('2026-11-24T18:00:00.000Z');
    expect(await state('2026-11-25')).toBe('closed');
  });

  it('say free, last and full as places are taken, and free again when a hold lapses', async () => {
    expect(await stateAt('10:00')).toBe('free');
    await placeOrder(deps);
    expect(await stateAt('10:00')).toBe('last');
    await placeOrder(deps);
    expect([await stateAt('10:00'), await stateAt('12:00')]).toEqual(['full', 'free']);
    clock.advanceMinutes(30);
    expect(await stateAt('10:00')).toBe('free');
  });

  it('count two crews for three bedrooms, and the cleaners of the add-on', async () => {
    await placeOrder(deps);
    expect(await stateAt('10:00', { movingSpace: 'three_bedroom' })).toBe('full');
    replaceServices(testDeps(database().db, clock.now, { CLEANING_TEAMS: '0' }));
    expect(await stateAt('12:00', { addOns: ['CLEANING'] })).toBe('full');
    expect((await dayOf('2026-12-15', { addOns: ['CLEANING'] }))?.state).toBe('full');
  });

  itOnBoth('BOOK-1: give three crews to one of three moves that need two crews at the same time', async () => {
    const need = { service: 'MOVING', date: '2026-12-15', start: '10:00', places: 2 } as const;
    const take = (db: Db) => transact(db, (trx) => takePlaces(trx, need, 3));
    const taken = await Promise.all([deps.db, database().another(), database().another()].map(take));
    expect(taken.filter(Boolean)).toHaveLength(1);
    await expect(deps.db.selectFrom('slots').select('booked').executeTakeFirst()).resolves.toEqual({ booked: 2 });
  });

  it('PLN-1: are full where the move could not be done, and only there', async () => {
    const addresses = addressesWith({
      collection: anAddress({ postcode: 'N1 2TX' }),
      delivery: anAddress({ postcode: 'SE15 4QL', floor: 3 }),
    });
    const slots = (await dayOf('2026-12-15', { movingSpace: 'two_bedroom', addresses }))?.slots ?? [];
    expect(slots.map(({ start, state }) => `${start} ${state}`)).toEqual([
      ...['08:00 free', '10:00 free', '12:00 free', '14:00 free', '16:00 free', '18:00 full'],
    ]);
  });

  it('are asked for at most 62 days at a time', async () => {
    expect((await find('2026-12-01', '2027-01-31')).body.days).toHaveLength(62);
    for (const [from, to] of [
      ['2026-12-01', '2027-02-01'],
      ['2026-12-02', '2026-12-01'],
      ['2026-02-30', '2026-03-01'],
    ] as const) {
      expect([from, (await find(from, to)).status]).toEqual([from, 422]);
    }
  });

  it('have a price also while a promo code is not valid, and the code’s price when it is', async () => {
    expect((await dayOf('2026-12-15', { promo: 'NEVER' }))?.total).toBe(ONE_BEDROOM);
    expect((await dayOf('2026-12-15', { promo: 'welcome10' }))?.total).toBe(233.1);
  });

  it('BOOK-2: are the same six on the days when the clocks change', async () => {
    clock.set('2027-03-01T09:00:00.000Z');
    const spring = await dayOf('2027-03-28');
    clock.set('2027-10-01T09:00:00.000Z');
    const autumn = await dayOf('2027-10-31');
    expect([spring?.slots[0]?.start, autumn?.slots[0]?.start]).toEqual(['08:00', '08:00']);
    expect(spring?.slots).toEqual(autumn?.slots);
  });
});
