import { fc } from '@/lib/testing/fast-check';
import { MOVE_FACTS } from '@/lib/testing/timeline-facts';
import { SLOT_TIMES } from '../slots/calendar';
import { changedFacts } from './changes';
import {
  isTipOpen,
  labelOf,
  mayComeIn,
  nextTipDay,
  refusalsOf,
  sentenceOf,
  unitsFor,
  whyNever,
  withCompanyChoices,
} from './refusals';
import type { MoveFacts, RefusalCode } from './types';

const cleaning = { space: 'one_bedroom', date: '2026-12-15', slot: ['12:00', '14:00'], isFixed: false } as const;
const upstairs = { ...MOVE_FACTS.collection, floor: 6, elevator: false };
const packing = { when: 'same-day', boxes: 60, mayBeAhead: true } as const;

const CASES: readonly [string, Partial<MoveFacts>, RefusalCode, string][] = [
  [
    'the load ends after the cleaners come',
    { collection: upstairs, cleaning },
    'home_not_empty',
    'Clean on Tuesday 15 December, 14:00–16:00',
  ],
  [
    'it ends after their last slot',
    {
      slot: ['14:00', '16:00'],
      collection: upstairs,
      cleaning: { ...cleaning, slot: ['16:00', '18:00'] },
      cubicFeet: 200,
    },
    'home_not_empty',
    'Clean on Wednesday 16 December, 08:00–10:00',
  ],
  [
    'the cleaners come when the movers do',
    { slot: ['18:00', '20:00'], cleaning: { ...cleaning, slot: ['18:00', '20:00'] }, cubicFeet: 210 },
    'home_not_empty',
    'Clean on Wednesday 16 December, 08:00–10:00',
  ],
  [
    'the cleaners are there at night',
    { cleaning: { ...cleaning, slot: ['18:00', '20:00'] } },
    'clean_too_late',
    'Clean on Wednesday 16 December, 08:00–10:00',
  ],
  [
    'cleaners whose time follows from the movers’ are there at night',
    { slot: ['14:00', '16:00'], cleaning: { ...cleaning, slot: ['18:00', '20:00'], isFixed: true } },
    'clean_too_late',
    'Choose 12:00–14:00',
  ],
  [
    'a home of packing before the cleaners',
    { packing, cubicFeet: 500, cleaning: { ...cleaning, isFixed: true } },
    'home_not_empty',
    'Pack the day before',
  ],
  ['the work goes into the night', { slot: ['18:00', '20:00'], cubicFeet: 480 }, 'day_too_long', 'Choose 16:00–18:00'],
  ['the work may go into the night', { slot: ['18:00', '20:00'], cubicFeet: 360 }, 'late_end', 'Choose 16:00–18:00'],
  [
    'a day is too short for so many stairs',
    { collection: upstairs, delivery: upstairs, cubicFeet: 690 },
    'day_too_long',
    'Choose 3 bedroom move',
  ],
  [
    'nothing is left to move: stored',
    { storedCubicFeet: 200, awayCubicFeet: 100 },
    'nothing_moves',
    'Book storage instead',
  ],
  ['nothing is left to move: away', { awayCubicFeet: 300 }, 'nothing_moves', 'Book disposal instead'],
  [
    'a carrier may not take it',
    { awayCubicFeet: 10, notTaken: ['Gas bottle'] },
    'not_taken',
    'Take these off the disposal list',
  ],
  [
    'a unit is too small',
    { storedCubicFeet: 200, unit: { squareFeet: 9, count: 1 } },
    'unit_too_small',
    'Choose a unit of 36 sq ft',
  ],
  [
    'no unit is large enough',
    { cubicFeet: 1400, storedCubicFeet: 1300, movers: 4, movingSpace: 'three_bedroom' },
    'unit_too_small',
    'Choose two units of 200 sq ft',
  ],
  [
    'the tip is closed by then',
    { awayCubicFeet: 20, slot: ['14:00', '16:00'] },
    'tip_closed',
    'Dispose of it on Wednesday 16 December',
  ],
  [
    'the tip is closed on Sundays',
    { awayCubicFeet: 20, date: '2026-12-13', tipDate: '2026-12-13' },
    'tip_closed',
    'Dispose of it on Monday 14 December',
  ],
  [
    'a mini move takes longer than its hours',
    { movingSpace: 'mini', cubicFeet: 210, miles: 9 },
    'plan_too_short',
    'Choose 1 bedroom move',
  ],
];

