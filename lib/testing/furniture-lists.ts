import { fc } from '@/lib/testing/fast-check';
import { FURNITURE } from '@/lib/domain/catalogue/furniture';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { MAX_PACKED_PIECES } from '@/lib/domain/packing/recommend';

/** Returns household lists of a number of pieces: furniture once or twice, boxes by the dozen. */
export const lists = (pieces: number): fc.Arbitrary<readonly FurnitureItem[]> =>
  fc
    .record({
      furniture: fc.shuffledSubarray([...FURNITURE], { minLength: Math.min(pieces, FURNITURE.length) }),
      counts: fc.array(fc.integer({ min: 0, max: 19 }), { minLength: FURNITURE.length, maxLength: FURNITURE.length }),
    })
    .map(({ furniture, counts }) => {
      const found: FurnitureItem[] = [];
      let left = pieces;
      for (const [index, { id, title, room, cubicFeet, kilograms }] of furniture.entries()) {
        if (left === 0) break;
        const most = room === 'Boxes and packing' ? 20 : 2;
        const quantity = Math.min(left, 1 + ((counts[index] ?? 0) % most));
        found.push({ id, title, quantity, cubicFeet, kilograms });
        left -= quantity;
      }
      return found;
    });

/** Returns one household list, the same for the same seed on every machine, so that measurements are comparable. */
export function randomList(seed: number, pieces: number): readonly FurnitureItem[] {
  return fc.sample(fc.noBias(lists(pieces)), { seed, numRuns: 1 })[0] ?? [];
}

/**
 * Returns the slowest known list to pack: the most pieces that are still packed, each of its own size, which nearly
 * fill one unit after the other. `seed` selects another list of this kind.
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
