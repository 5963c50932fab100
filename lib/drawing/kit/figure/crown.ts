import { softRing, type Paper } from './rounds';
import type { View } from './part';
import type { Point } from './skeleton';

/** The edge of hair or cloth all the way round a head: degrees from the front to the person's right, and degrees up. */
export type Hairline = readonly (readonly [around: number, up: number])[];

/** Completes a symmetrical hairline that is given from the front round the right to the nape. */
export const evenly = (right: Hairline): Hairline => [
  ...right,
  ...right
    .filter(([around]) => around > 0 && around < 180)
    .map(([around, up]) => [-around, up] as const)
    .reverse(),
];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The enlargement of a foot across the line of sight on paper. The projection enlarges all lengths equally. */
const PAPER_FEET = Math.sqrt(1.5);
/**
 * Where the hairline is hidden, it follows the top of the head's outline, as if it ended no lower than this, in degrees
 * up.
 */
const OVER_THE_TOP = 20;

/**
 * Returns the outline of hair or cloth above a hairline: from the front down to the forehead, from behind down to the
 * nape.
 * @param radius of the skull on paper, in feet
 * @param thickness of the hair or cloth, as a share of the radius
 */
export function crown(view: View, skull: Point, line: Hairline, radius: number, thickness: number): readonly Paper[] {
  const middle = view(skull);
  const seen = (around: number, up: number) => {
    const [level, r] = [Math.cos(radians(up)), radius / PAPER_FEET];
    const away: Point = [
      level * Math.sin(radians(around)) * r,
      level * Math.cos(radians(around)) * r,
      Math.sin(radians(up)) * r,
    ];
    const { x, y, near } = view([skull[0] + away[0], skull[1] + away[1], skull[2] + away[2]]);
    return { dx: x - middle.x, dy: y - middle.y, facesUs: near - middle.near + away[2] > 0 };
  };
  return line.map(([around, up]) => {
    const there = seen(around, up);
    if (there.facesUs) return { x: middle.x + there.dx, y: middle.y + there.dy };
    const { dx, dy } = seen(around, Math.max(up, OVER_THE_TOP));
    const reach = (radius * (1 + thickness)) / Math.hypot(dx, dy);
    return { x: middle.x + dx * reach, y: middle.y + dy * reach };
  });
}

/** The size of the lit side, and its offset towards the light, as shares of the radius. */
const LIT = { size: 0.84, right: 0.13, up: 0.04 };

/** Returns the path data of a crown, and of its lit side. */
export function crownPaths(crown: readonly Paper[], skull: Paper, radius: number) {
  const lit = crown.map(({ x, y }) => ({
    x: skull.x + (x - skull.x) * LIT.size + radius * LIT.right,
    y: skull.y + (y - skull.y) * LIT.size - radius * LIT.up,
  }));
  return { whole: softRing(crown), lit: softRing(lit) };
}
