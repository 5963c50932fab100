import type { Bounds, Vec3 } from '../geometry/vector';

/** The overlap of two blocks, in feet, up to which one still counts as behind the other. */
const TOLERANCE = 0.02;
const EPSILON = 1e-4;

/** The span of a block along the three axes of the sheet. Two blocks can hide each other only if all three overlap. */
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
 * Returns whether two blocks overlap on the sheet, so that their order is visible. For tests of drawings.
 * @internal
 */
export const overlapOnSheet = (a: Bounds, b: Bounds): boolean => overlap(silhouette(a), silhouette(b));

/** Returns whether a plane across one axis has `a` on its far side and `b` on its near side. */
export const isBehind = (a: Bounds, b: Bounds): boolean =>
  a.hi[0] <= b.lo[0] + TOLERANCE || a.hi[1] <= b.lo[1] + TOLERANCE || a.hi[2] <= b.lo[2] + TOLERANCE;

const sum = (point: Vec3): number => point[0] + point[1] + point[2];
const middle = ({ lo, hi }: Bounds): number => sum(lo) + sum(hi);

/**
 * Returns whether `a` must be drawn before `b`, given that they overlap. False both ways if each is behind the other.
 */
function goesBefore(a: Bounds, b: Bounds): boolean {
  const [ab, ba] = [isBehind(a, b), isBehind(b, a)];
  return ab === ba ? !ab && middle(a) <= middle(b) : ab;
}

/** A block in its turn, and earlier blocks that are in front of it nevertheless, farthest first. */
export type Turn<Block> = { readonly block: Block; readonly over: readonly Block[] };

/**
 * Orders blocks from the farthest to the nearest, so that each is drawn over those it hides. Blocks that hide each
 * other in a cycle have no such order. Then the block that the fewest others must precede goes first. A block
 * painted too early is repeated in `over` of the block that covers it, to be repainted within that block's silhouette.
 */
export function paintingTurns<Block extends Bounds>(blocks: readonly Block[]): readonly Turn<Block>[] {
  const open = blocks.map((block) => ({
    block,
    shape: silhouette(block),
    key: sum(block.lo),
    waitsFor: new Set<Block>(),
  }));
  for (const [i, one] of open.entries()) {
    for (const other of open.slice(i + 1)) {
      if (!overlap(one.shape, other.shape)) continue;
      if (goesBefore(one.block, other.block)) other.waitsFor.add(one.block);
      else if (goesBefore(other.block, one.block)) one.waitsFor.add(other.block);
    }
  }
  const painted: typeof open = [];
  return blocks.map(() => {
    const next = open.reduce((best, node) =>
      (node.waitsFor.size - best.waitsFor.size || node.key - best.key) < 0 ? node : best,
    );
    open.splice(open.indexOf(next), 1);
    for (const node of open) node.waitsFor.delete(next.block);
    const { block } = next;
    const over = painted.filter(({ waitsFor }) => waitsFor.has(block)).map((node) => node.block);
    painted.push(next);
    return { block, over };
  });
}

/** Returns the blocks in the order of `paintingTurns`, which is exact unless there is a cycle. */
export const depthOrder = <Block extends Bounds>(blocks: readonly Block[]): readonly Block[] =>
  paintingTurns(blocks).map(({ block }) => block);
