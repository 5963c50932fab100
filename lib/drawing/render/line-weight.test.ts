import { lineWidth, weightAt } from './line-weight';

describe('ILL-1: the weight of a line', () => {
  it('is whole from 9 pixels a foot on, however large the drawing is shown', () => {
    expect([9, 20, 60].map(weightAt)).toEqual([1, 1, 1]);
  });

  it('is finer where things are small, so that their lines do not run together', () => {
    expect(weightAt(6)).toBeCloseTo(0.75);
    expect(weightAt(3)).toBeCloseTo(0.5);
    expect(weightAt(0)).toBeGreaterThan(0);
  });

  it('is written so that the picture finds it by its own width', () => {
    const written = lineWidth(1.2, { feet: 25, width: 225 });
    expect(written).toBe('min(1.2px,.3px + .4vw)');
    const [, least = 0, share = 0] = /(\.\d+)px \+ (\.\d+)vw/.exec(written)?.map(Number) ?? [];
    for (const scale of [2, 4, 8]) expect(least + (share * 25 * scale) / 100).toBeCloseTo(1.2 * weightAt(scale));
  });
});
