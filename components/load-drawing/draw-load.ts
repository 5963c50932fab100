import { besideHold } from '@/lib/domain/packing/drawn-pieces';
import { piecesOf } from '@/lib/domain/packing/pieces';
import type { Packing, Piece } from '@/lib/domain/packing/types';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import type { Markup } from '@/lib/drawing';
import type { LoadToDraw, Unit, Vans } from '@/lib/domain/packing/hold';

export type UnitToDraw = LoadToDraw<Unit>;
export type VansToDraw = LoadToDraw<Vans>;

export type DrawnLoad = Markup & {
  /** Pieces that found no room in the hold, by the id of their item. */
  readonly outside: Readonly<Record<string, number>>;
};

/**
 * Packs a list and draws it: the whole work of the live drawing, pure, wherever it runs.
 * @param packed one packing for each space of the hold; what the last leaves outside found no room
 * @param drawn the hold with what was loaded and what was not (lib/drawing)
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
