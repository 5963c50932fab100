import { points } from '../../geometry/vector';
import { INK, ink, mustard, walnut, white } from '../../palette';
import { limb, mass, part, type Part, type View } from './part';
import type { Skeleton, Point } from './skeleton';

export type Prop = 'clipboard' | 'mop' | 'phone' | 'keys';

/** Sizes of the objects in a hand, in feet. */
const BOARD = { width: 0.72, height: 0.95 };
const POLE_ABOVE_HANDS = 0.4;

const offset = ([x, y, z]: Point, dx: number, dy: number, dz: number): Point => [x + dx, y + dy, z + dz];

/** Returns the parts of a held object at the figure's wrists, drawn in front of the nearer hand. */
export function heldProp(prop: Prop, view: View, bones: Skeleton): Part[] {
  const { left, right } = bones.arms;
  const nearHand = Math.max(view(left.tip).near, view(right.tip).near);
  const bar = (points: readonly Point[], width: number) => limb(points.map((at) => ({ ...view(at), r: width / 2 })));
  switch (prop) {
    case 'clipboard': {
      const at = offset(left.tip, -0.05, 0.12, -0.3);
      const corner = (across: number, up: number) =>
        view(offset(at, across * BOARD.width, up * 0.28, up * BOARD.height));
      const d = (corners: readonly (readonly [number, number])[]) =>
        corners
          .map(([across, up], i) => {
            const { x, y } = corner(across, up);
            return `${i ? 'L' : 'M'}${x.toFixed(2)} ${y.toFixed(2)}`;
          })
          .join('');
      const sheet = `${d(points([0, 0], [1, 0], [1, 1], [0, 1]))}Z`;
      const lines = [0.75, 0.55, 0.35].map((up) => d(points([0.15, up], [0.8, up]))).join('');
      const { x, y } = corner(0.5, 0.5);
      return [
        {
          depth: view(offset(at, 0, 0.1, 0)).near,
          extent: [x - 1, y - 1, x + 1, y + 1],
          shapes: [
            { d: sheet, fill: white.light, stroke: INK, width: 1 },
            ...(view([0, -1, 0]).near > 0 ? [{ d: lines, stroke: INK, width: 0.8 }] : []),
          ],
        },
      ];
    }
    case 'mop': {
      const away: Point = [
        right.tip[0] + (left.tip[0] - right.tip[0]) * 6,
        right.tip[1] + (left.tip[1] - right.tip[1]) * 6,
        0,
      ];
      const foot: Point = [away[0] * 0.5, Math.max(1.9, away[1]), 0.12];
      const share = POLE_ABOVE_HANDS / 4;
      const top = offset(
        right.tip,
        (right.tip[0] - foot[0]) * share,
        (right.tip[1] - foot[1]) * share,
        POLE_ABOVE_HANDS * 0.83,
      );
      return [
        part(nearHand - 0.02, walnut, [bar([top, right.tip, foot], 0.1)]),
        part(nearHand - 0.01, white, [bar([offset(foot, -0.5, 0, 0), offset(foot, 0.5, 0, 0)], 0.26)]),
      ];
    }
    case 'phone':
      return [
        part(view(right.tip).near + 0.1, ink, [
          bar([offset(right.tip, 0, 0.04, 0.02), offset(right.tip, -0.02, 0, 0.4)], 0.14),
        ]),
      ];
    case 'keys':
      return [part(nearHand + 0.3, mustard, [mass([{ ...view(offset(right.tip, 0, 0.2, -0.2)), r: 0.12 }])])];
  }
}
