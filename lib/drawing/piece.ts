import { circlePoints, type Vec3 } from './geometry/vector';
import { place, type QuarterTurns } from './solids/placement';
import { castShadow, shadowOf } from './solids/shadow';
import { group, type Solid } from './solids/solid';

/** An object that can be placed, authored with its front towards +y and its footprint from the origin. */
export type Piece = {
  /** Width, depth, height, in feet. */
  readonly size: Vec3;
  readonly solids: readonly Solid[];
  /** The radius of a round piece's plan, in feet. Its shadow is round too. */
  readonly radius?: number | undefined;
};

export const piece = (size: Vec3, solids: readonly Solid[], radius?: number): Piece => ({ size, solids, radius });

/** Returns the plan of a piece after quarter turns: width along x, depth along y. */
export const turnedPlan = ({ size: [width, depth] }: Piece, turns: QuarterTurns): readonly [number, number] =>
  turns % 2 === 0 ? [width, depth] : [depth, width];

/** Places the solids of a piece without grouping them, for parts of something larger. */
export const placeUngrouped = (
  { size: [width, depth], solids }: Piece,
  at: Vec3 = [0, 0, 0],
  turns: QuarterTurns = 0,
) => place(solids, at, turns, [width, depth]);

type PutOptions = {
  /** The people who carry the piece, or the objects that it is hooked into. Such a piece stands on nothing. */
  readonly heldBy?: readonly Solid[] | undefined;
  readonly shadow?: boolean | undefined;
  readonly shadowFill?: string | undefined;
  /** The height that casts the shadow, in feet, if it should be shorter than the piece. */
  readonly shadowHeight?: number | undefined;
};

/** The largest height that casts a round shadow, in feet. A longer shadow would leave a small drawing. */
const LONGEST_ROUND_SHADOW_OF = 3.2;

/** Places a piece as one block for depth ordering. The near-origin corner of its turned footprint stands at `at`. */
export function placePiece(
  item: Piece,
  at: Vec3 = [0, 0, 0],
  turns: QuarterTurns = 0,
  options: PutOptions = {},
): Solid[] {
  const [width, depth] = turnedPlan(item, turns);
  const height = item.size[2];
  const hi: Vec3 = [at[0] + width, at[1] + depth, at[2] + height];
  const standing: Solid = { ...group(placeUngrouped(item, at, turns), { lo: at, hi }), heldBy: options.heldBy };
  if (!options.shadow) return [standing];
  const shade = { fill: options.shadowFill, ground: at[2] + 0.003 };
  if (item.radius !== undefined) {
    const plan = circlePoints(at[0] + width / 2, at[1] + depth / 2, item.radius, 20);
    return [standing, shadowOf(plan, Math.min(height, LONGEST_ROUND_SHADOW_OF), shade)];
  }
  return [standing, castShadow(at[0], at[1], width, depth, Math.min(height, options.shadowHeight ?? height), shade)];
}
