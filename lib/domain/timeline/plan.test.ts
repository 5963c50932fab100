import { fc } from '@/lib/testing/fast-check';
import { MOVE_FACTS } from '@/lib/testing/timeline-facts';
import { SLOT_TIMES } from '../slots/calendar';
import { cleanMinutes, endOf, moversAndVans, moversLegs, packingDate, timelineOf } from './plan';
import { clockOf, minutesOf } from './clock';
import { refusalsOf, withCompanyChoices } from './refusals';
import { LEG_KINDS, type MoveFacts, type TimelineDay } from './types';

const inShort = (days: readonly TimelineDay[]) =>
  days.map(
    ({ date, legs }) =>
      `${date}: ${legs.map(({ kind, from, until }) => `${kind} ${clockOf(from)}-${clockOf(until)}`).join(', ')}`,
  );

const FULL: MoveFacts = {
  ...MOVE_FACTS,
  packing: { when: 'same-day', boxes: 16, mayBeAhead: false },
  isAssembling: true,
  hasMaterials: true,
  storedCubicFeet: 60,
  awayCubicFeet: 30,
  cleaning: { space: 'one_bedroom', date: '2026-12-15', slot: ['12:00', '14:00'], isFixed: false },
};

it('PLN-1 a move is arriving, loading, driving and unloading', () => {
  expect(inShort(timelineOf(MOVE_FACTS))).toEqual([
    '2026-12-15: arrive 08:00-09:00, load 09:00-10:40, drive 10:40-11:20, unload 11:20-12:30',
  ]);
});

it('PLN-1 everything that a move can take along stands on one line of time, day by day', () => {
  expect(inShort(timelineOf(FULL))).toEqual([
    '2026-12-11: materials 11:00-11:10',
    '2026-12-15: arrive 08:00-09:00, packing 09:00-10:00, apart 10:00-10:40, load 10:40-12:20, to-storage 12:20-13:15, clean 13:00-18:00, store 13:15-13:30, drive 13:30-14:10, unload 14:10-15:00, assemble 15:00-15:40, tip 15:40-16:50',
  ]);
});

it('PLN-1 packers of the day before and a tip on another day have days of their own', () => {
  const days = timelineOf({
    ...FULL,
    packing: { when: 'day-before', boxes: 16, mayBeAhead: true },
    tipDate: '2026-12-16',
  });
  expect(days.map(({ date }) => date)).toEqual(['2026-12-10', '2026-12-14', '2026-12-15', '2026-12-16']);
  expect(days[1]?.legs).toMatchObject([{ kind: 'packing', who: '2 movers', window: ['12:00', '14:00'] }]);
  expect(days[3]?.legs).toMatchObject([{ kind: 'tip', team: 'carrier', who: 'a driver and a van' }]);
});

it('PLN-1 says who comes, where to, and what is agreed and what is worked out', () => {
  const [day] = timelineOf({ ...MOVE_FACTS, movers: 4, vans: 2, stops: [MOVE_FACTS.delivery, MOVE_FACTS.delivery] });
  expect(day?.legs.map(({ words }) => words)).toEqual([
    'We arrive at SE15 4QL',
    'We carry everything out and load it',
    'We stop at two more addresses',
    'We drive to E8 1EA',
    'We carry everything in',
  ]);
  expect(day?.legs.map(({ approximate }) => approximate)).toEqual([false, true, true, true, true]);
  expect(moversAndVans({ movers: 4, vans: 2 })).toBe('4 movers and 2 vans');
  expect(moversAndVans(MOVE_FACTS)).toBe('2 movers and a van');
});

it('PLN-1 homes without a postcode are called what they are', () => {
  const nowhere = { ...MOVE_FACTS.collection, postcode: '' };
  const [day] = timelineOf({ ...MOVE_FACTS, collection: nowhere, delivery: nowhere });
  expect(day?.legs.map(({ where }) => where)).toEqual(['the old home', 'the old home', 'on the road', 'the new home']);
});

