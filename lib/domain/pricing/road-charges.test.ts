import { addDays, londonDate } from '../london-time';
import { DAYS_AHEAD } from '../slots/calendar';
import { ROAD_CHARGES, ROAD_CHARGE_NAMES } from './road-charges';

describe('road charges', () => {
  it.each(ROAD_CHARGES)('BOOK-6: the numbers of $id reach past the last day that can be booked', ({ from, until }) => {
    const today = londonDate(new Date());
    expect(from <= today).toBe(true);
    expect(until >= addDays(today, DAYS_AHEAD)).toBe(true);
  });

  it.each(ROAD_CHARGES)(
    'names a source and an amount for $id, and an announced change only if it is later',
    (charge) => {
      expect(charge.sources.every((source) => source.startsWith('https://'))).toBe(true);
      expect(charge.sources.length).toBeGreaterThan(0);
      expect(charge.rates.every(({ amount }) => amount > 0)).toBe(true);
      expect(charge.nextChange === undefined || charge.nextChange.date > charge.until).toBe(true);
    },
  );

  it('are named for the price line that includes them', () => {
    expect(ROAD_CHARGE_NAMES).toBe('Congestion Charge, ULEZ, Blackwall and Silvertown tunnel tolls');
  });
});
