import { fc } from '@/lib/testing/fast-check';
import { aPiece, placedAt } from '@/lib/testing/pieces';
import { EPSILON, restingHeight, sharedArea } from './stack';

const spot = (x: number, y: number, width = 2, depth = 1) => ({ x, y, width, depth });

describe('the area that two footprints share', () => {
  it.each([
    ['the same', spot(0, 0), spot(0, 0), 2],
    ['half', spot(0, 0), spot(1, 0), 1],
    ['a quarter of each', spot(0, 0, 2, 2), spot(1, 1, 2, 2), 1],
    ['one inside the other', spot(0, 0, 4, 4), spot(1, 1), 2],
    ['side by side', spot(0, 0), spot(2, 0), 0],
    ['one before the other', spot(0, 0), spot(0, 1), 0],
    ['a corner', spot(0, 0), spot(2, 1), 0],
    ['less than measures tell', spot(0, 0), spot(2 - EPSILON / 2, 0), 0],
    ['far apart', spot(0, 0), spot(9, 9), 0],
  ])('%s', (_, a, b, area) => {
    expect(sharedArea(a, b)).toBe(area);
    expect(sharedArea(b, a)).toBe(area);
  });

  it('is never more than either', () => {
    const sides = fc.integer({ min: 1, max: 50 });
    const spots = fc.tuple(fc.nat(50), fc.nat(50), sides, sides).map((numbers) => spot(...numbers));
    fc.assert(
      fc.property(spots, spots, (a, b) => {
        expect(sharedArea(a, b)).toBeLessThanOrEqual(Math.min(a.width * a.depth, b.width * b.depth));
      }),
    );
  });
});

describe('where a piece comes to lie', () => {
  const box = aPiece();
  const below = placedAt(aPiece({ key: 'below#1', height: 1.5 }));

  it.each([
    ['on an empty floor', spot(0, 0), [], 0],
    ['on a box', spot(0, 0), [below], 1.5],
    ['beside a box', spot(2, 0), [below], 0],
    ['three quarters on a box', spot(0.5, 0), [below], 1.5],
    ['a little less than that', spot(0.51, 0), [below], null],
    ['on what carries nothing', spot(0, 0), [placedAt(aPiece({ form: 'plant' }))], null],
  ])('%s', (_, at, placed, height) => {
    expect(restingHeight(box, at, placed)).toBe(height);
  });

  it('on the highest of what is below, borne by that alone', () => {
    const low = placedAt(aPiece({ key: 'low#1', width: 1 }));
    const high = placedAt(aPiece({ key: 'high#1', width: 1, height: 2 }), { x: 1 });
    expect(restingHeight(box, spot(0, 0), [low, high])).toBeNull();
    expect(restingHeight(aPiece({ width: 1 }), spot(1, 0, 1), [low, high])).toBe(2);
    const level = placedAt(aPiece({ key: 'level#1', width: 1 }), { x: 1 });
    expect(restingHeight(box, spot(0, 0), [low, level])).toBe(1);
  });

  it('not higher than it can be lifted', () => {
    const tall = placedAt(aPiece({ key: 'tall#1', height: 5, kilograms: 90 }));
    expect(restingHeight(aPiece({ kilograms: 25 }), spot(0, 0), [tall])).toBe(5);
    expect(restingHeight(aPiece({ kilograms: 26 }), spot(0, 0), [tall])).toBeNull();
  });
});
