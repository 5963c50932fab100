import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import { remembered } from '@/lib/remembered';
import { firstPieces, MAX_DRAWN_PIECES } from '@/lib/domain/packing/drawn-pieces';
import type { DrawnLoad } from './draw-load';
import type { Hold } from '@/lib/domain/packing/hold';
import { drawUnit } from './unit-load';
import { drawVans } from './van-load';

/** Drawings are made on the server, for each view of a page: the latest are kept, of some 50 kB each (assumption). */
export const DRAWINGS_KEPT = 40;
const drawings = remembered<DrawnHold>(DRAWINGS_KEPT);

export type DrawnHold = DrawnLoad & {
  /** The list as far as it is drawn: what is inside, and what found no room. */
  readonly drawn: readonly FurnitureItem[];
  /** How many pieces more the list has; whether they fit is not known. */
  readonly undrawn: number;
};

/**
 * Vans or a unit with a list in them, as far as MAX_DRAWN_PIECES: to draw forty thousand things would keep other visitors
 * waiting for minutes.
 */
export function drawnHold(items: readonly FurnitureItem[], hold: Hold): DrawnHold {
  const key = JSON.stringify([items, hold]);
  const known = drawings.get(key);
  if (known) return known;
  const drawn = firstPieces(items, MAX_DRAWN_PIECES);
  const undrawn = inventoryTotals(items).pieces - inventoryTotals(drawn).pieces;
  const picture = hold.kind === 'unit' ? drawUnit({ items: drawn, hold }) : drawVans({ items: drawn, hold });
  const made = { ...picture, drawn, undrawn };
  drawings.set(key, made);
  return made;
}
