import { pence } from '../money';
import { invoiceNumber, seriesOf, splitVat } from './invoice';

describe('the number of a document', () => {
  it('INV-1: counts within its kind and year', () => {
    expect(invoiceNumber(seriesOf('invoice', '2026-11-24'), 123)).toBe('INV-2026-000123');
    expect(invoiceNumber(seriesOf('credit_note', '2027-01-01'), 1)).toBe('CN-2027-000001');
  });

  it('INV-1: sorts as it counts', () => {
    const numbers = [1, 9, 10, 999_999].map((count) => invoiceNumber('INV-2026', count));
    expect(numbers.toSorted()).toEqual(numbers);
  });
});

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
