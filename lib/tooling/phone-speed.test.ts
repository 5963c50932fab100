import { slowdownOf } from './phone-speed';

describe('the slowdown that makes this machine a mid-tier phone', () => {
  it.each([
    ['as slow as the phone', 150, 1],
    ['an old laptop', 475, 1.5],
    ['a slow desktop', 800, 2],
    ['between two of the calculator’s points', 1050, 2.5],
    ['a desktop', 1300, 3],
    ['a fast desktop, which Lighthouse’s default of 4 is meant for', 1533, 4],
  ])('%s', (_machine, benchmarkIndex, factor) => {
    expect(slowdownOf(benchmarkIndex)).toBe(factor);
  });

  it.each([149, 0, -1, NaN])('refuses a machine of index %p', (benchmarkIndex) => {
    expect(() => slowdownOf(benchmarkIndex)).toThrow('cannot play the phone');
  });
});
