import type { FurnitureItem } from '@/lib/domain/order-types';
import { besideHold } from '@/lib/domain/packing/drawn-pieces';
import { piecesOf } from '@/lib/domain/packing/pieces';
import type { LoadToDraw, Packing, Piece, Unit, Vans } from '@/lib/domain/packing/containers';
import type { Markup } from '@/lib/drawing';

export type UnitToDraw = LoadToDraw<Unit>;
export type VansToDraw = LoadToDraw<Vans>;

export type DrawnLoad = Markup & {
  readonly outside: Readonly<Record<string, number>>;
};

/**
 * Packs a list and draws it, in a worker, on the main thread or on the server. `packed` returns one packing per space
 * of the hold; what the last one leaves outside does not fit.
 */
export function drawLoad<Load extends Pick<Packing, 'placements' | 'outside'>>(
  items: readonly FurnitureItem[],
  packed: (pieces: readonly Piece[]) => readonly Load[],
  drawn: (packings: readonly Load[], outside: Packing) => Markup,
): DrawnLoad {
  const packings = packed(piecesOf(items));
  const left = packings.at(-1)?.outside ?? [];
  const outside: Record<string, number> = {};
  for (const { itemId } of left) outside[itemId] = (outside[itemId] ?? 0) + 1;
  return { ...drawn(packings, besideHold(left)), outside };
}
