import { phoneHeldUntil } from './phone-hold';

describe('the hold of an order that was taken on the telephone', () => {
  it.each([
    ['a day where the work is far off', '2026-11-24T09:00:00.000Z', '2026-12-15', '2026-11-25T09:00:00.000Z'],
    ['a day still where noon is later', '2026-12-13T11:59:00.000Z', '2026-12-15', '2026-12-14T11:59:00.000Z'],
    ['noon of the day before', '2026-12-13T12:01:00.000Z', '2026-12-15', '2026-12-14T12:00:00.000Z'],
    ['noon in London, also in summer', '2026-07-13T15:00:00.000Z', '2026-07-15', '2026-07-14T11:00:00.000Z'],
    [
      'half an hour, as online, shortly before noon',
      '2026-12-14T11:45:00.000Z',
      '2026-12-15',
      '2026-12-14T12:15:00.000Z',
    ],
    ['half an hour on the day before', '2026-12-14T18:00:00.000Z', '2026-12-15', '2026-12-14T18:30:00.000Z'],
  ])('is %s', (_what, now, day, until) => {
    expect(phoneHeldUntil(day, new Date(now)).toISOString()).toBe(until);
  });
});
