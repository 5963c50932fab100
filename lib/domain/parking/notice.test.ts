import { londonInstant } from '../london-time';
import { isInTime, lastDayToAsk } from './plan';
import type { Notice } from './rules';

const DAYS: Notice = { days: 14, counted: 'days' };
const CLEAR: Notice = { days: 7, counted: 'working_days' };
const WITH_TODAY: Notice = { days: 10, counted: 'working_days', by: '15:00', withDayOfRequest: true };

describe('the notice that a council wants', () => {
  it.each<[string, Notice, string, string]>([
    ['two weeks end on the same weekday', DAYS, '2026-12-15', '2026-12-01'],
    ['a Sunday is asked for on the Friday two weeks before', DAYS, '2026-12-13', '2026-11-27'],
    ['seven working days lie between, weekends apart', CLEAR, '2026-12-15', '2026-12-03'],
    ['Christmas and the day after are not counted', CLEAR, '2026-12-31', '2026-12-17'],
    ['after New Year neither', CLEAR, '2027-01-05', '2026-12-21'],
    ['the day of the request is among ten', WITH_TODAY, '2026-12-15', '2026-12-01'],
    ['for a Saturday as for the Monday after it', WITH_TODAY, '2026-12-19', '2026-12-07'],
  ])('PLN-2: %s', (_, notice, date, last) => {
    expect(lastDayToAsk(notice, date)).toBe(last);
  });

  it.each<[string, Notice, string, boolean]>([
    ['the evening before', WITH_TODAY, '2026-11-30T23:30', true],
    ['a minute before the hour', WITH_TODAY, '2026-12-01T14:59', true],
    ['at the hour', WITH_TODAY, '2026-12-01T15:00', false],
    ['the day after', WITH_TODAY, '2026-12-02T08:00', false],
    ['late on the last day, where no hour is said', DAYS, '2026-12-01T23:59', true],
  ])('PLN-2: is kept or not: %s', (_, notice, now, isKept) => {
    const [date = '', time = ''] = now.split('T');
    expect(isInTime(notice, '2026-12-15', londonInstant(date, time))).toBe(isKept);
  });
});
