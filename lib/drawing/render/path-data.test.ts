import { curve } from './paint';
import { pathData, linesThrough } from './path-data';

const closed = (points: readonly (readonly [number, number])[], density = 1) =>
  pathData(linesThrough(points, true), density);

describe('pathData', () => {
  it('writes steps in whole units, straight ones with one number', () => {
    expect(
      closed([
        [1, 1],
        [5, 1],
        [5, 3],
        [2, 2],
      ]),
    ).toBe('M1 1h4v2l-3-1z');
  });

  it('counts units, not pixels', () => {
    expect(
      closed(
        [
          [1.25, 1],
          [2.25, 1],
          [2.25, 3],
        ],
        4,
      ),
    ).toBe('M5 4h4v8z');
  });

  it('never lets rounding add up', () => {
    const points = Array.from({ length: 11 }, (_, index) => [index * 0.4, index * 0.4] as const);
    const steps = [...pathData(linesThrough(points, false), 1).matchAll(/-?\d+/g)].map(([value]) => Number(value));
    expect(steps.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + step, 0)).toBe(4);
  });

  it('drops steps that go nowhere', () => {
    expect(
      closed([
        [0, 0],
        [0.2, 0.2],
        [3, 0],
      ]),
    ).toBe('M0 0h3z');
  });
});

describe('curve', () => {
  const same = (point: readonly [number, number]) => point;

  it('reads what lettering uses, absolute and relative', () => {
    expect(pathData(curve('M10 10H20V30L0 0Q5 5 10 10Z', same), 1)).toBe('M10 10h10v20l-20-30q5 5 10 10z');
    expect(pathData(curve('m10 10h10v20c1 1 2 2 3 3z', same), 1)).toBe('M10 10h10v20c1 1 2 2 3 3z');
  });

  it('reads further points of a move as lines', () => {
    expect(pathData(curve('M0 0 10 0 10 5Z', same), 1)).toBe('M0 0h10v5z');
  });

  it('turns a level line into a slanted one', () => {
    expect(
      pathData(
        curve('M0 0H10', ([x, y]) => [x, y + x / 2]),
        1,
      ),
    ).toBe('M0 0l10 5');
  });

  it('refuses arcs, which do not survive every transformation', () => {
    expect(() => curve('M0 0A5 5 0 0 1 10 10', same)).toThrow(RangeError);
  });
});
