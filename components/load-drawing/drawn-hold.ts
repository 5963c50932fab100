import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { MAX_PACKED_PIECES } from '@/lib/domain/packing/unit-holds';
import { remembered } from '@/lib/remembered';
import type { DrawnLoad } from './draw-load';
import type { Hold } from './hold';
import { drawUnit } from './unit-load';
import { drawVans } from './van-load';

/** Drawings are made on the server, for each view of a page: the latest are kept, of some 50 kB each (assumption). */
const DRAWINGS_KEPT = 40;
const drawings = remembered<DrawnLoad>(DRAWINGS_KEPT);

/**
 * Vans or a unit with a list in them. What is beyond MAX_PACKED_PIECES is not drawn and only counted as outside of it: to
 * draw forty thousand things would keep other visitors waiting for minutes.
 */
export function drawnHold(items: readonly FurnitureItem[], hold: Hold): DrawnLoad {
  const key = JSON.stringify([items, hold]);
  const known = drawings.get(key);
  if (known) return known;
  const { shown, rest } = firstPieces(items, MAX_PACKED_PIECES);
  const drawn = hold.kind === 'unit' ? drawUnit({ items: shown, hold }) : drawVans({ items: shown, hold });
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
