import fc from 'fast-check';
import { pence } from './money';
import { vatIn } from './vat';

describe('INV-1: the VAT in a price', () => {
  it.each([
    [0, 0],
    [1, 0],
    [3, 1],
    [6, 1],
    [9, 2],
    [5_260, 877],
    [-5_260, -877],
    [25_900, 4_317],
  ])('of %d pence is %d', (gross, vat) => expect(vatIn(pence(gross))).toBe(vat));

  it('is a sixth to the penny, and what goes back has the VAT of what was paid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (gross) => {
        expect(Math.abs(vatIn(pence(gross)) * 6 - gross)).toBeLessThanOrEqual(3);
        expect(vatIn(pence(-gross)) + vatIn(pence(gross))).toBe(0);
      }),
    );
  });
});
