import { pence } from '../money';
import { partOf } from './part-refund';

describe('a part that goes back', () => {
  it.each([
    [25.9, 2_590],
    [0.01, 1],
    [259, 25_900],
    [259.01, null],
    [0, null],
    [-5, null],
    [1.005, null],
  ])('of £%p is %p pence when £259 is left', (pounds, expected) => {
    expect(partOf(pounds, pence(25_900))).toBe(expected);
  });
});
