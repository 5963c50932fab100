import { isCoverOpen, lastCoverDay } from './cover';

const MOVE = { dates: { movingDate: '2026-12-15' }, timeSlot: { movingDate: ['10:00', '12:00'] } } as const;
const CLEANED = {
  dates: { movingDate: '2026-12-15', cleaningDate: '2026-12-16' },
  timeSlot: { movingDate: ['14:00', '16:00'], cleaningDate: ['08:00', '10:00'] },
} as const;
const YEAR = {
  dates: { storageCollectionDate: '2027-01-01' },
  timeSlot: { storageCollectionDate: ['08:00', '10:00'] },
} as const;

describe('until when cover can be changed', () => {
  it.each([
    ['the day before a move', MOVE, '2026-12-14'],
    ['the day before the first of two appointments', CLEANED, '2026-12-14'],
    ['across a new year', YEAR, '2026-12-31'],
    ['no day without an appointment', { dates: {}, timeSlot: {} }, null],
  ] as const)('PLN-3 is %s', (_, order, last) => {
    expect(lastCoverDay(order)).toBe(last);
  });

  it.each([
    ['2026-11-26', true],
    ['2026-12-14', true],
    ['2026-12-15', false],
    ['2026-12-16', false],
  ])('PLN-3 is open on %s: %s', (today, isOpen) => {
    expect(isCoverOpen(MOVE, today)).toBe(isOpen);
    expect(isCoverOpen({ dates: {}, timeSlot: {} }, today)).toBe(false);
  });
});
