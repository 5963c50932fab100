import type { Vec2 } from '../../geometry/vector';
import { backFace, leftFace, plane, polygon, polyline, rectangle, rightFace, type Plane } from '../../marks/draw';
import type { Mark } from '../../marks/mark';
import { INK, glass, ink, white, type Material } from '../../palette';
import { box } from '../../solids/box';
import { prism } from '../../solids/prism';
import type { Solid } from '../../solids/solid';
import { wheelArch } from './wheel';

const EDGE = { stroke: INK, width: 0.9 };

/** The side view of the cab, (along the van, up). */
const PROFILE: readonly Vec2[] = [
  [13.7, 1.3],
  [20.2, 1.3],
  [20.4, 2.3],
  [20.2, 3.7],
  [18, 4.3],
  [16.3, 7],
  [13.7, 7],
];
const INSET = 0.35;

/** Returns the marks on one side of the cab. `flip` converts positions along the van to positions along the plane. */
function sideMarks(on: Plane): readonly Mark[] {
  const flip = ([along, up]: Vec2): Vec2 => [on.normal[0] > 0 ? -along : along, up];
  const shape = (points: readonly Vec2[], fill: string, edge = {}) => polygon(on, points.map(flip), fill, edge);
  const seam = (points: readonly Vec2[]) => polyline(on, points.map(flip), INK, 0.8);
  return [
    shape(
      [
        [17.75, 4.4],
        [16.25, 6.7],
        [14.3, 6.7],
        [14.3, 4.4],
      ],
      glass.light,
      EDGE,
    ),
    shape(
      [
        [16.9, 4.45],
        [15.9, 6],
        [15.2, 6],
        [16.2, 4.45],
      ],
      white.light,
    ),
    seam([
      [14.1, 1.6],
      [14.1, 6.8],
    ]),
    seam([
      [17.9, 4.2],
      [17.9, 2.4],
    ]),
    shape(
      [
        [14.9, 3.7],
        [14.4, 3.7],
        [14.4, 3.84],
        [14.9, 3.84],
      ],
      INK,
    ),
    shape(wheelArch(16.7, 1.5, 1.3, 1.575), ink.dark),
  ];
}

function windscreen(width: number): readonly Mark[] {
  const slope = Math.hypot(1.7, 2.7);
  const on = plane([INSET, 18, 4.3], [1, 0, 0], [0, -1.7 / slope, 2.7 / slope], [0, 2.7 / slope, 1.7 / slope]);
  return [
    polygon(
      on,
      [
        [0.3, 0.25],
        [width - 1, 0.25],
        [width - 1.15, slope - 0.3],
        [0.45, slope - 0.3],
      ],
      glass.light,
      EDGE,
    ),
    polygon(
      on,
      [
        [3.4, 0.4],
        [4.7, 0.4],
        [4, slope - 0.5],
        [3, slope - 0.5],
      ],
      white.light,
    ),
  ];
}

/** Draws the driver's cab of a Luton of this width. */
export function cab(width: number, body: Material): Solid {
  const sides = [rightFace(width - INSET, 0, 0), backFace(INSET, 0, 0)];
  const marks = [...sides.flatMap(sideMarks), ...windscreen(width)];
  return prism('x', PROFILE, INSET, width - INSET, body, { marks });
}

/** Draws the lights, grille and bumper. */
export const front = (width: number): readonly Solid[] => [
  box([0.55, 20.22, 2.45], [1.3, 0.14, 0.8], white),
  box([2.3, 20.24, 2.3], [2.1, 0.12, 0.9], ink),
  box([width - 1.85, 20.22, 2.45], [1.3, 0.14, 0.8], white),
  box([0.3, 20.25, 0.75], [width - 0.6, 0.45, 0.95], ink, {
    marks: [rectangle(leftFace(0.3, 20.7, 0.75), 2.2, 0.25, 2, 0.45, white.light, { stroke: INK, width: 0.5 })],
  }),
];

/** Draws the part of a Luton's body over the cab. */
export const peak = (width: number, from: number, height: number, body: Material): Solid =>
  prism(
    'x',
    [
      [from, 7.1],
      [16.4, 7.1],
      [17, 7.8],
      [17, height - 0.5],
      [16.5, height],
      [from, height],
    ],
    0,
    width,
    body,
  );
