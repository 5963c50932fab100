import { circlePoints, convexHull, normalOf, roundedRectangle, signedArea } from './vector';

describe('signedArea', () => {
  it('is twice the area, positive counter-clockwise', () => {
    expect(
      signedArea([
        [0, 0],
        [3, 0],
        [3, 2],
        [0, 2],
      ]),
    ).toBe(12);
    expect(
      signedArea([
        [0, 0],
        [0, 2],
        [3, 2],
        [3, 0],
      ]),
    ).toBe(-12);
  });
});

describe('normalOf', () => {
  it('points to where the corners run counter-clockwise', () => {
    expect(
      normalOf([
        [0, 0, 1],
        [2, 0, 1],
        [2, 2, 1],
        [0, 2, 1],
      ]),
    ).toEqual([0, 0, 1]);
  });
});

describe('convexHull', () => {
  it('leaves out what lies inside or on an edge', () => {
    const hull = convexHull([
      [0, 0],
      [2, 0],
      [1, 0],
      [2, 2],
      [1, 1],
      [0, 2],
    ]);
    expect(hull).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ]);
  });
});

describe('roundedRectangle', () => {
  it('stays inside its rectangle and loses only the corners', () => {
    const points = roundedRectangle(0, 0, 4, 2, 0.5);
    expect(Math.min(...points.map(([a]) => a))).toBeCloseTo(0);
    expect(Math.max(...points.map(([, b]) => b))).toBeCloseTo(2);
    expect(signedArea(points) / 2).toBeGreaterThan(8 - 4 * 0.25);
    expect(signedArea(points) / 2).toBeLessThan(8);
  });

  it('keeps a corner of radius 0', () => {
    expect(roundedRectangle(0, 0, 4, 2, [0, 0, 0, 0])).toEqual([
      [0, 0],
      [4, 0],
      [4, 2],
      [0, 2],
    ]);
  });
});

describe('circlePoints', () => {
  it('lie on the circle', () => {
    for (const [a, b] of circlePoints(1, 2, 3)) expect(Math.hypot(a - 1, b - 2)).toBeCloseTo(3);
  });
});
