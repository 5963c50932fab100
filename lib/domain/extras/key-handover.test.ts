import { jobOf, things } from '@/lib/testing/extra-jobs';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { pence } from '../money';
import { storageTripPrice } from '../pricing/storage-trips';
import { VISIT_STATES, type VisitState } from '../visits/states';
import { KEY_HANDOVER } from './extras';
import {
  extraPrice,
  isKeyHandoverAhead,
  isKeyHandoverOpen,
  keysChoices,
  keysInWords,
  keysNotes,
  keysWhen,
  loadOf,
  mayUndoKeys,
  nightPrice,
  ownDelivery,
  waitPrice,
  waitUntil,
  waitsFrom,
  type KeysPlan,
  type MoveNow,
} from './key-handover';
import type { EarlierExtra } from './state';

// A Tuesday in winter, when London is on UTC.
const DATE = '2026-12-15';
const at = (time: string, date = DATE) => new Date(`${date}T${time}:00.000Z`);
const move = (time: string, state: VisitState = 'planned'): MoveNow => ({
  date: DATE,
  start: '10:00',
  state,
  now: at(time),
});
const lines = (now: MoveNow, plan: KeysPlan) =>
  keysChoices(now)
    .filter((choice) => choice.plan === plan)
    .map(({ date, slot }) => `${date.slice(-2)} ${slot[0]}`);

describe('late keys are offered on the day of a move until its crew unloads', () => {
  it.each<[string, Date, VisitState, boolean]>([
    ['the evening before', at('23:59', '2026-12-14'), 'planned', false],
    ['before six', at('05:59'), 'planned', false],
    ['at six', at('06:00'), 'planned', true],
    ['on the way', at('09:50'), 'on_the_way', true],
    ['loading', at('11:00'), 'loading', true],
    ['driving', at('13:00'), 'driving', true],
    ['unloading: the keys are there', at('13:00'), 'unloading', false],
    ['done', at('13:00'), 'done', false],
    ['nobody was there', at('13:00'), 'failed', false],
    ['late in the evening', at('23:59'), 'driving', true],
    ['after midnight', at('00:00', '2026-12-16'), 'driving', false],
  ])('%s', (_, now, state, isOpen) => {
    expect(isKeyHandoverOpen({ date: DATE, state, now })).toBe(isOpen);
  });

  it('a summer morning begins by the clocks of London', () => {
    const date = '2026-07-14';
    expect(isKeyHandoverOpen({ date, state: 'planned', now: at('04:59', date) })).toBe(false);
    expect(isKeyHandoverOpen({ date, state: 'planned', now: at('05:00', date) })).toBe(true);
    expect([at('04:59', date), at('05:00', date)].map((now) => isKeyHandoverAhead({ date, now }))).toEqual([
      true,
      false,
    ]);
  });
});

describe('what can be asked for', () => {
  it.each([
    ['07:00', ['15 12:00', '15 14:00', '15 16:00', '15 18:00']],
    ['11:00', ['15 12:00', '15 14:00', '15 16:00', '15 18:00']],
    ['11:01', ['15 14:00', '15 16:00', '15 18:00']],
    ['17:30', []],
  ])('before anybody has set off, at %s: a later beginning with an hour’s notice', (time, expected) => {
    expect(lines(move(time), 'later')).toEqual(expected);
    expect(lines(move(time), 'hold')).toEqual([]);
  });

  it.each([
    ['10:30', ['15 12:00', '15 14:00', '15 16:00', '15 18:00']],
    ['12:00', ['15 14:00', '15 16:00', '15 18:00']],
    ['18:30', []],
  ])('once a crew is under way, at %s: a wait on the van until a slot to come', (time, expected) => {
    for (const state of ['on_the_way', 'arrived', 'loading', 'driving'] as const) {
      expect(lines(move(time, state), 'hold')).toEqual(expected);
      expect(lines(move(time, state), 'later')).toEqual([]);
      expect(lines(move(time, state), 'day')).toEqual([]);
    }
  });

  it('nights until a day that can be booked: after 18:00 not tomorrow any more', () => {
    const days = (time: string) => [...new Set(lines(move(time, 'loading'), 'night').map((line) => line.slice(0, 2)))];
    expect(days('10:30')).toEqual(['16', '17', '18']);
    expect(days('18:00')).toEqual(['17', '18']);
    expect(lines(move('10:30', 'loading'), 'night')).toHaveLength(18);
  });

  it('nothing where it is not open, and nothing for a start that no slot has', () => {
    expect(keysChoices(move('13:00', 'unloading'))).toEqual([]);
    expect(keysChoices({ ...move('10:30'), start: '09:00' })).toEqual([]);
  });
});