describe('refusalsOf', () => {
  it.each(CASES)('PLN-1 %s', (_name, change, code, label) => {
    const facts = { ...MOVE_FACTS, ...change };
    const refusal = refusalsOf(facts).find((each) => each.code === code);
    expect(refusal?.nearest?.label).toBe(label);
    expect(refusal?.sentence).toMatch(/^[A-Z].+\. .+\.$/);
  });

  it('PLN-1 nothing is refused of a move that holds', () => {
    expect(refusalsOf(MOVE_FACTS)).toEqual([]);
    expect(refusalsOf({ ...MOVE_FACTS, cleaning, storedCubicFeet: 50, awayCubicFeet: 20 })).toEqual([]);
  });

  it('PLN-1 what no change helps is said with whom to ask', () => {
    const far = { ...MOVE_FACTS, isListed: false, miles: 900 };
    expect(refusalsOf(far)).toMatchObject([{ code: 'day_too_long', nearest: null }]);
    expect(refusalsOf(far)[0]?.sentence).toMatch(/Ask us/);
  });

  it('PLN-1 late cleaners and short plans are advised against, everything else is not booked', () => {
    const hard = CASES.flatMap(([, change]) => refusalsOf({ ...MOVE_FACTS, ...change })).map(({ code, isHard }) => [
      code,
      isHard,
    ]);
    expect(Object.fromEntries(hard)).toEqual({
      nothing_moves: true,
      not_taken: true,
      unit_too_small: true,
      day_too_long: true,
      home_not_empty: true,
      late_end: false,
      clean_too_late: false,
      tip_closed: true,
      plan_too_short: false,
    });
  });

  it('PLN-1 what is pressed takes the refusal away, and brings up no other that forbids', () => {
    const anyFacts = fc
      .record({
        slot: fc.constantFrom(...SLOT_TIMES),
        cubicFeet: fc.integer({ min: 20, max: 1300 }),
        floor: fc.integer({ min: 0, max: 9 }),
        movingSpace: fc.constantFrom('mini', 'one_bedroom', 'two_bedroom', 'three_bedroom', 'custom'),
        stored: fc.integer({ min: 0, max: 100 }),
        away: fc.integer({ min: 0, max: 100 }),
        packing: fc.constantFrom(null, packing),
        cleaning: fc.constantFrom(null, cleaning, { ...cleaning, isFixed: true }),
        unit: fc.constantFrom(null, { squareFeet: 9, count: 1 }),
      })
      .map(({ floor, stored, away, ...facts }) => ({
        ...MOVE_FACTS,
        ...facts,
        collection: { ...upstairs, floor },
        storedCubicFeet: (facts.cubicFeet * stored) / 150,
        awayCubicFeet: (facts.cubicFeet * away) / 150,
      }));
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const before = refusalsOf(facts);
        for (const { code, nearest } of before) {
          if (nearest === null || nearest.change.kind === 'instead') continue;
          const after = refusalsOf(changedFacts(facts, nearest.change));
          expect(after.map((each) => each.code)).not.toContain(code);
          const forbidden = after.filter(({ isHard }) => isHard).map((each) => each.code);
          expect(before.map((each) => each.code)).toEqual(expect.arrayContaining(forbidden));
        }
      }),
    );
  });
});

