import type { Bounds } from '../geometry/bounds';

/** Blocks may reach this far into each other, in feet, and still count as one behind the other. */
const TOLERANCE = 0.02;
const EPSILON = 1e-4;

/** The span of a block along the three axes of the sheet; two blocks can hide each other only when all three overlap. */
type Silhouette = readonly [number, number, number, number, number, number];

const silhouette = ({ lo, hi }: Bounds): Silhouette => [
  lo[0] - hi[1],
  hi[0] - lo[1],
  lo[0] - hi[2],
  hi[0] - lo[2],
  lo[1] - hi[2],
  hi[1] - lo[2],
];

const overlap = (a: Silhouette, b: Silhouette): boolean =>
  a[0] < b[1] - EPSILON &&
  b[0] < a[1] - EPSILON &&
  a[2] < b[3] - EPSILON &&
  b[2] < a[3] - EPSILON &&
  a[4] < b[5] - EPSILON &&
  b[4] < a[5] - EPSILON;

/**
 * Whether the blocks share a spot of the sheet, so that their order shows: for tests of what is drawn.
 * @internal
 */
export const overlapOnSheet = (a: Bounds, b: Bounds): boolean => overlap(silhouette(a), silhouette(b));

/** Whether a plane across one axis has `a` on its far side and `b` on its near side. */
export const isBehind = (a: Bounds, b: Bounds): boolean =>
  a.hi[0] <= b.lo[0] + TOLERANCE || a.hi[1] <= b.lo[1] + TOLERANCE || a.hi[2] <= b.lo[2] + TOLERANCE;

const nearness = ({ lo }: Bounds): number => lo[0] + lo[1] + lo[2];
const middle = ({ lo, hi }: Bounds): number => nearness({ lo, hi }) + hi[0] + hi[1] + hi[2];

/** Whether `a` must be drawn before `b`, given that they overlap: undefined when each is behind the other. */
function goesBefore(a: Bounds, b: Bounds): boolean | undefined {
  const [ab, ba] = [isBehind(a, b), isBehind(b, a)];
  if (ab !== ba) return ab;
  return ab ? undefined : middle(a) <= middle(b);
}

/**
 * From the farthest to the nearest, so that each block is drawn over what it hides. Blocks that hide each other in a
 * ring have no such order: then the one that fewest others must precede goes first.
 */
export function depthOrder<Block extends Bounds>(blocks: readonly Block[]): readonly Block[] {
  const nodes = blocks.map((block) => ({
    block,
    key: nearness(block),
    waitsFor: 0,
    done: false,
    nearer: [] as number[],
  }));
  const silhouettes = blocks.map(silhouette);
  nodes.forEach((far, i) => {
    nodes.slice(i + 1).forEach((near, offset) => {
      const j = i + 1 + offset;
      const [a, b] = [silhouettes[i], silhouettes[j]];
      if (!a || !b || !overlap(a, b)) return;
      const before = goesBefore(far.block, near.block);
      if (before === undefined) return;
      if (before) {
        far.nearer.push(j);
        near.waitsFor += 1;
      } else {
        near.nearer.push(i);
        far.waitsFor += 1;
      }
    });
  });
  return nodes.map(() => {
    const open = nodes.filter((node) => !node.done);
    const next = open.reduce((best, node) =>
      node.waitsFor < best.waitsFor || (node.waitsFor === best.waitsFor && node.key < best.key) ? node : best,
    );
    next.done = true;
    for (const index of next.nearer) {
      const node = nodes[index];
      if (node) node.waitsFor -= 1;
    }
    return next.block;
  });
}