describe('a wait is the customer’s from the end of the slot, or from our own arrival after it', () => {
  it.each([
    ['nobody there yet, in the slot', null, '11:00', '12:00'],
    ['nobody there yet, after it: we are late ourselves', null, '12:40', '12:40'],
    ['arrived in the slot', '10:20', '13:00', '12:00'],
    ['arrived late', '12:45', '13:00', '12:45'],
  ])('%s', (_, arrived, now, from) => {
    const arrivedAt = arrived === null ? null : at(arrived);
    expect(waitsFrom({ slotEnd: at('12:00'), arrivedAt, now: at(now) })).toEqual(at(from));
  });

  it('is counted in whole minutes, and never below none', () => {
    const slot = ['14:00', '16:00'] as const;
    expect(waitUntil(at('12:00'), { date: DATE, slot })).toBe(120);
    expect(waitUntil(new Date('2026-12-15T13:59:01.000Z'), { date: DATE, slot })).toBe(1);
    expect(waitUntil(at('15:00'), { date: DATE, slot })).toBe(0);
  });
});

it('a load with a slot of its own waits on the van on the day, and in our store over night', () => {
  const dates = { movingDate: DATE, deliveryDate: DATE };
  const times = { movingDate: ['10:00', '12:00'], deliveryDate: ['14:00', '16:00'] } as const;
  expect(ownDelivery({ dates, timeSlot: times })).toEqual({ plan: 'hold', date: DATE, slot: ['14:00', '16:00'] });
  const next = { ...dates, deliveryDate: '2026-12-16' };
  expect(ownDelivery({ dates: next, timeSlot: times })?.plan).toBe('night');
  // A move in one go, and a return from storage.
  expect(ownDelivery({ dates: { movingDate: DATE }, timeSlot: times })).toBeNull();
  expect(ownDelivery({ dates: { deliveryDate: DATE }, timeSlot: times })).toBeNull();
});

it.each<[KeysPlan, readonly VisitState[]]>([
  ['later', ['planned', 'failed', 'cancelled']],
  ['day', ['planned', 'failed', 'cancelled']],
  ['hold', ['planned', 'on_the_way', 'arrived', 'loading', 'driving']],
  ['night', ['planned', 'on_the_way', 'arrived', 'loading']],
])('%s is undone on the page in these states and no others', (plan, states) => {
  const may = (state: VisitState, now: string) => mayUndoKeys({ plan, state, waits: at('12:00'), now: at(now) });
  expect(VISIT_STATES.filter((state) => may(state, '11:59'))).toEqual(states);
  if (plan === 'hold') expect(may('driving', '12:00')).toBe(false);
});

const slot = ['14:00', '16:00'] as const;

it('says each choice in one line', () => {
  expect(keysWhen({ date: DATE, slot })).toBe('Tuesday 15 December 2026, 14:00–16:00');
  expect((['later', 'hold', 'night', 'day'] as const).map((plan) => keysInWords({ plan, date: DATE, slot }))).toEqual([
    'Keys late: the move starts later, Tuesday 15 December 2026, 14:00–16:00',
    'Keys late: the van waits with its load, delivery Tuesday 15 December 2026, 14:00–16:00',
    'Keys late: the load stays in our store, delivery Tuesday 15 December 2026, 14:00–16:00',
    'Keys late: the move is on another day, Tuesday 15 December 2026, 14:00–16:00',
  ]);
});

