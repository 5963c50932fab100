import { aClean } from '@/lib/testing/services';
import { toPounds } from '../money';
import { priceCleaning } from './cleaning';
import { CleaningByRequest } from './no-price';

const price = (changes: Parameters<typeof aClean>[0] = {}) => {
  const { total, totalWithDiscount } = priceCleaning(aClean(changes));
  return [toPounds(total), toPounds(totalWithDiscount)];
};

describe('the price of a clean', () => {
  it.each([
    ['one_bedroom', 209],
    ['two_bedroom', 269],
    ['three_bedroom', 299],
  ] as const)('PRC-3: %s costs £%i', (cleaningSpace, pounds) => {
    expect(price({ cleaningSpace })).toEqual([pounds, pounds]);
  });

  it('PRC-3: says who comes for how long', () => {
    expect(priceCleaning(aClean({ cleaningSpace: 'three_bedroom' })).lines[0]).toMatchObject({
      label: '3 bedroom clean',
      detail: '2 cleaners, 6 hours',
    });
  });

  it('PRC-3: a larger home is by request', () => {
    expect(() => price({ cleaningSpace: 'custom' })).toThrow(CleaningByRequest);
  });

  it('adds 10 % on a busy day, to the clean and not to the packing', () => {
    expect(price({ cleaningDate: '2026-12-12', addOns: ['PACKING'] })).toEqual([328.9, 328.9]);
  });

  it('takes student discount and promo code off, in this order', () => {
    expect(price({ isStudent: true, promo: { code: 'P', kind: 'fixed', amount: 1000 } })).toEqual([209, 178.1]);
  });

  it.each([
    [1, 99, 49],
    [2, 49, 49],
  ] as const)('PRC-2: variant %i: packing £%i, materials £%i', (addOnVariant, packing, materials) => {
    expect(price({ addOns: ['PACKING', 'PACKING_MATERIALS'], addOnVariant })[0]).toBe(209 + packing + materials);
  });
});
