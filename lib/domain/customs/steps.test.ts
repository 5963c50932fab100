import { fc } from '@/lib/testing/fast-check';
import { MOVER } from '@/lib/testing/customs-mover';
import { addDays } from '../london-time';
import { DESTINATIONS, REASONS, type CustomsAnswers } from './answers';
import { stepsOf } from './steps';

const daysOf = (answers: CustomsAnswers) => stepsOf(answers).map(({ id, day }) => `${day} ${id}`);

describe('the days of a move', () => {
  it('home to Spain', () => {
    expect(daysOf(MOVER)).toEqual(
      [
        '2026-12-01 bought',
        '2026-12-01 import_from',
        '2027-03-23 list',
        '2027-04-06 papers',
        '2027-05-18 load',
        '2027-06-01 residence',
        '2027-06-15 goods',
        '2028-06-01 import_by',
        '2028-06-15 keep',
      ].toSorted((one, other) => one.slice(0, 10).localeCompare(other.slice(0, 10))),
    );
  });

  it('things before their owner: the last day to follow them', () => {
    expect(daysOf({ ...MOVER, goods: '2027-02-01' })).toContain('2027-08-01 residence_by');
  });

  it('to marry: the time around the wedding, and nothing of moving home', () => {
    const days = daysOf({ ...MOVER, reason: 'marriage', wedding: '2027-06-10' });
    expect(days).toEqual(expect.arrayContaining(['2027-04-10 wedding_from', '2027-10-10 wedding_until']));
    expect(days.join()).not.toMatch(/import_by|keep|bought/);
  });

  it('with a pet: its vaccination and certificate, or its permit', () => {
    const things = ['pet', 'medicines'] as const;
    expect(daysOf({ ...MOVER, things })).toEqual(
      expect.arrayContaining(['2027-05-10 pet_vaccination', '2027-05-22 pet_certificate']),
    );
    const there = daysOf({ ...MOVER, things, destination: 'united_arab_emirates' });
    expect(there).toEqual(expect.arrayContaining(['2027-05-02 pet_permit', '2027-05-18 medicines', '2027-02-09 visa']));
  });

  it('no consulate is asked where none has to be', () => {
    expect(daysOf({ ...MOVER, reason: 'second_home' }).join()).not.toContain('papers');
    expect(daysOf({ ...MOVER, citizen: 'eu' }).join()).not.toContain('papers');
    expect(daysOf({ ...MOVER, citizen: 'eu', destination: 'portugal' }).join()).toContain('papers');
  });

  it('are in order, and a later day makes none of them earlier', () => {
    const day = fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-06-01', days));
    const later = fc.integer({ min: 0, max: 400 });
    const word = <C extends object>(choices: C) => fc.constantFrom(...(Object.keys(choices) as (keyof C)[]));
    fc.assert(
      fc.property(
        word(DESTINATIONS),
        word(REASONS),
        day,
        day,
        day,
        later,
        later,
        (destination, reason, residence, goods, wedding, more, evenMore) => {
          const things = ['pet', 'medicines'] as const;
          const before = { ...MOVER, destination, reason, residence, goods, wedding, things };
          const after = { ...before, residence: addDays(residence, more), goods: addDays(goods, evenMore) };
          const steps = stepsOf(before);
          const days = steps.map((step) => step.day);
          expect(days).toEqual(days.toSorted());
          for (const step of stepsOf(after)) {
            const same = steps.find(({ id }) => id === step.id);
            expect(same === undefined || same.day <= step.day).toBe(true);
          }
        },
      ),
    );
  });
});
