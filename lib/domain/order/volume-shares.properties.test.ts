import { fc } from '@/lib/testing/fast-check';
import { pence, type Pence } from '../money';
import { payableShares, SMALLEST_SHARE, volumeShares } from './shares';

const totals = fc.integer({ min: 0, max: 2_000_000 }).map(pence);
/** Arbitrary volumes in cubic feet, in tenths as in the catalogue. */
const volumes = fc.array(
  fc.integer({ min: 0, max: 30_000 }).map((tenths) => tenths / 10),
  { minLength: 1, maxLength: 13 },
);

const check = (holds: (total: Pence, volumes: readonly number[]) => void) =>
  fc.assert(fc.property(totals, volumes, holds), { numRuns: 1000 });

describe('PLN-5 shares of a price by volume', () => {
  it('PLN-5 sum to the price, whatever it is and whoever has what', () => {
    check((total, all) => {
      expect(volumeShares(total, all).reduce((sum, share) => sum + share, 0)).toBe(total);
    });
  });

  it('PLN-5 are less than a penny from what the volume says, and nothing for who has nothing', () => {
    check((total, all) => {
      const whole = all.reduce((sum, volume) => sum + volume, 0);
      fc.pre(whole > 0);
      volumeShares(total, all).forEach((share, index) => {
        expect(Math.abs(share - (total * (all[index] ?? 0)) / whole)).toBeLessThan(1 + 1e-6);
        if (all[index] === 0) expect(share).toBe(0);
      });
    });
  });

  it('PLN-5 sum to the price as they are paid, too, and nobody pays next to nothing', () => {
    check((total, all) => {
      const paid = payableShares(volumeShares(total, all));
      expect(paid.reduce((sum, share) => sum + share, 0)).toBe(total);
      if (total >= SMALLEST_SHARE * all.length)
        expect(paid.every((share) => share === 0 || share >= SMALLEST_SHARE)).toBe(true);
    });
  });

  it('PLN-5 are never less for who has more, and the same whenever they are asked for', () => {
    check((total, all) => {
      const shares = volumeShares(total, all);
      all.forEach((volume, a) => {
        all.forEach((other, b) => {
          if (volume > other) expect(shares[a]).toBeGreaterThanOrEqual(shares[b] ?? 0);
        });
      });
      expect(volumeShares(total, all)).toEqual(shares);
    });
  });
});
