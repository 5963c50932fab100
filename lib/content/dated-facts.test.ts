import { BANK_HOLIDAYS } from '@/lib/domain/bank-holidays';
import { SOURCES } from '@/lib/domain/customs/sources';
import { addDays, isLocalDate, londonInstant } from '@/lib/domain/london-time';
import { CHECKLIST_TASKS } from '@/lib/domain/order/checklist-tasks';
import { PARKING_RULES } from '@/lib/domain/parking/rules';
import { MEASURE_SOURCES } from '@/lib/domain/access-check/typical';
import { ROAD_CHARGES } from '@/lib/domain/pricing/road-charges';
import { bookableRange } from '@/lib/domain/slots/calendar';
import { DATED_FACTS, factsDue, type DatedFacts } from './dated-facts';

const facts = (what: string, lastDay: string): DatedFacts => ({ what, lastDay, todo: 'Read them again' });

const lastDayOf = (name: string) => DATED_FACTS.find(({ what }) => what.includes(name))?.lastDay ?? '';

describe('facts that hold for a time', () => {
  it.each([
    ['2027-08-02', [], 'the 61st day before the last'],
    ['2027-08-03', ['near'], 'the 60th'],
    ['2027-10-02', ['near'], 'the last day itself'],
    ['2027-10-03', ['over'], 'the day after'],
    ['2036-05-01', ['over'], 'years later'],
  ])('on %s are %j, which is %s', (today, states) => {
    expect(factsDue([facts('Tolls', '2027-10-02')], today).map(({ state }) => state)).toEqual(states);
  });

  it('say what runs out, when, and what to do, the first first', () => {
    expect(factsDue([facts('Tolls', '2027-10-02'), facts('Customs', '2027-09-01')], '2027-09-20')).toEqual([
      { state: 'over', words: 'Customs held until 1 September 2027: Read them again.' },
      { state: 'near', words: 'Tolls hold until 2 October 2027: Read them again.' },
    ]);
  });

  it.each([...ROAD_CHARGES, { name: 'Bank holidays', until: BANK_HOLIDAYS.until }])(
    'BOOK-6: $name: run out before a day can be booked that they do not reach',
    ({ name, until }) => {
      expect(bookableRange(londonInstant(lastDayOf(name), '23:59')).last).toBe(until);
    },
  );

  it.each([
    ['Parking rules', Object.values(PARKING_RULES)],
    ['Customs', Object.values(SOURCES)],
    ['Measures', Object.values(MEASURE_SOURCES)],
    ['Sources of the moving checklist', CHECKLIST_TASKS.flatMap((task) => ('source' in task ? task.source : []))],
  ])('PLN-2, PLN-4: %s: run out a year after the oldest page was read', (name, sources) => {
    const days = sources.map(({ readOn }) => readOn);
    expect(days.filter((day) => addDays(day, 365) < lastDayOf(name))).toEqual([]);
    expect(days).toContain(addDays(lastDayOf(name), -365));
  });

  it('all have a last day, and none is said twice', () => {
    expect(DATED_FACTS.filter(({ lastDay }) => !isLocalDate(lastDay))).toEqual([]);
    expect(new Set(DATED_FACTS.map(({ what }) => what)).size).toBe(DATED_FACTS.length);
  });
});
