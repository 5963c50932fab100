import { EMPTY_MOVING_ANSWERS } from '../answers/flow-answers';
import { addDays, type LocalDate } from '../london-time';
import { fromPounds, toPounds } from '../money';
import { isBusyDay } from '../pricing/charges';
import { priceMove } from '../pricing/moving';
import { nextTwoWeeks, type DayOffer } from './calendar';
import { cheaperDays, equalDays } from './cheaper-days';

const { addOns, isStudent, addresses, furnitureItems } = EMPTY_MOVING_ANSWERS;
const priceOn = (movingDate: LocalDate) =>
  priceMove({
    movingSpace: 'one_bedroom',
    addOns,
    isStudent,
    addresses,
    furnitureItems,
    movingDate,
    distanceMiles: 7,
    promo: null,
    addOnVariant: 1,
  }).totalWithDiscount;

const offer = (date: LocalDate, state: DayOffer['state'] = 'free'): DayOffer => ({
  date,
  state,
  total: toPounds(priceOn(date)),
  isBusy: isBusyDay(date),
  slots: [{ start: '08:00', end: '10:00', state: state === 'free' ? 'last' : 'full' }],
});
const from = (first: LocalDate, count: number) => Array.from({ length: count }, (_, at) => offer(addDays(first, at)));
const datesOf = (days: readonly DayOffer[]) => {
  const found = cheaperDays(days);
  return found && [found.dearest.date, ...found.cheaper.map(({ date }) => date)];
};

describe('cheaperDays', () => {
  it.each<[string, LocalDate, readonly LocalDate[]]>([
    ['an ordinary week', '2026-12-07', ['2026-12-11', '2026-12-07', '2026-12-08']],
    ['the end of a month', '2026-11-28', ['2026-11-28', '2026-12-03', '2026-12-07']],
    ['Christmas and the new year', '2026-12-25', ['2026-12-25', '2026-12-29', '2027-01-04']],
    ['Easter and its Monday', '2027-03-26', ['2027-03-26', '2027-04-05', '2027-04-06']],
    ['the night in March when the clocks go forward', '2027-03-20', ['2027-03-20', '2027-03-22', '2027-03-23']],
    ['the night in October when they go back', '2026-10-24', ['2026-10-24', '2026-10-26', '2026-10-27']],
  ])('%s, from %s: a dear day, and the next that cost less', (_, first, dates) => {
    expect(datesOf(from(first, 14))).toEqual(dates);
  });

  it('LAW-1 a saving is the difference of the two prices of the flow', () => {
    const found = cheaperDays(from('2026-12-07', 14));
    expect(found?.dearest.total).toBe(priceOn('2026-12-11'));
    for (const { date, total, saving } of found?.cheaper ?? []) {
      expect(total).toBe(priceOn(date));
      expect(saving).toBe(priceOn('2026-12-11') - priceOn(date));
    }
    expect(found?.cheaper[0]?.saving).toBe(fromPounds(25.9));
  });

  it('only names days with a free slot', () => {
    const days = [
      offer('2026-12-04', 'full'),
      offer('2026-12-05'),
      offer('2026-12-07', 'full'),
      offer('2026-12-08', 'closed'),
      { ...offer('2026-12-09'), slots: [{ start: '08:00', end: '10:00', state: 'full' as const }] },
      offer('2026-12-10'),
    ];
    expect(datesOf(days)).toEqual(['2026-12-05', '2026-12-10']);
  });

  it.each<[string, readonly DayOffer[]]>([
    ['all days are full', from('2026-12-07', 7).map((day) => offer(day.date, 'full'))],
    ['every free day is an ordinary one', from('2026-12-07', 4)],
    ['every free day is a busy one', from('2026-12-11', 3)],
    ['no day has a price', from('2026-12-07', 7).map((day) => ({ ...day, total: null }))],
    ['there are no days', []],
  ])('says nothing when %s', (_, days) => {
    expect(cheaperDays(days)).toBeNull();
  });
});

describe('equalDays', () => {
  const same = (count: number) => from('2026-12-07', count).map((day) => ({ ...day, total: 49 }));

  it('PLN-4 names the first free days where none of them costs less', () => {
    const [first, ...rest] = same(14);
    const days = [{ ...first!, state: 'full' as const }, ...rest];
    expect(equalDays(days)).toEqual({ total: 4_900, dates: ['2026-12-08', '2026-12-09', '2026-12-10'] });
    expect(cheaperDays(days)).toBeNull();
  });

  it.each<[string, readonly DayOffer[]]>([
    ['a day costs less', from('2026-12-07', 14)],
    ['all days are full', same(7).map(({ date }) => offer(date, 'full'))],
    ['no day has a price', same(7).map((day) => ({ ...day, total: null }))],
  ])('PLN-4 says nothing when %s', (_, days) => {
    expect(equalDays(days)).toBeNull();
  });
});

describe('nextTwoWeeks', () => {
  it.each([
    ['2026-11-22T12:00:00Z', '2026-11-23', '2026-12-06'],
    ['2026-11-22T19:00:00Z', '2026-11-24', '2026-12-07'],
    ['2027-03-27T17:30:00Z', '2027-03-28', '2027-04-10'],
    ['2027-03-28T17:30:00Z', '2027-03-30', '2027-04-12'],
  ])('at %s: from %s to %s, in the time of London', (now, first, last) => {
    expect(nextTwoWeeks(new Date(now))).toEqual({ from: first, to: last });
  });
});
