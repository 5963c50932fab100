import { fc } from '@/lib/testing/fast-check';
import { loadedThings } from '@/lib/testing/loaded-things';
import type { Solid } from '../solids/solid';
import { furnitureSolids } from './furniture-solids';
import type { Loaded } from './loaded';
import { placeLoaded } from './placed';

const corners = (solid: Solid) => [solid.lo, solid.hi];

function expectDrawnWithin(placements: readonly Loaded[]): void {
  for (const placement of placements) {
    const { piece, x, y, z, width, depth, height } = placement;
    for (const [a, b, c] of furnitureSolids(piece, 0).flatMap(corners)) {
      expect(Math.min(a, b, c)).toBeGreaterThanOrEqual(-1e-9);
      expect(a).toBeLessThanOrEqual(piece.width + 1e-9);
      expect(b).toBeLessThanOrEqual(piece.depth + 1e-9);
      expect(c).toBeLessThanOrEqual(piece.height + 1e-9);
    }
    const block = placeLoaded(placement, [0, 0, 0], 0);
    expect(block.kind).toBe('group');
    for (const part of block.kind === 'group' ? block.parts : []) {
      expect(part.lo[0]).toBeGreaterThanOrEqual(x - 1e-9);
      expect(part.lo[1]).toBeGreaterThanOrEqual(y - 1e-9);
      expect(part.lo[2]).toBeGreaterThanOrEqual(z - 1e-9);
      expect(part.hi[0]).toBeLessThanOrEqual(x + width + 1e-9);
      expect(part.hi[1]).toBeLessThanOrEqual(y + depth + 1e-9);
      expect(part.hi[2]).toBeLessThanOrEqual(z + height + 1e-9);
    }
  }
}

it('ILL-1: everything of the catalogue is drawn within its measures, upright and on its end', () => {
  fc.assert(fc.property(loadedThings(40), expectDrawnWithin), { numRuns: 20 });
});
