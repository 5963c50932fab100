import { piece } from '../piece';
import { contentsInWords, packRoom, type Load, type PlacedLoad } from './pack';

const RULES = { tallest: 6, slope: 0 };
const crate: Load = { name: 'box', piece: piece([1.4, 1.4, 1.4], []), stacks: true };
const cupboard: Load = { name: 'cupboard', piece: piece([2, 1, 6], []) };

describe('packed', () => {
  it('fills the far corner first, then stacks', () => {
    const { placed } = packRoom([crate, crate], { size: [1.5, 1.5, 8] }, RULES);
    expect(placed.map(({ lo }) => lo)).toEqual([
      [0, 0, 0],
      [0, 0, 1.4],
    ]);
  });

  it('leaves what does not fit, in any turn', () => {
    expect(packRoom([cupboard], { size: [1.25, 2.25, 8] }, RULES).placed[0]?.turns).toBe(1);
    expect(packRoom([cupboard], { size: [1.25, 1.25, 8] }, RULES).left).toEqual([cupboard]);
    expect(packRoom([cupboard], { size: [4, 4, 5] }, RULES).left).toEqual([cupboard]);
  });

  it('never stacks on furniture, unless it carries', () => {
    const table: Load = { name: 'table', piece: piece([1.4, 1.4, 2], []) };
    const hold = { size: [1.5, 1.5, 8] as const };
    expect(packRoom([table, crate], hold, RULES).left).toEqual([crate]);
    expect(packRoom([{ ...table, carries: true }, crate], hold, RULES).placed[1]?.lo).toEqual([0, 0, 2]);
  });

  it('stands things where they are said to stand', () => {
    const { placed } = packRoom([{ ...crate, at: [2, 1] }], { at: [10, 20, 1], size: [6, 6, 8] }, RULES);
    expect(placed[0]?.lo).toEqual([12, 21, 1]);
  });

  it('keeps stacks low away from the far walls', () => {
    const away = packRoom(
      Array.from({ length: 30 }, () => crate),
      { size: [4.5, 4.5, 8] },
      { tallest: 6, slope: 2 },
    ).placed.filter(({ lo }) => lo[0] >= 1.5 && lo[1] >= 1.5);
    expect(Math.max(...away.map(({ hi }) => hi[2]))).toBeLessThan(3.1);
  });
});

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
