import type { Vec3 } from '../geometry/vector';
import type { Mark } from '../marks/mark';
import { leftFace, rightFace } from '../marks/plane';
import { rectangle } from '../marks/draw';
import { INK, clay, glass, walnut, white, type Material } from '../palette';
import { put, turnedPlan, type Piece } from '../piece';
import { room, type RoomOptions } from '../room/room';
import { patch } from '../solids/figures';
import type { QuarterTurns } from '../solids/placement';
import { castShadow } from '../solids/shadow';
import type { Markings, Solid } from '../solids/solid';

/** A longer shadow would run out of a small drawing, in feet of height. */
const LONGEST_SHADOW_OF = 2.6;

/** A piece on the ground out of doors, with its shadow. */
export const outside = (
  piece: Piece,
  x: number,
  y: number,
  turns: QuarterTurns = 0,
  shadowOf = Math.min(piece.size[2], LONGEST_SHADOW_OF),
) => put(piece, [x, y, 0], turns, { shadow: true, shadowHeight: shadowOf });

/** A piece on something else: no shadow on the ground. */
export const upon = (piece: Piece, x: number, y: number, z: number, turns: QuarterTurns = 0) =>
  put(piece, [x, y, z], turns);

/** Indoors, light comes from everywhere: shadows are short. */
const INDOOR_SHADOW_OF = 1.4;

/** A piece on a floor, with a short shadow in a tone of the floor. */
export function inside(
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
    ...put(piece, [x, y, z], turns),
    onFloor(castShadow(x, y, width, depth, height, { ground: z + 0.004, fill: floor }), z),
  ];
}

/** A flat shape that lies on a floor and is ordered with what stands there. */
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

/** A room of a home: wooden floor, plain walls, no scale drawn on them. */
export const homeRoom = (options: RoomOptions) =>
  room({ floor: BOARDS, wallX: PLASTER, wallY: PLASTER, grid: false, ribs: false, ...options });

/** A rug with a border, from its far corner. */
export const rug = ([x, y, z]: Vec3, width: number, depth: number): readonly Markings[] =>
  [0, 0.3].map((inset, step) => {
    const [x0, y0, x1, y1] = [x + inset, y + inset, x + width - inset, y + depth - inset];
    const level = z + 0.002 + step / 1000;
    const shape: readonly Vec3[] = [
      [x0, y0, level],
      [x1, y0, level],
      [x1, y1, level],
      [x0, y1, level],
    ];
    return onFloor(patch(shape, step === 0 ? clay.middle : clay.light), z);
  });

/** A framed picture on the wall that faces +y. */
export const pictureOnWall = (x: number, y: number, z: number, width = 2.6, height = 2.2): readonly Mark[] => {
  const wall = leftFace(0, y, 0);
  return [
    rectangle(wall, x, z, width, height, walnut.middle, { stroke: INK, width: 0.8 }),
    rectangle(wall, x + 0.22, z + 0.22, width - 0.44, height - 0.44, glass.middle),
  ];
};

/** A skirting board along the wall that faces +x. */
export const skirting = (x: number, y: number, length: number, z = 0): Mark =>
  rectangle(rightFace(x, y, z), 0, 0, length, 0.45, white.light, { stroke: INK, width: 0.5 });
