import { lineWidth, weightAt } from './pen';

describe('ILL-1: the weight of a line', () => {
  it('is whole from 9 pixels a foot on, however large the drawing is shown', () => {
    expect([9, 20, 60].map(weightAt)).toEqual([1, 1, 1]);
  });

  it('is finer where things are small, so that their lines do not run together', () => {
    expect(weightAt(6)).toBeCloseTo(0.75);
    expect(weightAt(4)).toBeCloseTo(7 / 12);
    expect([3, 1].map(weightAt)).toEqual([0.5, 0.5]);
  });

  it('is written so that the picture finds it by its own width', () => {
    const written = lineWidth(1.2, { feet: 25, width: 225 });
    expect(written).toBe('clamp(.6px,.3px + .4vw,1.2px)');
    const [, least = 0, share = 0] = /(\.\d+)px \+ (\.\d+)vw/.exec(written)?.map(Number) ?? [];
    for (const scale of [4, 6, 8]) expect(least + (share * 25 * scale) / 100).toBeCloseTo(1.2 * weightAt(scale));
  });
});
