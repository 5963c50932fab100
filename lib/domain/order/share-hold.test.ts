import { shareHeldUntil, shareHoldText } from './share-hold';

describe('PLN-5 the hold of an order of which somebody has paid a share', () => {
  it.each([
    ['a day from the payment', '09:30', '2026-11-24T09:20Z', '2026-11-25T09:20Z', 'for 24 hours'],
    [
      'noon of the day before',
      '09:30',
      '2026-12-13T20:00Z',
      '2026-12-14T12:00Z',
      'until Monday 14 December 2026, 12:00',
    ],
    [
      'half an hour at least',
      '18:20',
      '2026-12-14T18:00Z',
      '2026-12-14T18:30Z',
      'until Monday 14 December 2026, 18:30',
    ],
    ['what it was, where that is longer', '12:00', '2026-12-14T11:00Z', '2026-12-14T12:00Z', ''],
  ])('PLN-5 is %s', (_what, clock, at, until, text) => {
    const [now, day] = [new Date(at), '2026-12-15' as const];
    const held = new Date(`${at.slice(0, 11)}${clock}Z`);
    expect(shareHeldUntil(day, held, now)).toEqual(new Date(until));
    expect(shareHoldText(day, held, now)).toBe(text);
  });
});
