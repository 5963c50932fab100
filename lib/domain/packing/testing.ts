import { FURNITURE } from '../catalogue/furniture';
import type { FurnitureItem } from '../order/types';
import { EPSILON } from './stack';
import type { Placement } from './types';
import { MAX_PACKED_PIECES } from './unit-holds';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A household's list of about `pieces` pieces: any furniture once or twice, boxes by the dozen. */
export function randomList(seed: number, pieces: number): readonly FurnitureItem[] {
  const random = randomFrom(seed);
  const lines = new Map<string, FurnitureItem>();
  let count = 0;
  while (count < pieces) {
    const item = FURNITURE[Math.floor(random() * FURNITURE.length)];
    if (!item || lines.has(item.id)) continue;
    const most = item.room === 'Boxes and packing' ? 20 : 2;
    const quantity = Math.min(pieces - count, 1 + Math.floor(random() * most));
    const { id, title, cubicFeet, kilograms } = item;
    lines.set(id, { id, title, quantity, cubicFeet, kilograms });
    count += quantity;
  }
  return [...lines.values()];
}

/** Whether two placements share any room: touching is not sharing. */
export function intersect(a: Placement, b: Placement): boolean {
  return (
    a.x + a.width > b.x + EPSILON &&
    b.x + b.width > a.x + EPSILON &&
    a.y + a.depth > b.y + EPSILON &&
    b.y + b.depth > a.y + EPSILON &&
    a.z + a.height > b.z + EPSILON &&
    b.z + b.height > a.z + EPSILON
  );
}

/**
 * The dearest list that we know of: as many things as are packed, each of its own size, that nearly fill one unit after
 * the other. `seed` makes another one of the same kind.
 */
export function dearestList(seed: number): readonly FurnitureItem[] {
  return Array.from({ length: MAX_PACKED_PIECES }, (_, index) => ({
    id: `custom_${seed}_${index}`,
    title: 'Thing',
    quantity: 1,
    cubicFeet: 4 + ((index * 31 + seed) % 97) / 25,
    kilograms: 1,
  }));
}
