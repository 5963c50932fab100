import { loadAll } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import type { Packing } from '@/lib/domain/packing/types';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import type { Markup } from '@/lib/drawing';
import { spacesOf, type Hold, type Unit } from './hold';

export type LoadToDraw = { readonly items: readonly FurnitureItem[]; readonly hold: Hold };
export type UnitToDraw = LoadToDraw & { readonly hold: Unit };

export type DrawnLoad = Markup & {
  /** Pieces that found no place in the drawing, by the id of their item. */
  readonly outside: Readonly<Record<string, number>>;
};

/**
 * Packs a list and draws it: the whole work of the live drawing, pure, wherever it runs.
 * @param drawn the hold with what was loaded (lib/drawing)
 */
export function drawLoad({ items, hold }: LoadToDraw, drawn: (packings: readonly Packing[]) => Markup): DrawnLoad {
  const packings = loadAll(piecesOf(items), spacesOf(hold));
  const outside: Record<string, number> = {};
  for (const { itemId } of packings.at(-1)?.outside ?? []) outside[itemId] = (outside[itemId] ?? 0) + 1;
  return { ...drawn(packings), outside };
}
