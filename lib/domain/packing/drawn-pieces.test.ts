import { anItem } from '@/lib/testing/moves';
import { besideHold, firstPieces, MAX_DRAWN_PIECES } from './drawn-pieces';
import { piecesOf } from './pieces';

const boxes = (quantity: number) => anItem(3, { id: 'box_m', quantity });

describe('what is drawn of a long list', () => {
  it('ILL-1: is its first pieces, none more than may be drawn', () => {
    const [first, second, third] = [boxes(100), boxes(100), boxes(1)];
    expect(firstPieces([first, second, third], MAX_DRAWN_PIECES)).toEqual([first, { ...second, quantity: 60 }]);
    expect(firstPieces([first], MAX_DRAWN_PIECES)).toEqual([first]);
  });

  it('ILL-1: stands beside the hold where it found no room, as far as there is ground', () => {
    expect(besideHold(piecesOf([boxes(5)])).placements).toHaveLength(5);
    expect(besideHold(piecesOf([boxes(100)])).placements).toHaveLength(24);
  });
});
