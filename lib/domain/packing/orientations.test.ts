import { aPiece } from '@/lib/testing/pieces';
import { orientationsOf } from './orientations';
import type { Piece } from './types';

const waysOf = (piece: Partial<Piece>, isTight = false) =>
  orientationsOf(aPiece(piece), isTight).map(({ width, depth, height, isOnEnd }) =>
    [`${width} × ${depth} × ${height}`, ...(isOnEnd ? ['on its end'] : [])].join(' '),
  );

describe('the ways in which a piece may stand', () => {
  it.each<readonly [string, Partial<Piece>, boolean, readonly string[]]>([
    ['a box, turned by a quarter', {}, false, ['2 × 1 × 1', '1 × 2 × 1']],
    ['a box is never tipped, tight or not', {}, true, ['2 × 1 × 1', '1 × 2 × 1']],
    ['a square box, once', { width: 1 }, false, ['1 × 1 × 1']],
    [
      'a sofa, also on its end',
      { form: 'sofa', width: 6, depth: 3, height: 2 },
      false,
      ['6 × 3 × 2', '3 × 6 × 2', '2 × 3 × 6 on its end', '3 × 2 × 6 on its end'],
    ],
    ['a sofa that is as high as it is wide', { form: 'sofa', width: 2, depth: 2, height: 2 }, true, ['2 × 2 × 2']],
    ['a bicycle on its wheels', { form: 'cycle', width: 5, depth: 2, height: 3 }, false, ['5 × 2 × 3', '2 × 5 × 3']],
    [
      'a bicycle on its end where there is no room',
      { form: 'cycle', width: 5, depth: 2, height: 3 },
      true,
      ['5 × 2 × 3', '2 × 5 × 3', '3 × 2 × 5 on its end', '2 × 3 × 5 on its end'],
    ],
  ])('%s', (_, piece, isTight, ways) => {
    expect(waysOf(piece, isTight)).toEqual(ways);
  });
});
