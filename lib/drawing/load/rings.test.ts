import { fc } from '@/lib/testing/fast-check';
import { HOLDS, loadedThings } from '@/lib/testing/loaded-things';
import type { Bounds, Vec3 } from '../geometry/vector';
import { paintingTurns } from '../render/depth-order';
import { loadOf } from './placed';

const AXES = [0, 1, 2] as const;
/** Distance from the edges, in feet. */
const INSIDE = 0.1;

/**
 * Returns how near to the viewer a line of sight through a box (or a point) leaves a block. Undefined if none meets the
 * block.
 */
function nearness({ lo, hi }: Bounds, through: Bounds): number | undefined {
  const from = Math.max(...AXES.map((axis) => lo[axis] - through.hi[axis]));
  const to = Math.min(...AXES.map((axis) => hi[axis] - through.lo[axis]));
  return from < to - 1e-6 ? to : undefined;
}

/** Returns points on the visible faces of a block: near its corners, half way, and in the middle. */
const onFaces = ({ lo, hi }: Bounds): readonly Vec3[] => {
  const along = AXES.map((axis) => [lo[axis] + INSIDE, (lo[axis] + hi[axis]) / 2, hi[axis] - INSIDE]);
  const points = ([xs = [], ys = [], zs = []]: readonly (readonly number[])[]) =>
    xs.flatMap((x) => ys.flatMap((y) => zs.map((z): Vec3 => [x, y, z])));
  return AXES.flatMap((face) => points(along.map((places, axis) => (axis === face ? [hi[face]] : places))));
};

describe.each(HOLDS)('ILL-1: a list in a %s, as it is painted', (_, hold) => {
  it('shows at every point what is nearest there, though things hide each other in a ring', () => {
    const property = fc.property(loadedThings(60, hold), (placements) => {
      const blocks = loadOf({ placements }, [0, 0, 0]);
      const turns = paintingTurns(blocks);
      const wrong = blocks.flatMap((looked) => {
        const inSight = turns.filter(({ block }) => nearness(block, looked) !== undefined);
        return onFaces(looked).filter((point) => {
          const painted = inSight.flatMap(({ block, over }) => {
            const near = nearness(block, { lo: point, hi: point });
            return near === undefined
              ? []
              : [near, ...over.flatMap((it) => nearness(it, { lo: point, hi: point }) ?? [])];
          });
          return !(Math.abs(Math.max(...painted) - (painted.at(-1) ?? NaN)) < 5e-6);
        });
      });
      expect(wrong).toEqual([]);
    });
    // About one in ten of these lists has a ring.
    fc.assert(property, { numRuns: 50, seed: 7, endOnFailure: true });
  });
});
