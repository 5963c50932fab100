import fc from 'fast-check';
import { typicalContents } from '@/lib/domain/catalogue/presets';
import { VAN_INSIDE } from '@/lib/domain/packing/containers';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import { load } from '@/lib/domain/packing/load';
import { piecesOf } from '@/lib/domain/packing/pieces';
import { lists, randomList } from '@/lib/testing/furniture-lists';
import type { Solid } from '@/lib/drawing/solids/solid';
import { furnitureSolids } from './furniture-solids';
import type { Hold } from './hold';
import { placed } from './placed';
import { drawUnit } from './unit-load';
import { drawVans } from './van-load';

const VAN: Hold = { kind: 'vans', count: 1 };
const MOVED = typicalContents('one_bedroom');

describe('ILL-1: the live drawing of a load', () => {
  it('draws every piece of the list once, by its key', () => {
    const { parts, outside } = drawVans({ items: MOVED, hold: VAN });
    const drawn = parts.map(({ key }) => key).filter((key) => !key.startsWith('hold-'));
    expect(drawn.sort()).toEqual(
      piecesOf(MOVED)
        .map(({ key }) => key)
        .sort(),
    );
    expect(outside).toEqual({});
  });

  it('keeps its frame whatever is loaded, so that nothing on the page moves', () => {
    const frames = [[], MOVED, randomList(7, 60)].map((items) => drawVans({ items, hold: VAN }).viewBox);
    expect(new Set(frames).size).toBe(1);
  });

  it('draws a unit as well, and says what finds no place in it', () => {
    const { outside } = drawUnit({ items: MOVED, hold: { kind: 'unit', width: 3, depth: 3 } });
    expect(outside.dining_4).toBe(1);
    expect(Object.values(outside).every((count) => count > 0)).toBe(true);
  });

  it('draws the second van when there are two', () => {
    const items = typicalContents('three_bedroom');
    expect(drawVans({ items, hold: { kind: 'vans', count: 2 } }).outside).toEqual({});
    expect(Object.keys(drawVans({ items, hold: VAN }).outside).length).toBeGreaterThan(0);
  });

  it('draws everything of the catalogue within its measures, upright and on its end', () => {
    const corners = (solid: Solid) => [solid.lo, solid.hi];
    const van = { ...VAN_INSIDE, kilograms: Infinity };
    const isDrawnWithin = (items: readonly FurnitureItem[]) => {
      const { placements } = load(piecesOf(items), van);
      for (const placement of placements) {
        const { piece, x, y, z, width, depth, height } = placement;
        for (const [a, b, c] of furnitureSolids(piece, 0).flatMap(corners)) {
          expect(Math.min(a, b, c)).toBeGreaterThanOrEqual(-1e-9);
          expect(a).toBeLessThanOrEqual(piece.width + 1e-9);
          expect(b).toBeLessThanOrEqual(piece.depth + 1e-9);
          expect(c).toBeLessThanOrEqual(piece.height + 1e-9);
        }
        const block = placed(placement, [0, 0, 0], 0);
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
    };
    fc.assert(fc.property(lists(40), isDrawnWithin), { numRuns: 20 });
  });
});
