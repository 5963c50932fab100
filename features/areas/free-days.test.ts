import type { DayOffer, SlotState } from '@/lib/domain/slots/calendar';
import { freeDays, ROWS } from './FreeSlots';

const day = (date: string, states: readonly SlotState[], state: DayOffer['state'] = 'free'): DayOffer => ({
  date,
  state,
  total: 449,
  isBusy: false,
  slots: states.map((each, index) => ({ start: `${10 + 2 * index}:00`, end: `${12 + 2 * index}:00`, state: each })),
});

describe('the next free days', () => {
  it('are those with a slot that is not full, at their whole price', () => {
    const days = [
      day('2026-11-23', ['full'], 'full'),
      day('2026-11-24', ['full', 'last']),
      day('2026-11-25', [], 'closed'),
    ];
    expect(freeDays(days)).toEqual([
      { date: '2026-11-24', day: 'Tuesday 24 November', times: '12:00–14:00', price: '£449' },
    ]);
  });

  it('name two times and count the rest', () => {
    const [first] = freeDays([day('2026-11-24', ['free', 'full', 'free', 'free', 'last'])]);
    expect(first?.times).toBe('10:00–12:00, 14:00–16:00 and 2 more');
  });

  it('are as many as there is room for', () => {
    const days = ['23', '24', '25', '26', '27'].map((date) => day(`2026-11-${date}`, ['free']));
    expect(freeDays(days)).toHaveLength(ROWS);
  });
});
