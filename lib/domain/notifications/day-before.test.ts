import { daysBefore } from './day-before';

it('DAY-3: the evening before is at 18:30 in London, in winter and in summer', () => {
  const order = (date: string) => ({
    dates: { movingDate: date },
    timeSlot: { movingDate: ['10:00', '12:00'] as const },
  });
  const dues = ['2026-12-15', '2027-06-21', '2027-03-28'].map((date) => daysBefore(order(date))[0]?.due.toISOString());
  expect(dues).toEqual(['2026-12-14T18:30:00.000Z', '2027-06-20T17:30:00.000Z', '2027-03-27T18:30:00.000Z']);
});

it('DAY-3: each day is told once, with all its windows in order', () => {
  const order = {
    dates: { movingDate: '2026-12-15', cleaningDate: '2026-12-15', storageCollectionDate: '2026-12-01' },
    timeSlot: {
      movingDate: ['14:00', '16:00'],
      cleaningDate: ['10:00', '12:00'],
      storageCollectionDate: ['08:00', '10:00'],
    },
  } as const;
  expect(daysBefore(order).map(({ on, slots }) => [on, slots])).toEqual([
    ['2026-12-01', [['08:00', '10:00']]],
    [
      '2026-12-15',
      [
        ['10:00', '12:00'],
        ['14:00', '16:00'],
      ],
    ],
  ]);
  expect(daysBefore({ dates: { movingDate: '2026-12-15' }, timeSlot: {} })).toEqual([]);
});
