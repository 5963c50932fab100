import type { Piece, Placement } from '@/lib/domain/packing/containers';

/** Returns a piece to load: a box of 2 × 1 × 1 ft and 10 kg by default. */
export const aPiece = (changes: Partial<Piece> = {}): Piece => ({
  key: 'box#1',
  itemId: 'box',
  form: 'carton',
  kilograms: 10,
  width: 2,
  depth: 1,
  height: 1,
  ...changes,
});

/** Returns a placed piece, at the far corner of the floor by default. */
export function placedAt(piece: Piece, { x = 0, y = 0, z = 0 }: Partial<Placement> = {}): Placement {
  const { width, depth, height } = piece;
  return { piece, x, y, z, width, depth, height };
}