describe('what we settle ourselves', () => {
  it('PLN-1 a tip is open on weekdays and Saturdays, no bank holiday', () => {
    expect(['2026-12-12', '2026-12-13', '2026-12-25'].map(isTipOpen)).toEqual([true, false, false]);
    expect([nextTipDay('2026-12-12'), nextTipDay('2026-12-24')]).toEqual(['2026-12-14', '2026-12-26']);
  });

  it('PLN-1 units: the smallest that holds it, else several of the largest', () => {
    expect([unitsFor(100), unitsFor(1300)]).toEqual([
      { squareFeet: 24, count: 1 },
      { squareFeet: 200, count: 2 },
    ]);
  });

  it('PLN-1 the day of the tip and units that nobody chose are settled, a chosen unit is asked about', () => {
    const facts = { ...MOVE_FACTS, slot: ['14:00', '16:00'], awayCubicFeet: 20, storedCubicFeet: 200 } as const;
    expect(withCompanyChoices(facts)).toMatchObject({ tipDate: '2026-12-16', unit: null });
    const chosen = { ...facts, unit: { squareFeet: 9, count: 1 } };
    expect(withCompanyChoices(chosen).unit).toEqual(chosen.unit);
    expect(refusalsOf(withCompanyChoices(chosen)).map(({ code }) => code)).toEqual(['unit_too_small']);
  });
});

describe('mayComeIn', () => {
  it('PLN-1 a slot in which it cannot be done is not offered while another is', () => {
    const facts = { ...MOVE_FACTS, cubicFeet: 480 };
    expect(SLOT_TIMES.map((slot) => mayComeIn({ ...facts, slot }))).toEqual([true, true, true, true, true, false]);
  });

  it('PLN-1 where none of the day can, all are, and the refusal says what helps', () => {
    const facts = { ...MOVE_FACTS, miles: 900 };
    expect(SLOT_TIMES.every((slot) => mayComeIn({ ...facts, slot }))).toBe(true);
    expect(whyNever(facts)).toMatch(/^With the 08:00–10:00 slot the movers would be done at about /);
    expect(whyNever({ ...MOVE_FACTS, slot: ['18:00', '20:00'], cubicFeet: 480 })).toBeNull();
  });
});

it('PLN-1 a refusal says why, and what works', () => {
  const late = { ...MOVE_FACTS, slot: ['18:00', '20:00'], cubicFeet: 360 } as const;
  expect(sentenceOf('day_too_long', late, { kind: 'slot', slot: ['16:00', '18:00'] })).toBe(
    'With the 18:00–20:00 slot the movers would be done at about 23:05, and they stop by 23:00. 16:00–18:00 works.',
  );
  expect(sentenceOf('tip_closed', late, { kind: 'tip', date: '2026-12-16' })).toBe(
    'Sites that take our waste are closed on Sundays and bank holidays, and after 16:00. It stays on the van, and we dispose of it on Wednesday 16 December.',
  );
  const cleaning = { space: 'one_bedroom', date: late.date, slot: ['18:00', '20:00'], isFixed: true } as const;
  expect(sentenceOf('clean_too_late', { ...late, cleaning }, { kind: 'slot', slot: ['12:00', '14:00'] })).toBe(
    'The cleaners come at 18:00–20:00 and need about 5 hours, so they may be there until midnight. 12:00–14:00 works.',
  );
  expect(
    sentenceOf('plan_too_short', { ...late, movingSpace: 'mini' }, { kind: 'plan', movingSpace: 'one_bedroom' }),
  ).toBe(
    'Carrying and driving take about 4 hours 5 minutes here, and Mini move is for two hours. 1 bedroom move works.',
  );
});

it('PLN-1 cleaning that does not fit can be booked by itself', () => {
  const facts = {
    ...MOVE_FACTS,
    cleaning: { space: 'one_bedroom', date: '2026-12-15', slot: ['12:00', '14:00'], isFixed: true },
  } as const;
  expect(sentenceOf('home_not_empty', facts, { kind: 'without', addOn: 'CLEANING' })).toBe(
    'The home is empty at about 10:40, but the cleaners come at 12:00–14:00. It works without cleaning, which you can book for the next day.',
  );
});

it.each([
  [{ kind: 'without', addOn: 'PACKING' }, 'Leave out packing'],
  [{ kind: 'units', squareFeet: 200, count: 2 }, 'Choose two units of 200 sq ft'],
  [{ kind: 'instead', instead: 'disposal' }, 'Book disposal instead'],
] as const)('PLN-1 a button for %j', (change, label) => expect(labelOf(change)).toBe(label));
