import { storageUnit } from '@/lib/domain/packing/containers';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { itemsOf, loadInWords, LOADS_OF_6X4, TOO_MUCH_FOR_6X4 } from './placeholders';

const leftOutside = (list: Readonly<Record<string, number>>) =>
  load(piecesOf(itemsOf(list)), storageUnit(6, 4)).outside.length;

describe('what texts say about a 6 × 4 ft unit', () => {
  it.each(Object.entries(LOADS_OF_6X4))('holds the %s, as the packer packs it', (_, list) => {
    expect(leftOutside(list)).toBe(0);
  });

  it('does not hold what the text says is too much', () => {
    expect(leftOutside(TOO_MUCH_FOR_6X4)).toBeGreaterThan(0);
  });

  it('reads as a list', () => {
    expect(loadInWords({ bed_double: 1, suitcase: 2 })).toBe('Double bed and mattress; 2 × Suitcase, packed');
  });
});
