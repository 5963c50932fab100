import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import { itemDrawing, pieceOf, PIECES } from './drawings';

describe('the drawings of the items of the catalogue', () => {
  it('ILL-1: every item has its own: no two are drawn by one picture', () => {
    const paths = FURNITURE.map(({ id }) => itemDrawing(id)?.path ?? `none for ${id}`);
    expect(paths.filter((path) => path.startsWith('none'))).toEqual([]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('are all of an item: no piece is left over', () => {
    const named = new Set(FURNITURE.map(({ id }) => pieceOf(id)));
    expect(Object.keys(PIECES).filter((name) => !named.has(name))).toEqual([]);
  });

  it('has none for what a visitor named himself', () => expect(itemDrawing('custom_1')).toBeNull());
});
