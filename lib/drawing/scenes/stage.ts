import { points, type Vec3 } from '../geometry/vector';
import { leftFace, rectangle, rightFace, type Mark } from '../marks';
import { INK, clay, glass, walnut, white, type Material } from '../palette';
import { placePiece, turnedPlan, type Piece } from '../piece';
import { room, type RoomOptions } from '../room/room';
import { patch, type Markings, type Solid } from '../solids/solid';
import type { QuarterTurns } from '../solids/placement';
import { castShadow } from '../solids/shadow';

/** The largest height in feet that casts a shadow. A longer shadow would leave a small drawing. */
const LONGEST_SHADOW_OF = 2.6;

/** Places a piece on the ground outdoors, with its shadow. */
export const placeOutdoors = (
  piece: Piece,
  x: number,
  y: number,
  turns: QuarterTurns = 0,
  shadowOf = Math.min(piece.size[2], LONGEST_SHADOW_OF),
) => placePiece(piece, [x, y, 0], turns, { shadow: true, shadowHeight: shadowOf });

/** Places a piece on something else, without a shadow on the ground. */
export const placeOnTop = (piece: Piece, x: number, y: number, z: number, turns: QuarterTurns = 0) =>
  placePiece(piece, [x, y, z], turns);

/** The height in feet that casts shadows indoors, where light comes from all sides. */
const INDOOR_SHADOW_OF = 1.4;

/** Places a piece on a floor, with a short shadow in a tone of the floor. */
export function placeIndoors(
  piece: Piece,
  x: number,
  y: number,
  turns: QuarterTurns = 0,
  floor: string = FLOOR_SHADE.boards,
  z = 0,
): readonly Solid[] {
  const [width, depth] = turnedPlan(piece, turns);
  const height = Math.min(piece.size[2], INDOOR_SHADOW_OF);
  return [
    ...placePiece(piece, [x, y, z], turns),
    onFloor(castShadow(x, y, width, depth, height, { ground: z + 0.004, fill: floor }), z),
  ];
}

/** Returns a flat shape that lies on a floor and takes part in depth ordering. */
const onFloor = (shape: Markings, z: number): Markings => ({
  ...shape,
  layer: undefined,
  lo: [shape.lo[0], shape.lo[1], z],
  hi: [shape.hi[0], shape.hi[1], z + 0.005],
});

export const FLOOR_SHADE = { boards: '#C9A877', stone: '#B7C6D0' } as const;

const BOARDS: Material = { light: '#EBD9BB', middle: '#D5B384', dark: '#B78F5C' };
const PLASTER: Material = { light: '#FFFFFF', middle: '#F4EEE3', dark: '#E6DCCB' };
const TINTED: Material = { light: '#FFFFFF', middle: '#EEF3F0', dark: '#D9E3DB' };

export const ROOM_FINISH = { boards: BOARDS, plaster: PLASTER, tinted: TINTED } as const;

/** Draws a room of a home: wooden floor and plain walls, without lines for feet. */
export const homeRoom = (options: RoomOptions) =>
  room({ floor: BOARDS, wallX: PLASTER, wallY: PLASTER, grid: false, ribs: false, ...options });

/** Draws a rug with a border, from its far corner. */
export const rug = ([x, y, z]: Vec3, width: number, depth: number): readonly Markings[] =>
  [0, 0.3].map((inset, step) => {
    const [x0, y0, x1, y1] = [x + inset, y + inset, x + width - inset, y + depth - inset];
    const level = z + 0.002 + step / 1000;
    const shape = points([x0, y0, level], [x1, y0, level], [x1, y1, level], [x0, y1, level]);
    return onFloor(patch(shape, step === 0 ? clay.middle : clay.light), z);
  });

/** Returns the marks of a framed picture on the wall that faces +y. */
export const pictureOnWall = (x: number, y: number, z: number, width = 2.6, height = 2.2): readonly Mark[] => {
  const wall = leftFace(0, y, 0);
  return [
    rectangle(wall, x, z, width, height, walnut.middle, { stroke: INK, width: 0.8 }),
    rectangle(wall, x + 0.22, z + 0.22, width - 0.44, height - 0.44, glass.middle),
  ];
};

/** Returns the mark of a skirting board along the wall that faces +x. */
export const skirting = (x: number, y: number, length: number, z = 0): Mark =>
  rectangle(rightFace(x, y, z), 0, 0, length, 0.45, white.light, { stroke: INK, width: 0.5 });
