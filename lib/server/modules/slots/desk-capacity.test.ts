import { replaceServices } from '@/lib/server/container';
import { quoteBackend } from '@/lib/server/modules/quotes/quote-page';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { placePaidOrder } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { atTheDesk, OPERATOR, type Desk } from '@/lib/testing/desk';
import { fullAnswers } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';

const DAY = '2026-12-15';

describeWithDatabase('places and closed days', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  let desk: Desk;

  beforeEach(async () => {
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, CREWS: '2' });
    replaceServices(deps);
    desk = await atTheDesk(deps);
  });

  const offered = async (answers = fullAnswers()) =>
    (
      await quoteBackend({ headers: {}, socket: { remoteAddress: '203.0.113.1' } }).days({
        service: 'MOVING',
        from: DAY,
        to: DAY,
        answers,
      })
    )[0];
  const stateAt = async (start: string) => (await offered())?.slots.find((slot) => slot.start === start)?.state;
  /** Places an order. Returns "booked", or the code of the refusal. */
  const attempt = (): Promise<string> =>
    placeOrder(deps).then(
      () => 'booked',
      (error: unknown) => (error instanceof Problem ? error.code : Promise.reject(error as Error)),
    );

  itOnBoth('a closed day offers no slot and takes no order; what is booked on it stands, with a warning', async () => {
    const { reference } = await placePaidOrder(deps);
    expect((await desk.call('close_day', { date: DAY, reason: 'Storm' })).location).toContain('done=deskCloseDay');
    expect(await offered()).toMatchObject({ state: 'closed', slots: [] });
    expect(await attempt()).toBe('slot_taken');
    const { head, warning } = await desk.view('order', `/desk/orders/${reference}`);
    expect([head.state.label, warning]).toEqual(['Booked', expect.stringContaining('is closed (Storm)')]);
    expect((await desk.view('capacity', `/desk/capacity?date=${DAY}`)).day).toMatchObject({
      closed: 'Storm',
      bookings: 1,
    });
    expect((await desk.call('close_day', { date: DAY })).location).toContain('problem=nothing_to_change');

    clock.advanceMinutes(1);
    expect((await desk.call('open_day', { date: DAY })).location).toContain('done=deskOpenDay');
    expect([await stateAt('10:00'), await attempt()]).toEqual(['last', 'booked']);
    expect((await desk.view('audit', '/desk/log')).entries.map(({ what }) => what)).toEqual([
      'Day opened again',
      'Day closed',
    ]);
  });

  it('a day that is closed takes the cleaners of the evening before away too', async () => {
    await desk.call('close_day', { date: '2026-12-16' });
    const evening = (await offered(fullAnswers({ addOns: ['CLEANING'] })))?.slots.map(({ state }) => state);
    expect(evening).toEqual(['free', 'free', 'free', 'free', 'full', 'full']);
  });

  it('a slot has the places that the desk gives it, more or fewer, and the usual ones again', async () => {
    expect((await desk.call('set_places', { date: DAY, 'MOVING_10:00': 0 })).location).toContain('done=');
    expect([await stateAt('10:00'), await stateAt('12:00'), await attempt()]).toEqual(['full', 'free', 'slot_taken']);
    await desk.call('set_places', { date: DAY, 'MOVING_10:00': 3 });
    expect([await attempt(), await attempt(), await stateAt('10:00'), await attempt(), await attempt()]).toEqual([
      'booked',
      'booked',
      'last',
      'booked',
      'slot_taken',
    ]);
    await desk.call('set_places', { date: DAY, 'MOVING_10:00': '' });
    const { day } = await desk.view('capacity', `/desk/capacity?date=${DAY}`);
    expect(day.rows[1]?.cells[0]).toMatchObject({ booked: 3, usual: 2, fixed: '', isOverbooked: true });
    expect((await desk.call('set_places', { date: DAY, 'MOVING_10:00': '' })).location).toContain('nothing_to_change');
  });

  itOnBoth(
    'DSK-1: a slot is blocked in one press: it takes nothing more, what is booked stands, and one press opens it',
    async () => {
      const { reference } = await placePaidOrder(deps);
      const press = (button: string, more = {}) =>
        desk.call('set_places', { date: DAY, [button]: 'MOVING_10:00', ...more });
      expect((await press('block', { reason: 'Van in repair' })).location).toContain('done=deskSetPlaces.block');
      expect([await stateAt('10:00'), await stateAt('12:00'), await attempt()]).toEqual(['full', 'free', 'slot_taken']);
      expect((await desk.view('order', `/desk/orders/${reference}`)).head.state.label).toBe('Booked');
      const { day } = await desk.view('capacity', `/desk/capacity?date=${DAY}`);
      expect(day.rows[1]?.cells[0]).toMatchObject({ booked: 1, fixed: '1', isOverbooked: false });
      expect((await press('block')).location).toContain('problem=nothing_to_change');

      clock.advanceMinutes(1);
      expect((await press('open')).location).toContain('done=deskSetPlaces.open');
      expect([await stateAt('10:00'), await attempt()]).toEqual(['last', 'booked']);
      expect((await press('open')).location).toContain('problem=nothing_to_change');
      const entries = await deps.db.selectFrom('desk_audit').select(['action', 'after_json']).orderBy('at').execute();
      expect(entries.map(({ action }) => action)).toEqual(['slot.blocked', 'slot.opened']);
      expect(entries[0]?.after_json).toContain('Van in repair');
    },
  );

  itOnBoth(
    'DSK-1: blocking or opening a slot also saves the places typed in other slots, and its own field decides nothing',
    async () => {
      const placesNow = async () =>
        (await desk.view('capacity', `/desk/capacity?date=${DAY}`)).day.rows
          .slice(1, 3)
          .map(({ cells }) => cells[0]?.fixed);
      const typed = { date: DAY, 'MOVING_10:00': 4, 'MOVING_12:00': 5 };
      await desk.call('set_places', { ...typed, block: 'MOVING_10:00' });
      expect(await placesNow()).toEqual(['0', '5']);
      await desk.call('set_places', { ...typed, 'MOVING_12:00': 6, open: 'MOVING_10:00' });
      expect(await placesNow()).toEqual(['', '6']);
      const entries = await deps.db.selectFrom('desk_audit').select('action').execute();
      expect(entries.map(({ action }) => action).toSorted()).toEqual([
        'slot.blocked',
        'slot.opened',
        'slot.places',
        'slot.places',
      ]);
    },
  );

  it('DSK-1: a page that was opened earlier undoes nothing that a colleague has changed since', async () => {
    const shown = 'MOVING_10%3A00=&MOVING_12%3A00=5&MOVING_14%3A00=';
    await desk.call('set_places', { date: DAY, 'MOVING_10:00': 3, 'MOVING_12:00': 5 });
    const mine = { 'MOVING_10:00': '', 'MOVING_12:00': '', 'MOVING_14:00': '4' };
    await desk.call('set_places', { date: DAY, shown, ...mine });
    const { day } = await desk.view('capacity', `/desk/capacity?date=${DAY}`);
    expect(day.rows.slice(1, 4).map(({ cells }) => cells[0]?.fixed)).toEqual(['3', '', '4']);
  });

  it('RDT-1: a wrong number beside a pressed "Block" changes nothing, and all that was typed comes back', async () => {
    const typed = { date: DAY, reason: 'Van in repair', 'MOVING_10:00': 'many', 'MOVING_12:00': '5' };
    const { location } = await desk.call('set_places', { ...typed, block: 'MOVING_14:00' });
    expect(location).toContain('problem=');
    const answer = await desk.page(location.split('#')[0] ?? '');
    expect('page' in answer && answer.page.refused).toMatchObject({
      values: typed,
      errors: { 'MOVING_10:00': expect.any(String) as string },
    });
    const { day } = await desk.view('capacity', `/desk/capacity?date=${DAY}`);
    expect(day.rows.flatMap(({ cells }) => cells.map(({ fixed }) => fixed)).join('')).toBe('');
  });

  it('a move of two crews is booked into a slot that usually has one', async () => {
    deps = testDeps(database().db, clock.now, { DESK_EMAILS: OPERATOR, CREWS: '1' });
    replaceServices(deps);
    const large = () => placeOrder(deps, { movingSpace: 'three_bedroom' });
    await expect(large()).rejects.toMatchObject({ code: 'slot_taken' });
    await desk.call('set_places', { date: DAY, 'MOVING_10:00': 2 });
    await expect(large()).resolves.toHaveProperty('reference');
  });

  itOnBoth(
    'BOOK-1: orders race for a slot while it is lowered and its day is closed: never more than there was room for',
    async () => {
      await desk.call('set_places', { date: DAY, 'MOVING_10:00': 5 });
      const burst = Array.from({ length: 12 }, attempt);
      const lowered = desk.call('set_places', { date: DAY, 'MOVING_10:00': 3 });
      const closed = desk.call('close_day', { date: DAY });
      const outcomes = [...(await Promise.all(burst)), ...(await Promise.all([lowered, closed]).then(() => []))];
      const booked = outcomes.filter((outcome) => outcome === 'booked').length;
      expect(booked).toBeLessThanOrEqual(5);
      expect(new Set(outcomes)).toEqual(new Set(booked > 0 ? ['booked', 'slot_taken'] : ['slot_taken']));
      expect([await attempt(), await attempt()]).toEqual(['slot_taken', 'slot_taken']);
      const row = await deps.db
        .selectFrom('slots')
        .select(['booked', 'fixed_capacity', 'closed'])
        .where('date', '=', DAY)
        .where('service', '=', 'MOVING')
        .where('start', '=', '10:00')
        .executeTakeFirstOrThrow();
      expect({ ...row }).toEqual({ booked, fixed_capacity: 3, closed: 1 });
    },
  );
});