it('tells those who carry what to do with the load, and nobody else', () => {
  const order = (deliveryDate?: string) => ({
    dates: { movingDate: DATE, ...(deliveryDate && { deliveryDate }) },
    timeSlot: { movingDate: ['10:00', '12:00'], deliveryDate: slot } as const,
  });
  expect(keysNotes(order(), 'move')).toEqual([]);
  expect(keysNotes(order(DATE), 'move')).toEqual([
    'KEYS LATE. Keep the load on the van. Deliver it Tuesday 15 December 2026, 14:00–16:00',
  ]);
  expect(keysNotes(order('2026-12-16'), 'collection')).toEqual([
    'KEYS LATE. Take the whole load to our store. It is delivered on Wednesday 16 December 2026, 14:00–16:00',
  ]);
  expect(keysNotes(order('2026-12-16'), 'return')).toEqual([
    'Keys were late: the load of this move was kept in our store',
  ]);
  expect(keysNotes(order('2026-12-16'), 'clean')).toEqual([]);
});

const agreed = (kind: 'keys' | 'waiting', place: string, amount: number): EarlierExtra => ({
  kind,
  place,
  state: 'agreed',
  amount: pence(amount),
});

describe('a night in our store', () => {
  it('is a second trip and a rate for each cubic foot and night, worked out in words', () => {
    const job = jobOf({ furnitureItems: things(400) });
    expect(nightPrice(job, '2026-12-16')).toEqual({
      amount: storageTripPrice(400) + 2_000,
      workedOut: 'Second trip (400 cu ft) £166, 1 night in our store (400 cu ft) £20',
    });
    expect(nightPrice(job, '2026-12-17').amount).toBe(storageTripPrice(400) + 2 * 2_000);
  });

  it('costs the least for little', () => {
    expect(nightPrice(jobOf(), '2026-12-16').amount).toBe(storageTripPrice(100) + KEY_HANDOVER.leastANight);
  });

  it('has the supplement of a busy delivery day, and the order’s own discount in percent', () => {
    const friday = jobOf({ dates: { movingDate: '2026-12-11' } });
    const plain = storageTripPrice(100) + KEY_HANDOVER.leastANight;
    expect(nightPrice(friday, '2026-12-12').amount).toBe(Math.ceil(plain * 1.1));
    expect(nightPrice(jobOf({ isStudent: true }), '2026-12-16').amount).toBe(Math.ceil(plain * 0.9));
  });

  it('counts what the plan holds where nobody has listed anything', () => {
    expect(loadOf(jobOf({ movingSpace: 'two_bedroom', furnitureItems: [] }))).toBe(PLAN_CAPACITY.two_bedroom.cubicFeet);
    expect(loadOf(jobOf({ movingSpace: 'two_bedroom' }))).toBe(100);
  });

  it('needs a night', () => {
    expect(() => nightPrice(jobOf(), '2026-12-15')).toThrow(RangeError);
  });

  it('more nights and more things never cost less', () => {
    const price = (cubicFeet: number, day: number) =>
      nightPrice(jobOf({ furnitureItems: things(cubicFeet) }), `2026-12-${day}`).amount;
    for (const cubicFeet of [10, 100, 299, 300, 301, 800]) {
      expect(price(cubicFeet, 17)).toBeGreaterThan(price(cubicFeet, 16));
      expect(price(cubicFeet + 1, 16)).toBeGreaterThanOrEqual(price(cubicFeet, 16));
    }
  });
});

describe('a wait', () => {
  it.each([
    [0, 0],
    [30, 0],
    [31, 1_000],
    [120, 6_000],
    [240, 8_000],
    [480, 8_000],
  ])('of %i minutes costs what our crew would ask for it', (minutes, amount) => {
    expect(waitPrice(minutes, []).amount).toBe(amount);
    expect(extraPrice(jobOf(), { kind: 'waiting', minutes }, []).amount).toBe(amount);
  });

  it('is never paid for twice: what was chosen and what the crew asks for are one wait', () => {
    expect(waitPrice(240, [agreed('waiting', '', 2_000)]).amount).toBe(6_000);
    expect(waitPrice(240, [agreed('keys', 'hold', 6_000)]).amount).toBe(2_000);
    for (const place of ['later', 'hold'])
      expect(extraPrice(jobOf(), { kind: 'waiting', minutes: 240 }, [agreed('keys', place, 6_000)]).amount).toBe(2_000);
    // A night is no waiting, and a withdrawn extra pays for nothing.
    expect(waitPrice(120, [agreed('keys', 'night', 9_000)]).amount).toBe(6_000);
    expect(waitPrice(120, [{ ...agreed('keys', 'hold', 6_000), state: 'withdrawn' }]).amount).toBe(6_000);
  });
});
