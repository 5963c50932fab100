import { formatPieces, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { MAX_DRAWN_PIECES, firstPieces } from '@/lib/domain/packing/drawn-pieces';
import { outsideText } from '@/lib/domain/packing/load-text';
import type { Hold } from '@/lib/domain/packing/containers';
import { lruCache } from '@/lib/lru-cache';
import type { DrawnLoad } from './draw-load';
import { drawUnit } from './unit-load';
import { drawVans } from './van-load';

/** Number of drawings that the server caches, some 50 kB each (assumption). */
export const DRAWINGS_KEPT = 40;
const drawings = lruCache<DrawnHold>(DRAWINGS_KEPT);

type DrawnHold = DrawnLoad & {
  /** The part of the list that is drawn, inside and outside. */
  readonly drawn: readonly FurnitureItem[];
  /** Number of further pieces on the list. Whether they fit is unknown. */
  readonly undrawn: number;
};

/** Draws the first MAX_DRAWN_PIECES of a list. Drawing forty thousand would block the server for minutes. */
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

/** Returns the captions below a drawing: the items that do not fit, and the number of pieces that are not drawn. */
export function leftTexts({ drawn, outside, undrawn }: DrawnHold): readonly string[] {
  const noRoom = outsideText(drawn, outside);
  return [...(noRoom ? [noRoom] : []), ...(undrawn > 0 ? [`Not drawn: ${formatPieces(undrawn)}`] : [])];
}