it('PLN-1 the helpers say when something ends, and 0 for what there is not', () => {
  expect([endOf(moversLegs(MOVE_FACTS), 'load'), endOf(moversLegs(MOVE_FACTS), 'tip')]).toEqual([640, 0]);
  expect([cleanMinutes('one_bedroom'), cleanMinutes('custom')]).toEqual([300, 360]);
  expect([packingDate(MOVE_FACTS), packingDate(FULL)]).toEqual([null, '2026-12-15']);
});

const access = fc.record({
  postcode: fc.constantFrom('SE15 4QL', 'E8 1EA', ''),
  floor: fc.option(fc.integer({ min: -1, max: 12 }), { nil: null }),
  elevator: fc.option(fc.boolean(), { nil: null }),
  parking: fc.option(fc.boolean(), { nil: null }),
});
const anyFacts: fc.Arbitrary<MoveFacts> = fc
  .record({
    slot: fc.constantFrom(...SLOT_TIMES),
    movers: fc.constantFrom(2, 3, 4),
    movingSpace: fc.constantFrom('mini', 'one_bedroom', 'two_bedroom', 'three_bedroom', 'custom'),
    cubicFeet: fc.integer({ min: 5, max: 1400 }),
    stored: fc.integer({ min: 0, max: 100 }),
    away: fc.integer({ min: 0, max: 100 }),
    collection: access,
    delivery: access,
    stops: fc.array(access, { maxLength: 3 }),
    miles: fc.option(fc.integer({ min: 0, max: 300 }), { nil: null }),
    waitingMinutes: fc.constantFrom(0, 30, 90),
    when: fc.constantFrom('same-day', 'day-before', null),
    isAssembling: fc.boolean(),
    hasMaterials: fc.boolean(),
    cleaner: fc.option(fc.constantFrom(...SLOT_TIMES), { nil: null }),
    day: fc.integer({ min: 10, max: 31 }),
  })
  .map(({ stored, away, when, cleaner, day, ...facts }) => ({
    ...MOVE_FACTS,
    ...facts,
    date: `2026-12-${day}`,
    tipDate: `2026-12-${day}`,
    storedCubicFeet: (facts.cubicFeet * stored) / 200,
    awayCubicFeet: (facts.cubicFeet * away) / 200,
    packing: when && { when, boxes: 20, mayBeAhead: true },
    cleaning: cleaner && { space: 'one_bedroom', date: `2026-12-${day}`, slot: cleaner, isFixed: false },
  }));

it('PLN-1 nobody is at two places at once, and everything has its order', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      for (const { legs } of timelineOf(withCompanyChoices(facts))) {
        for (const team of new Set(legs.map((leg) => leg.team))) {
          const own = legs.filter((leg) => leg.team === team);
          for (const [index, leg] of own.entries()) {
            expect(leg.until).toBeGreaterThan(leg.from);
            expect(leg.from).toBeGreaterThanOrEqual(own[index - 1]?.until ?? 0);
          }
        }
        const movers = legs.filter(({ team }) => team === 'movers').map(({ kind }) => LEG_KINDS.indexOf(kind));
        const together = LEG_KINDS.indexOf('to-storage');
        expect(movers.filter((kind) => kind < together)).toEqual(
          movers.filter((kind) => kind < together).toSorted((a, b) => a - b),
        );
      }
    }),
  );
});

it('PLN-1 everything lies within working hours, or it is refused', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const days = timelineOf(withCompanyChoices(facts));
      const isInside = days.every(({ legs }) =>
        legs.every(({ from, until }) => from >= minutesOf('08:00') && until <= minutesOf('23:00')),
      );
      expect(isInside || refusalsOf(withCompanyChoices(facts)).length > 0).toBe(true);
    }),
  );
});

it('PLN-1 cleaners never begin long before the home is empty, or it is refused', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const clean = timelineOf(facts)
        .find(({ date }) => date === facts.cleaning?.date)
        ?.legs.find(({ kind }) => kind === 'clean');
      const isEarly = clean !== undefined && clean.from + 60 < endOf(moversLegs(facts), 'load');
      expect(refusalsOf(facts).some(({ code }) => code === 'home_not_empty')).toBe(isEarly);
    }),
  );
});
