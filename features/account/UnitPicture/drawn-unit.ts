import type { DrawnLoad } from '@/components/load-drawing/draw-load';
import { drawUnit } from '@/components/load-drawing/unit-load';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { MAX_PACKED_PIECES } from '@/lib/domain/packing/unit-holds';
import { remembered } from '@/lib/remembered';

export type Floor = { readonly width: number; readonly depth: number };

/** Drawings are made on the server, for each view of the account: the latest are kept, of some 50 kB each (assumption). */
const DRAWINGS_KEPT = 40;
const drawings = remembered<DrawnLoad>(DRAWINGS_KEPT);

/**
 * A unit with a list in it. What is beyond MAX_PACKED_PIECES is left out of the drawing and counted as outside of it:
 * to draw forty thousand things would keep other visitors waiting for minutes.
 */
export function drawnUnit(items: readonly FurnitureItem[], floor: Floor): DrawnLoad {
  const key = JSON.stringify([items, floor]);
  const known = drawings.get(key);
  if (known) return known;
  const { shown, rest } = firstPieces(items, MAX_PACKED_PIECES);
  const drawn = drawUnit({ items: shown, hold: { kind: 'unit', ...floor } });
  const outside: Record<string, number> = { ...drawn.outside };
  for (const { id, quantity } of rest) outside[id] = (outside[id] ?? 0) + quantity;
  const made = { ...drawn, outside };
  drawings.set(key, made);
  return made;
}

/** A list cut after so many pieces. */
function firstPieces(items: readonly FurnitureItem[], most: number) {
  let room = most;
  const shown: FurnitureItem[] = [];
  const rest: FurnitureItem[] = [];
  for (const item of items) {
    const quantity = Math.min(item.quantity, room);
    room -= quantity;
    if (quantity > 0) shown.push({ ...item, quantity });
    if (quantity < item.quantity) rest.push({ ...item, quantity: item.quantity - quantity });
  }
  return { shown, rest };
}
