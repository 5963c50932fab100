import { isLocalDate } from '../london-time';
import { ROAD_CHARGES, ROAD_CHARGE_NAMES } from './road-charges';

describe('road charges', () => {
  it.each(ROAD_CHARGES)('the numbers of $id hold from one day to a later one', ({ from, until }) => {
    expect([from, until].every(isLocalDate)).toBe(true);
    expect(from < until).toBe(true);
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
