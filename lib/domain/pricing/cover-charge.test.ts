import { aMove } from '@/lib/testing/moves';
import { COVER_LIMITS, COVER_PRICES } from '../prices/assumptions';
import { COVER_STEPS } from '../order-types';
import { coverCharges, limitsText } from './cover-charge';
import { priceMove } from './moving';

describe('more cover in a price', () => {
  it.each([
    ['included', '£100 an item and £10,000 a job', []],
    ['raised', '£500 an item and £15,000 a job', [1_900]],
    ['high', '£1,500 an item and £25,000 a job', [3_900]],
    ['highest', '£5,000 an item and £50,000 a job', [8_900]],
  ] as const)('PLN-3 %s covers %s for a line of its own', (step, limits, amounts) => {
    expect(limitsText(COVER_LIMITS[step])).toBe(limits);
    expect(coverCharges(step).map(({ amount }) => amount)).toEqual(amounts);
    expect(coverCharges(step).every(({ detail }) => detail === `up to ${limits}`)).toBe(true);
  });

  it('PLN-3 each step covers more than the one before, of an item and of the job, and costs more', () => {
    COVER_STEPS.slice(1).forEach((step, index) => {
      const before = COVER_STEPS[index] ?? 'included';
      expect(COVER_LIMITS[step].item).toBeGreaterThan(COVER_LIMITS[before].item);
      expect(COVER_LIMITS[step].job).toBeGreaterThan(COVER_LIMITS[before].job);
      expect(COVER_PRICES[step]).toBeGreaterThan(COVER_PRICES[before]);
    });
  });

  it('PLN-3 adds its price to that of the move and nothing else, whatever the day', () => {
    const move = aMove({ movingDate: '2026-12-19' });
    for (const step of COVER_STEPS) {
      const { lines, total } = priceMove({ ...move, cover: { step } });
      expect(total - priceMove(move).total).toBe(COVER_PRICES[step]);
      expect(lines.filter(({ code }) => code !== 'cover')).toEqual(priceMove(move).lines);
    }
  });
});
