import { pence } from '../money';
import { splitVat } from './vat';

describe('the VAT of a document', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    // Half a penny rounds up.
    [3, 1],
    [6, 1],
    [9, 2],
    [1200, 200],
    [2190, 365],
    [25_900, 4317],
    [25_899, 4317],
    [25_001, 4167],
    [100_003, 16_667],
  ])('INV-1: of %i pence is %i pence', (gross, vat) => {
    expect(splitVat(pence(gross))).toEqual({ gross, vat, net: gross - vat });
  });

  it('INV-1: is within half a penny of a sixth, and with the net it is the whole, for every amount up to £1,000', () => {
    const wrong = Array.from({ length: 100_001 }, (_, amount) => splitVat(pence(amount))).filter(
      ({ gross, net, vat }) => net + vat !== gross || Math.abs(6 * vat - gross) > 3 || 6 * vat - gross <= -3,
    );
    expect(wrong).toEqual([]);
  });

  it('INV-1: is worked out on the total of the lines, whose own VAT may add up to something else', () => {
    const lines = [1003, 1003, 1003].map((amount) => splitVat(pence(amount)).vat);
    expect([lines.reduce((all, each) => all + each, 0), splitVat(pence(3009)).vat]).toEqual([501, 502]);
  });

  it('INV-1: is not asked of less than nothing', () => {
    expect(() => splitVat(pence(-1))).toThrow(RangeError);
  });
});
