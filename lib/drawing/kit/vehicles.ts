import type { Vec3 } from '../geometry/vector';
import { plane, rectangle } from '../marks/draw';
import { ink, orange, steel, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box } from '../solids/box';
import { prism } from '../solids/prism';
import { group, type Solid } from '../solids/solid';
import { cab, front, peak } from './vehicle/cab';
import { CARGO, closedCargo, cutCargoFromBack, openCargo } from './vehicle/cargo';
import { wheel } from './vehicle/wheel';

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

const whole = (solids: readonly Solid[]): Piece =>
  piece(SIZE, [group(solids, { ordered: true, lo: [0, 0, 0], hi: SIZE })]);

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
  const profile = [
    [0, height],
    [length, 0],
    [length, 0.18],
    [0, height + 0.2],
  ] as const;
  return piece([width, length, height + 0.2], [prism('x', profile, 0, width, steel)]);
};
