import { addressesWith, aMove, anAddress, anItem } from '@/lib/testing/moves';
import type { StorageSplitAnswers } from '../answers/storage-split';
import { formatPence } from '../money';
import { priceMove, type MoveToPrice } from './moving';
import { StorageByRequest } from './storage-rates';
import { rentedUnit, storedPart } from './stored-part';

const sofas = [anItem(40, { id: 'sofa_3', quantity: 3 })];
const split = (changes: Partial<StorageSplitAnswers> = {}): StorageSplitAnswers => ({
  lines: [{ id: 'sofa_3', stored: 2, away: 1 }],
  storageSpace: '',
  storageTerm: '',
  ...changes,
});
/** Prices a move as the server does. */
const priced = (move: MoveToPrice) =>
  priceMove(move, move.split ? storedPart({ ...move, priceList: 'quote' }, move.split) : null);
const moved = (changes: Partial<StorageSplitAnswers> = {}) =>
  priced(aMove({ furnitureItems: sofas, distanceMiles: 7, split: split(changes) }));
const shown = ({ lines }: ReturnType<typeof moved>) =>
  lines.filter(({ amount }) => amount !== 0).map(({ code, amount }) => `${code} ${formatPence(amount)}`);

describe('a part of a move in storage', () => {
  it('PLN-1 is in the one price, with what is disposed of and what follows', () => {
    expect(shown(moved())).toEqual(['moving_plan £259', 'storage_stop £25', 'disposal £60', 'storage_unit £22.99']);
    expect(moved().totalWithDiscount).toBe(36_699);
    expect(moved().follows?.map(({ label, amount }) => [label, formatPence(amount)])).toEqual([
      ['Then every week', '£22.99'],
      ['Return, when you want it', '£70'],
    ]);
  });

  it('PLN-1 has the discount of its term, and no stop to pay on the longest', () => {
    expect(shown(moved({ storageTerm: '6_months' }))).toEqual([
      'moving_plan £259',
      'disposal £60',
      'storage_unit £91.96',
      'duration_discount −£50.56',
    ]);
  });

  it('PLN-1 goes into the unit that is chosen, else into the smallest that usually holds so much', () => {
    expect(rentedUnit(sofas, split())).toEqual({ storageSpace: 'Plan 3x5', storageTerm: 'weekly' });
    expect(rentedUnit(sofas, split({ storageSpace: 'Plan 8x6', storageTerm: 'monthly' }))).toEqual({
      storageSpace: 'Plan 8x6',
      storageTerm: 'monthly',
    });
    expect(rentedUnit(sofas, split({ lines: [] }))).toBeNull();
  });

  it('PLN-1 is by request where no unit of ours holds it', () => {
    const all = [anItem(500, { id: 'custom_1', quantity: 3 })];
    const lines = [{ id: 'custom_1', stored: 3, away: 0 }];
    expect(() => rentedUnit(all, split({ lines }))).toThrow(StorageByRequest);
  });

  it('PLN-1 counts what is stored as moved, and carries into the new home only what goes there', () => {
    const list = [anItem(300, { id: 'custom_1' }), anItem(100, { id: 'piano_upright', kilograms: 200 })];
    const addresses = addressesWith({ delivery: anAddress({ floor: 1, elevator: false }) });
    const codes = (stored: number, away: number) => {
      const lines = [{ id: 'piano_upright', stored, away }];
      const move = aMove({ furnitureItems: list, addresses, split: split({ lines }) });
      return priced(move).lines.map(({ code }) => code);
    };
    expect(codes(0, 0)).toEqual(expect.arrayContaining(['extra_volume', 'piano_stairs']));
    expect(codes(1, 0)).toContain('extra_volume');
    expect(codes(1, 0)).not.toContain('piano_stairs');
    expect(codes(0, 1)).not.toContain('extra_volume');
  });
});
