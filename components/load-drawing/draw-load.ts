import { loadAll } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import type { Packing } from '@/lib/domain/packing/types';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { pen } from '@/lib/drawing/render/pen';
import type { Solid } from '@/lib/drawing/solids/solid';
import { spacesOf, type Hold, type Unit } from './hold';
import { markupOf, type Markup } from './markup';

/** Drawn for a height of about 190 pixels. */
const PEN = pen({ scale: 8.5, outline: 1.15, crease: 0.7 });

export type LoadToDraw = { readonly items: readonly FurnitureItem[]; readonly hold: Hold };
export type UnitToDraw = LoadToDraw & { readonly hold: Unit };

export type DrawnLoad = Markup & {
  /** Pieces that found no place in the drawing, by the id of their item. */
  readonly outside: Readonly<Record<string, number>>;
};

/**
 * Packs a list and draws it: the whole work of the live drawing, pure, wherever it runs.
 * @param solidsOf the hold with what was loaded, in the order of painting
 */
export function drawLoad(
  { items, hold }: LoadToDraw,
  solidsOf: (packings: readonly Packing[]) => readonly Solid[],
): DrawnLoad {
  const packings = loadAll(piecesOf(items), spacesOf(hold));
  const outside: Record<string, number> = {};
  for (const { itemId } of packings.at(-1)?.outside ?? []) outside[itemId] = (outside[itemId] ?? 0) + 1;
  return { ...markupOf(solidsOf(packings), PEN), outside };
}
