import { points, type Vec3 } from '../../geometry/vector';
import { leftFace, polyline, rectangle, rightFace, type Mark } from '../../marks';
import { INK, SCENERY, clay, ink, white, type Material } from '../../palette';
import { piece, type Piece } from '../../piece';
import { box, group, lathe, prism, type Solid } from '../../solids/solid';
import { level } from '../parts';
import { frontDoor, sash } from './windows';

const { stock, stucco, roof } = SCENERY;
const JOINT = '#BFB3A2';
const SLATE_LINE = '#5A6C79';
const EDGE = { stroke: INK, width: 0.7 };

export type TerraceOptions = {
  readonly width?: number;
  readonly depth?: number;
  /** Heights of the floors from the ground up, in feet. */
  readonly floors?: readonly number[];
  readonly brick?: Material;
  /** Colour of the door. */
  readonly door?: string;
  /** Whether the ground floor is rendered. */
  readonly rendered?: boolean;
  /** Whether the wall towards +x has windows, for a house at the end of its row. */
  readonly endOfTerrace?: boolean;
  /** The seed that decides which bricks are darker. */
  readonly seed?: number;
};

const BAYS = 2;
const DOOR = { at: 1.9, width: 3.2, height: 6.2, step: 1.2 } as const;
const RIDGE = 6;

/** Returns the marks of a few darker bricks, never a full bond. */
function bricks(
  on: ReturnType<typeof leftFace>,
  width: number,
  from: number,
  to: number,
  colour: string,
  seed: number,
): readonly Mark[] {
  let state = seed;
  const next = () => (state = (state * 73 + 41) % 997) / 997;
  return Array.from({ length: 16 }, () => {
    const [a, b] = [next() * (width - 2), from + next() * (to - from - 2)];
    return polyline(on, points([a, b], [a + 0.7 + next() * 0.8, b]), colour, 1.6);
  });
}

function rendering(on: ReturnType<typeof leftFace>, width: number, height: number): readonly Mark[] {
  return [
    rectangle(on, 0, 0, width, height, stucco.dark),
    ...[1, 2, 3, 4].map((i) => level(on, 0, (height * i) / 5, width, 0.5, JOINT)),
    rectangle(on, 0, height - 0.35, width, 0.35, white.light, { stroke: INK, width: 0.6 }),
  ];
}

/** Draws two slopes behind a parapet, and a chimney on the party wall. */
function roofAndChimney(width: number, depth: number, eaves: number, brick: Material): readonly Solid[] {
  const slates = [1, 2, 3].map((i): Mark => {
    const t = i / 4;
    const [y, z] = [depth / 2 + (depth / 2 - 1.2) * t, eaves + RIDGE * (1 - t)];
    return {
      kind: 'line',
      points: points([0.2, y, z], [width - 0.2, y, z]),
      normal: [0, 0.5, 0.5],
      stroke: SLATE_LINE,
      width: 0.7,
    };
  });
  const profile = points([1.2, eaves], [depth - 1.2, eaves], [depth / 2, eaves + RIDGE]);
  const x = width - 1.6;
  const [base, top] = [eaves + RIDGE * 0.45, eaves + RIDGE + 2.6];
  return [
    prism('x', profile, 0.2, width - 0.2, roof, { marks: slates, cap: brick }),
    box([x, depth / 2 - 2.4, base], [1.6, 4.8, top - base], brick, {
      marks: [
        level(leftFace(x, depth / 2 + 2.4, eaves + RIDGE), 0, 2, 1.6, 0.7),
        level(rightFace(x + 1.6, depth / 2 + 2.4, eaves + RIDGE), 0, 2, 4.8, 0.7),
      ],
    }),
    ...[0, 1, 2, 3].map((i) =>
      lathe(x + 0.8, depth / 2 - 1.75 + i * 1.17, points([top, 0.32], [top + 1.5, 0.25]), clay, {
        segments: 10,
        top: ink,
      }),
    ),
  ];
}

/** Draws a terraced house, its door towards +y, two steps before it. */
export function terrace({
  width = 16,
  depth = 22,
  floors = [9.5, 9, 8.5],
  brick = stock,
  door = ink.middle,
  rendered = true,
  endOfTerrace = false,
  seed = 5,
}: TerraceOptions = {}): Piece {
  const [ground = 0, first = 0] = floors;
  const eaves = floors.reduce((sum, height) => sum + height, 0);
  const face = leftFace(0, depth, 0);
  const end = rightFace(width, depth, 0);
  let below = ground;
  const upper = floors.slice(1).flatMap((height, floor) => {
    const windows = Array.from({ length: BAYS }, (_, bay) =>
      sash(face, (width * (bay + 0.5)) / BAYS - 1.5, below + 1.5, 3, floor === 0 ? 6 : 5, { lintel: brick.light }),
    ).flat();
    below += height;
    return windows;
  });
  const marks = [
    ...(rendered ? rendering(face, width, ground) : []),
    ...bricks(face, width, rendered ? ground + 0.6 : 0.5, eaves, brick.middle, seed),
    ...upper,
    ...frontDoor(face, DOOR.at, DOOR.step, DOOR.width, DOOR.height, door),
    ...sash(face, width - 6.6, 2.6, 4.6, 5.4),
    rectangle(face, 0, eaves - 1.4, width, 0.5, white.light, EDGE),
    ...(endOfTerrace
      ? [
          ...sash(end, depth * 0.2, ground + 2, 2.8, 5),
          ...sash(end, depth * 0.62, (floors.length > 2 ? ground + first : ground) + 2, 2.8, 5),
          ...sash(end, depth * 0.62, 2.6, 2.8, 5),
        ]
      : []),
  ];
  const hi: Vec3 = [width, depth + 2, eaves + RIDGE + 4.1];
  const parts = [
    box([0, 0, 0], [width, depth, eaves], brick, { marks }),
    box([DOOR.at - 0.6, depth, 0], [DOOR.width + 1.2, 2, 0.6], stucco),
    box([DOOR.at - 0.3, depth, 0.6], [DOOR.width + 0.6, 1.1, 0.6], stucco),
    ...roofAndChimney(width, depth, eaves, brick),
  ];
  return piece(hi, [group(parts, { lo: [0, 0, 0], hi })]);
}
