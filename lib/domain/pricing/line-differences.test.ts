import { sum } from '../money';
import { aMove } from '@/lib/testing/moves';
import { lineDifferences } from './line-differences';
import { priceMove } from './moving';

const BEFORE = priceMove(aMove({ addOns: ['CLEANING'], movingDate: '2026-12-15' }));
const AFTER = priceMove(aMove({ addOns: ['PACKING'], movingSpace: 'two_bedroom', movingDate: '2026-12-19' }));

describe('lineDifferences', () => {
  it('finds none between equal prices', () => {
    expect(lineDifferences(BEFORE.lines, BEFORE.lines)).toEqual([]);
  });

  it('sums to the difference of the totals, whichever way', () => {
    for (const [from, to] of [
      [BEFORE, AFTER],
      [AFTER, BEFORE],
    ] as const) {
      const differences = lineDifferences(from.lines, to.lines).map(({ difference }) => difference);
      expect(sum(differences)).toBe(to.totalWithDiscount - from.totalWithDiscount);
    }
  });

  it('says of each line whether it is new, gone or another', () => {
    const found = lineDifferences(BEFORE.lines, AFTER.lines).map(({ label, before, after }) => [
      label,
      before === null ? 'new' : after === null ? 'gone' : 'other',
    ]);
    expect(found).toEqual(
      expect.arrayContaining([
        ['2 bedroom move', 'other'],
        ['Packing by us', 'new'],
        ['Cleaning after the move', 'gone'],
      ]),
    );
  });
});
