import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { firstPieces, MAX_DRAWN_PIECES } from '@/lib/domain/packing/drawn-pieces';
import { drawnVans } from '@/lib/drawing';
import { remembered } from '@/lib/remembered';
import { drawLoad } from './draw-load';
import { DRAWINGS_KEPT } from './drawn-hold';
import type { Vans } from '@/lib/domain/packing/hold';
import { loadVans } from '@/lib/domain/packing/load-vans';

/** The inside of an SVG element, in parts. `outBelow`: not seen while so small a share of the things is inside; null: always. */
type EmptyingVans = {
  readonly viewBox: string;
  readonly parts: readonly { readonly paths: string; readonly outBelow: number | null }[];
};

const drawings = remembered<EmptyingVans>(DRAWINGS_KEPT);

/**
 * Vans with everything in them, drawn once, and when each thing leaves: what went in last comes out first, in each van. What
 * did not fit is not drawn.
 */
export function emptyingVans(items: readonly FurnitureItem[], hold: Vans): EmptyingVans {
  const key = JSON.stringify([items, hold]);
  const known = drawings.get(key);
  if (known) return known;
  const outBelow = new Map<string, number>();
  const { viewBox, parts } = drawLoad(
    firstPieces(items, MAX_DRAWN_PIECES),
    (pieces) =>
      loadVans(pieces, hold).map(({ placements }) => {
        for (const [index, { piece }] of placements.entries())
          outBelow.set(piece.key, (index + 0.5) / placements.length);
        return { placements, outside: [] };
      }),
    drawnVans,
  );
  const made = {
    viewBox,
    parts: parts.map((part) => ({ paths: part.paths, outBelow: outBelow.get(part.key) ?? null })),
  };
  drawings.set(key, made);
  return made;
}
