import { fc } from '@/lib/testing/fast-check';
import { roundCorner } from './corner';

const lengths = fc.integer({ min: 20, max: 400 });

describe('a rectangle round a right angle', () => {
  it.each([
    // A rod passes where (a^⅔ + b^⅔)^1.5 is at least its length: 2.828 × 90 = 254.5.
    ['a rod of the longest that goes round', 90, 90, 254.5, 0, 0],
    ['a rod that is too long', 90, 90, 260, 0, -2.7],
    ['a rod between unlike corridors', 64, 125, 262.5, 0, 0],
    // At 45° the inner side is (a + b)·sin 45° − length ÷ 2 from the corner.
    ['a wardrobe of 120 × 55', 90, 90, 120, 55, 12.3],
    ['a sofa of 189 × 73', 90, 90, 189, 73, -40.2],
    ['a square that only slides', 90, 90, 85, 85, 5],
    ['what is as wide as the corridor', 90, 90, 95, 90, -5],
    ['sideways into a wide second corridor', 80, 200, 190, 75, 5],
  ])('PLN-4: %s', (_, before, after, length, width, room) => {
    expect(roundCorner({ before, after }, length, width).room).toBeCloseTo(room, 0);
  });

  it('PLN-4: is the same whichever side is named first, and whichever corridor comes first', () => {
    fc.assert(
      fc.property(lengths, lengths, lengths, lengths, (before, after, one, other) => {
        const { room } = roundCorner({ before, after }, one, other);
        expect(roundCorner({ before, after }, other, one).room).toBe(room);
        expect(roundCorner({ before: after, after: before }, one, other).room).toBeCloseTo(room, 6);
      }),
    );
  });

  it('PLN-4: a wider corridor never leaves less room, a larger thing never more', () => {
    fc.assert(
      fc.property(lengths, lengths, lengths, lengths, fc.integer({ min: 1, max: 60 }), (a, b, one, other, more) => {
        const { room } = roundCorner({ before: a, after: b }, one, other);
        expect(roundCorner({ before: a + more, after: b }, one, other).room).toBeGreaterThanOrEqual(room - 1e-6);
        expect(roundCorner({ before: a, after: b }, one + more, other).room).toBeLessThanOrEqual(room + 1e-6);
        expect(roundCorner({ before: a, after: b }, one, other + more).room).toBeLessThanOrEqual(room + 1e-6);
      }),
    );
  });
});
