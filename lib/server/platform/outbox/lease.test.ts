import { MAX_ATTEMPTS, backoffMs } from './dispatch';

describe('backoffMs', () => {
  it.each([
    [1, 5_000],
    [2, 10_000],
    [3, 20_000],
    [10, 2_560_000],
    [11, 3_600_000],
    [80, 3_600_000],
  ])('waits after failure %i for %i ms', (attempts, expected) => {
    expect(backoffMs(attempts, 0.5)).toBe(expected);
  });

  it('spreads the delay by a fifth to both sides', () => {
    expect(backoffMs(1, 0)).toBe(4_000);
    expect(backoffMs(1, 0.999_999)).toBe(6_000);
  });

  it('keeps trying over a weekend before a message is given up', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => backoffMs(index + 1, 0.5));
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / 3_600_000;
    expect(hours).toBeGreaterThan(66);
    expect(hours).toBeLessThan(78);
  });
});
