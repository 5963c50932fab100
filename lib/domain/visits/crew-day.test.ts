import { acceptedUntil, doorNotesFrom, readableUntil, readCrewDay, writeCrewDay } from './crew-day';

describe('a crew’s day', () => {
  it('CRW-2: is written and read', () => {
    const day = { date: '2026-12-15', service: 'MOVING', number: 12 } as const;
    expect(writeCrewDay(day)).toBe('2026-12-15.MOVING.12');
    expect(readCrewDay(writeCrewDay(day))).toEqual(day);
  });

  it.each(['', '2026-12-15', '2026-12-15.MOVING', '2026-12-15.MOVING.0', '2026-13-15.MOVING.1', '2026-12-15.FLYING.1'])(
    'CRW-2: "%s" is none',
    (text) => {
      expect(readCrewDay(text)).toBeNull();
    },
  );

  it.each([
    ['2026-12-15', '2026-12-15T06:00:00.000Z', '2026-12-16T12:00:00.000Z', '2026-12-19T12:00:00.000Z'],
    ['2026-06-15', '2026-06-15T05:00:00.000Z', '2026-06-16T11:00:00.000Z', '2026-06-19T11:00:00.000Z'],
  ])('CRW-2: door notes, reading and sending of %s, by London’s clocks', (date, notes, reads, sends) => {
    expect([doorNotesFrom(date), readableUntil(date), acceptedUntil(date)].map((at) => at.toISOString())).toEqual([
      notes,
      reads,
      sends,
    ]);
  });
});
