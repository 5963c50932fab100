import { addressReminders } from './address-reminders';

const order = { dates: { movingDate: '2026-12-15' }, timeSlot: { movingDate: ['10:00', '12:00'] as const } };
const at = (now: string) => addressReminders(order, new Date(now)).map((instant) => instant.toISOString());

describe('reminders of the address', () => {
  const [week, twoDays] = ['2026-12-08T10:00:00.000Z', '2026-12-13T10:00:00.000Z'];

  it.each([
    ['a booking weeks ahead gets both', '2026-11-24T09:00:00.000Z', [week, twoDays]],
    ['at the very instant it is over', week, [twoDays]],
    ['a booking of the same week gets one', '2026-12-10T09:00:00.000Z', [twoDays]],
    ['a booking for the day after tomorrow’s morning gets none', '2026-12-13T11:00:00.000Z', []],
  ])('DAY-1: %s', (_, now, expected) => {
    expect(at(now)).toEqual(expected);
  });

  it('DAY-1: comes at the hour of the appointment in London, and for nothing where there is none', () => {
    const summer = { dates: { cleaningDate: '2027-06-21' }, timeSlot: { cleaningDate: ['08:00', '10:00'] as const } };
    expect(
      addressReminders(summer, new Date('2027-06-01T00:00:00.000Z')).map((instant) => instant.toISOString()),
    ).toEqual(['2027-06-14T07:00:00.000Z', '2027-06-19T07:00:00.000Z']);
    expect(addressReminders({ dates: {}, timeSlot: {} }, new Date())).toEqual([]);
  });
});
