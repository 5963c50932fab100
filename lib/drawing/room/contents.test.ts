import { piece } from '../piece';
import { contentsInWords } from './contents';
import type { PlacedLoad } from './pack';

const placed = (...names: readonly string[]): readonly PlacedLoad[] =>
  names.map((name) => ({ load: { name, piece: piece([1, 1, 1], []) }, turns: 0, lo: [0, 0, 0], hi: [1, 1, 1] }));

describe('contentsInWords', () => {
  it('counts, the most numerous first', () => {
    expect(contentsInWords(placed('sofa', 'box', 'box', 'box', 'box', 'box'))).toBe('5 boxes and a sofa');
    expect(contentsInWords(placed('wardrobe', 'armchair', 'wardrobe'))).toBe('two wardrobes and an armchair');
  });

  it('knows the plural of a compound', () => {
    expect(contentsInWords(placed('chest of drawers', 'chest of drawers'))).toBe('two chests of drawers');
    expect(contentsInWords(placed('mattress', 'mattress'))).toBe('two mattresses');
  });

  it('says nothing of an empty room', () => expect(contentsInWords([])).toBe(''));
});
