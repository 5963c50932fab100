import { MOVER } from '@/lib/testing/customs-mover';
import { fc } from '@/lib/testing/fast-check';
import { addDays, daysBetween } from '../london-time';
import { CITIZENS, DESTINATIONS, OUTSIDE, REASONS, type CustomsAnswers } from './answers';
import { addMonths } from './days';
import { earliestImport, reliefOf, weddingWindow } from './relief';

type Row = [string, Partial<CustomsAnswers>, 'yes' | 'no' | 'depends', RegExp];
const emirates = { destination: 'united_arab_emirates' } as const;
const marriage = { reason: 'marriage', wedding: '2027-06-10' } as const;

describe('the relief of a move', () => {
  it.each<Row>([
    ['home to Spain, used things in time', {}, 'yes', /owned and used for 6 months/],
    ['home to Portugal, the same law', { destination: 'portugal' }, 'yes', /lend, pledge/],
    ['less than 12 months outside', { outside: 'short' }, 'depends', /clearly meant to/],
    ['the last day of the window', { goods: '2028-06-01' }, 'yes', /6 months/],
    ['a day after it', { goods: '2028-06-02' }, 'no', /by Thursday 1 June 2028/],
    ['things first, with an undertaking', { goods: '2027-01-04' }, 'yes', /a security/],
    ['six months before', { goods: '2026-12-01' }, 'yes', /a security/],
    ['a day more', { goods: '2026-11-30' }, 'no', /from Tuesday 1 December 2026/],
    ['a second home', { reason: 'second_home' }, 'no', /second home/],
    ['a student', { reason: 'student', outside: 'short' }, 'yes', /enrolled full time/],
    ['a wedding', { ...marriage }, 'yes', /used or new/],
    ['before a wedding', { ...marriage, goods: '2027-04-10' }, 'yes', /security/],
    ['too long before a wedding', { ...marriage, goods: '2027-04-09' }, 'no', /from Saturday 10 April 2027/],
    ['the last day after a wedding', { ...marriage, goods: '2027-10-10' }, 'yes', /presents/],
    ['too long after a wedding', { ...marriage, goods: '2027-10-11' }, 'no', /to Sunday 10 October 2027/],
    ['a wedding, less than 12 months outside', { ...marriage, outside: 'short' }, 'depends', /exception/],
    ['a wedding without a day', { reason: 'marriage' }, 'depends', /trousseau/],
    ['home to the Emirates', { ...emirates }, 'yes', /one home/],
    ['not for the first time', { ...emirates, before: 'yes' }, 'no', /for the first time/],
    ['things there before the visa', { ...emirates, goods: '2027-05-01' }, 'depends', /residence visa/],
    ['a citizen who returns', { ...emirates, citizen: 'national', before: 'yes' }, 'yes', /return for good/],
    ['a citizen who studies', { ...emirates, citizen: 'national', reason: 'student' }, 'depends', /return for good/],
    ['a student in the Emirates', { ...emirates, reason: 'student' }, 'depends', /for at least a year/],
    ['a spouse in the Emirates', { ...emirates, reason: 'marriage' }, 'depends', /for at least a year/],
    ['a second home in the Emirates', { ...emirates, reason: 'second_home' }, 'no', /come to live there/],
  ])('%s', (_, change, verdict, words) => {
    const relief = reliefOf({ ...MOVER, ...change });
    expect(relief.verdict).toBe(verdict);
    expect(relief.facts.map(({ text }) => text).join(' ')).toMatch(words);
  });

  it('whoever asks gets a reason with a source', () => {
    const word = <C extends object>(choices: C) => fc.constantFrom(...(Object.keys(choices) as (keyof C)[]));
    const day = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2026-06-01', days));
    fc.assert(
      fc.property(
        fc.record({
          destination: word(DESTINATIONS),
          citizen: word(CITIZENS),
          reason: word(REASONS),
          outside: word(OUTSIDE),
          residence: day,
          goods: day,
          wedding: fc.option(day),
          before: fc.constantFrom('yes', 'no'),
          things: fc.constant([]),
        }),
        (answers) => {
          const { title, facts } = reliefOf(answers);
          expect(title).not.toBe('');
          expect(facts.length).toBeGreaterThan(0);
          expect(facts.filter(({ sources }) => sources.length === 0)).toEqual([]);
        },
      ),
    );
  });
});

describe('the windows around a day', () => {
  it('are two months before a wedding and four after it', () => {
    expect(weddingWindow('2027-06-30')).toEqual(['2027-04-30', '2027-10-30']);
    expect(weddingWindow('2027-04-30')).toEqual(['2027-02-28', '2027-08-30']);
  });

  it('an import on the first day is early enough for an undertaking, one on the day before is not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), (days) => {
        const residence = addDays('2027-01-01', days);
        const first = earliestImport(residence);
        const verdict = (goods: string) => reliefOf({ ...MOVER, residence, goods }).verdict;
        expect(verdict(addDays(first, 1))).toBe(addMonths(addDays(first, 1), 6) >= residence ? 'yes' : 'no');
        expect(verdict(addDays(first, -1))).toBe('no');
        expect(daysBetween(first, residence)).toBeLessThanOrEqual(184);
      }),
    );
  });
});
