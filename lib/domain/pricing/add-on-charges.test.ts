import { fc } from '@/lib/testing/fast-check';
import { sum } from '../money';
import { ADD_ONS } from '../order-types';
import { addOnCharges, addOnPrice } from './charges';

describe('what add-ons cost', () => {
  it.each([
    ['PACKING', 9_900, 4_900],
    ['CLEANING', 22_900, 4_900],
    ['ASSEMBLING', 4_900, 4_900],
    ['UNPACKING', 9_900, 4_900],
    ['PACKING_MATERIALS', 4_900, 4_900],
  ] as const)('PRC-2: %s %i pence in the first variant, %i in the second', (addOn, first, second) => {
    expect([addOnPrice(addOn, 1), addOnPrice(addOn, 2)]).toEqual([first, second]);
  });

  it('nothing for none', () => {
    expect(addOnCharges([], 1)).toEqual([]);
  });

  it('PRC-2: each once, in one order, whatever the request says', () => {
    expect(addOnCharges(['ASSEMBLING', 'PACKING', 'ASSEMBLING'], 1).map(({ code, amount }) => [code, amount])).toEqual([
      ['packing', 9_900],
      ['assembling', 4_900],
    ]);
  });

  it('is the sum of the single prices, for any choice in any order', () => {
    const choices = fc.shuffledSubarray([...ADD_ONS]);
    fc.assert(
      fc.property(choices, fc.constantFrom(1 as const, 2 as const), (addOns, variant) => {
        const prices = addOns.map((addOn) => addOnPrice(addOn, variant));
        expect(sum(addOnCharges(addOns, variant).map(({ amount }) => amount))).toBe(sum(prices));
      }),
    );
  });
});
