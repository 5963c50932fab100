import { ageInWords, reminderAt, reminderDays } from './reminders';

const AGREED = new Date('2026-12-15T10:30:00.000Z');

describe('XTR-1: an unpaid extra is asked for', () => {
  it('the day after, on the third and on the seventh day at ten in the morning, and never more', () => {
    expect(reminderDays(AGREED)).toEqual(['2026-12-16', '2026-12-18', '2026-12-22']);
    expect(reminderDays(AGREED).map((day) => reminderAt(day).toISOString().slice(11))).toEqual(
      Array.from({ length: 3 }, () => '10:00:00.000Z'),
    );
  });

  it('by London’s days, also over the change of its clock and close to midnight', () => {
    expect(reminderDays(new Date('2026-10-23T23:30:00.000Z'))).toEqual(['2026-10-25', '2026-10-27', '2026-10-31']);
    expect(reminderAt('2026-10-24').toISOString()).toBe('2026-10-24T09:00:00.000Z');
  });

  it.each([
    ['2026-12-15T11:00:00.000Z', 'agreed today, next reminder tomorrow'],
    ['2026-12-16T09:59:59.000Z', 'agreed yesterday, next reminder today'],
    ['2026-12-16T10:00:00.000Z', 'agreed yesterday, next reminder in 2 days'],
    ['2026-12-21T10:00:00.000Z', 'agreed 6 days ago, next reminder tomorrow'],
    ['2026-12-22T10:00:00.000Z', 'agreed 7 days ago, all reminders sent'],
    ['2027-01-15T10:00:00.000Z', 'agreed 31 days ago, all reminders sent'],
  ])('at %s its age is said: %s', (now, words) => {
    expect(ageInWords(AGREED, new Date(now))).toBe(words);
  });
});
