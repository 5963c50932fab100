import { invoiceNumber, seriesOf } from './invoice';

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
