import { fc } from '@/lib/testing/fast-check';
import { anItem } from '@/lib/testing/moves';
import { inventoryTotals } from '../catalogue/inventory';
import {
  listedStorageSplit,
  partsOf,
  storageSplitVolumes,
  storedItems,
  stores,
  takenAway,
  withPart,
} from './storage-split';

const chairs = anItem(5, { id: 'kitchen_chair', quantity: 4 });
const sofa = anItem(40, { id: 'sofa_3' });
const LIST = [chairs, sofa];
const said = (id: string, stored: number, away: number) => ({ id, stored, away });
const counts = (items: readonly { readonly id: string; readonly quantity: number }[]) =>
  items.map(({ id, quantity }) => [id, quantity]);

describe('where the things of a move go', () => {
  it('PLN-1 is the new home, as long as nothing is said', () => {
    expect(partsOf(LIST, []).home).toEqual(LIST);
    expect([storedItems(LIST, []), takenAway(LIST, []), stores(LIST, [])]).toEqual([[], [], false]);
  });

  it('PLN-1 parts a list by pieces: into storage, away, and the rest to the new home', () => {
    const lines = [said('kitchen_chair', 2, 1), said('sofa_3', 0, 1)];
    expect(counts(storedItems(LIST, lines))).toEqual([['kitchen_chair', 2]]);
    expect(counts(takenAway(LIST, lines))).toEqual([
      ['kitchen_chair', 1],
      ['sofa_3', 1],
    ]);
    expect(counts(partsOf(LIST, lines).home)).toEqual([['kitchen_chair', 1]]);
    expect(counts(partsOf(LIST, lines).kept)).toEqual([['kitchen_chair', 3]]);
    expect(storageSplitVolumes(LIST, lines)).toEqual({ stored: 10, away: 45 });
    expect(stores(LIST, lines)).toBe(true);
  });

  it.each([
    ['what is not listed goes nowhere', [said('piano_upright', 1, 0)], []],
    ['never more than there is: what is stored first', [said('kitchen_chair', 3, 9)], [said('kitchen_chair', 3, 1)]],
    ['nothing is no line', [said('sofa_3', 0, 0)], []],
    [
      'in the order of the list',
      [said('sofa_3', 1, 0), said('kitchen_chair', 1, 0)],
      [said('kitchen_chair', 1, 0), said('sofa_3', 1, 0)],
    ],
  ])('PLN-1 %s', (_, lines, listed) => {
    expect(listedStorageSplit(lines, LIST)).toEqual(listed);
  });

  it('PLN-1 takes a piece for one part only from those that go nowhere else', () => {
    const one = withPart([], chairs, 'stored', 3);
    expect(one).toEqual([said('kitchen_chair', 3, 0)]);
    expect(withPart(one, chairs, 'away', 4)).toEqual([said('kitchen_chair', 3, 1)]);
    expect(withPart(one, chairs, 'stored', 0)).toEqual([]);
    expect(withPart(one, chairs, 'stored', -1)).toEqual([]);
  });

  it('PLN-1 loses no piece and makes none, however it is parted', () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 });
    const parts = fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(quantities, parts, (list, split) => {
        const items = list.map((quantity, at) => anItem(3, { id: `custom_${at}`, quantity }));
        const lines = split.map(([stored, away], at) => said(`custom_${at}`, stored, away));
        const { stored, away, home, kept } = partsOf(items, lines);
        const pieces = [stored, away, home].map((part) => inventoryTotals(part).pieces);
        expect(pieces.reduce((sum, each) => sum + each, 0)).toBe(inventoryTotals(items).pieces);
        expect(inventoryTotals(kept).pieces).toBe((pieces[0] ?? 0) + (pieces[2] ?? 0));
      }),
    );
  });
});
