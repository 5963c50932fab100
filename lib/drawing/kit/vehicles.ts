import { points, type Vec2, type Vec3 } from '../geometry/vector';
import { backFace, leftFace, plane, polygon, polyline, rectangle, rightFace, type Mark, type Plane } from '../marks';
import { INK, glass, ink, orange, steel, white, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, prism, type Solid } from '../solids/solid';
import { layered } from './parts';
import { CARGO, closedCargo, cutCargoFromBack, openCargo } from './vehicle/cargo';
import { wheel, wheelArch } from './vehicle/parts';

const EDGE = { stroke: INK, width: 0.9 };

/** The side view of the cab, (along the van, up). */
const PROFILE = points([13.7, 1.3], [20.2, 1.3], [20.4, 2.3], [20.2, 3.7], [18, 4.3], [16.3, 7], [13.7, 7]);
const INSET = 0.35;

/** Returns the marks on one side of the cab. `flip` converts positions along the van to positions along the plane. */
function sideMarks(on: Plane): readonly Mark[] {
  const flip = ([along, up]: Vec2): Vec2 => [on.normal[0] > 0 ? -along : along, up];
  const shape = (points: readonly Vec2[], fill: string, edge = {}) => polygon(on, points.map(flip), fill, edge);
  const seam = (points: readonly Vec2[]) => polyline(on, points.map(flip), INK, 0.8);
  return [
    shape(points([17.75, 4.4], [16.25, 6.7], [14.3, 6.7], [14.3, 4.4]), glass.light, EDGE),
    shape(points([16.9, 4.45], [15.9, 6], [15.2, 6], [16.2, 4.45]), white.light),
    seam(points([14.1, 1.6], [14.1, 6.8])),
    seam(points([17.9, 4.2], [17.9, 2.4])),
    shape(points([14.9, 3.7], [14.4, 3.7], [14.4, 3.84], [14.9, 3.84]), INK),
    shape(wheelArch(16.7, 1.5, 1.3, 1.575), ink.dark),
  ];
}

function windscreen(width: number): readonly Mark[] {
  const slope = Math.hypot(1.7, 2.7);
  const on = plane([INSET, 18, 4.3], [1, 0, 0], [0, -1.7 / slope, 2.7 / slope], [0, 2.7 / slope, 1.7 / slope]);
  return [
    polygon(
      on,
      points([0.3, 0.25], [width - 1, 0.25], [width - 1.15, slope - 0.3], [0.45, slope - 0.3]),
      glass.light,
      EDGE,
    ),
    polygon(on, points([3.4, 0.4], [4.7, 0.4], [4, slope - 0.5], [3, slope - 0.5]), white.light),
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
    points([from, 7.1], [16.4, 7.1], [17, 7.8], [17, height - 0.5], [16.5, height], [from, height]),
    0,
    width,
    body,
  );

const SIZE: Vec3 = [CARGO.width, 20.7, CARGO.height + 0.3];
const WHEEL = 1.15;
const TAIL_LIGHT = '#D9684F';
const NUMBER_PLATE = '#F6D68A';

export type LutonOptions = {
  readonly body?: Material | undefined;
  /** The load in the van's own frame: the floor is 2.05 ft up, the back at y = 0.3. */
  readonly load?: readonly Solid[] | undefined;
};

/** Returns the parts of a Luton van around its cargo box, front towards +y. */
function parts(body: Material) {
  const { width } = CARGO;
  const back = plane([width - 0.2, 0.1, 0.85], [-1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const mirror = (x: number) => box([x, 17.3, 4.2], [0.55, 0.35, 0.9], ink);
  return {
    leftWheels: group([wheel(0, 3.3, WHEEL), wheel(0, 16.7, WHEEL)]),
    rightWheels: group([wheel(width - 0.75, 3.3, WHEEL), wheel(width - 0.75, 16.7, WHEEL)]),
    leftMirror: mirror(-0.2),
    rightMirror: mirror(width - 0.35),
    bumper: box([0.2, 0.1, 0.85], [width - 0.4, 0.2, 0.7], ink, {
      marks: [
        rectangle(back, 0.15, 0.15, 0.9, 0.38, TAIL_LIGHT),
        rectangle(back, width - 1.45, 0.15, 0.9, 0.38, TAIL_LIGHT),
        rectangle(back, width / 2 - 1.1, 0.15, 1.8, 0.4, NUMBER_PLATE),
      ],
    }),
    chassis: box([0.9, 0.6, 1], [width - 1.8, 13.5, 0.75], ink),
    cab: cab(width, body),
    peak: peak(width, CARGO.to, CARGO.height, body),
    front: front(width),
  };
}

const whole = (solids: readonly Solid[]): Piece => layered(SIZE, ...solids);

/** Combines the parts in painting order for a view of the front. */
function seenFromFront(cargo: Solid, body: Material): Piece {
  const p = parts(body);
  const near = [p.cab, p.peak, ...p.front, p.rightMirror, p.rightWheels];
  return whole([p.leftWheels, p.leftMirror, p.bumper, p.chassis, cargo, ...near]);
}

/** Combines the parts in painting order for a view of the front and left side: place the van with one quarter turn. */
function seenFromLeft(cargo: Solid, body: Material): Piece {
  const p = parts(body);
  const near = [p.cab, p.peak, ...p.front, p.leftMirror, p.leftWheels];
  return whole([p.rightWheels, p.rightMirror, p.bumper, p.chassis, cargo, ...near]);
}

/** Combines the parts in painting order for a view of the back: place the van with two or three quarter turns. */
function seenFromBack(cargo: Solid, body: Material): Piece {
  const p = parts(body);
  const far = [...p.front, p.rightMirror, p.rightWheels, p.chassis, p.cab, p.peak, p.leftMirror];
  return whole([...far, cargo, p.leftWheels, p.bumper]);
}

/** Draws a closed Luton van with its front in view. */
export const luton = ({ body = orange }: LutonOptions = {}) => seenFromFront(closedCargo(body), body);

/** Draws a closed Luton van that drives to the right of the sheet: place it with one quarter turn. */
export const lutonDriving = ({ body = orange }: LutonOptions = {}) => seenFromLeft(closedCargo(body), body);

/** Draws a Luton van from the back: with open doors or (`cutRear`) with the near side cut away. */
export const lutonRear = ({
  body = orange,
  load = [],
  cutRear = false,
}: LutonOptions & { readonly cutRear?: boolean } = {}) =>
  seenFromBack(cutRear ? cutCargoFromBack(body, load) : openCargo(body, load), body);

/**
 * Draws `lutonRear` with its near side cut away, without bundling the code of the closed sides: for drawings made in
 * the browser.
 */
export const lutonRearCut = ({ body = orange, load = [] }: LutonOptions = {}) =>
  seenFromBack(cutCargoFromBack(body, load), body);

/** Draws a ramp that falls from `height` to the ground along +y. */
export const ramp = (width = 3.2, length = 7, height = 2): Piece => {
  const profile = points([0, height], [length, 0], [length, 0.18], [0, height + 0.2]);
  return piece([width, length, height + 0.2], [prism('x', profile, 0, width, steel)]);
};
