import { points, type Vec3 } from '../geometry/vector';
import { leftFace, polyline, rightFace, type Mark } from '../marks';
import { cut as sawn, floor as boards, white, type Material } from '../palette';
import { box, lines, type Solid } from '../solids/solid';

export type RoomOptions = {
  /** Clear inside measures along x, along y and up, in feet. */
  readonly width: number;
  readonly depth: number;
  readonly height?: number | undefined;
  /** The far corner of the floor, where the two walls meet. */
  readonly at?: Vec3 | undefined;
  /** Thickness of the walls, and of the floor, in feet. */
  readonly wall?: number | undefined;
  readonly slab?: number | undefined;
  readonly floor?: Material | undefined;
  /** `wallX` faces +x (on the left of the sheet), `wallY` faces +y (on the right). */
  readonly wallX?: Material | undefined;
  readonly wallY?: Material | undefined;
  /** Whether the floor has a line for every foot. */
  readonly grid?: boolean | undefined;
  /** Whether the walls have a line for every foot. */
  readonly ribs?: boolean | undefined;
  /** The material of the cut edges of floor and walls. */
  readonly cut?: Material | undefined;
  readonly marksX?: readonly Mark[] | undefined;
  readonly marksY?: readonly Mark[] | undefined;
};

/** The height of every unit in feet (spec: height 8 ft, assumption of the product). */
export const UNIT_HEIGHT = 8;
/** Half the gap in feet between two neighbouring units in a drawing. */
export const WALL = 0.34;

const GRID = { stroke: '#FFFFFF', width: 0.9 };
const RIB_X = '#D5DFE6';
const RIB_Y = '#C3D0D9';

const everyFoot = (length: number): readonly number[] => Array.from({ length: Math.ceil(length) - 1 }, (_, i) => i + 1);

/** Draws an open-fronted room: the floor and the two far walls, with all cut edges in one colour. */
export function room({
  width,
  depth,
  height = UNIT_HEIGHT,
  at: [x, y, z] = [0, 0, 0],
  wall = WALL,
  slab = 0.4,
  floor = boards,
  wallX = white,
  wallY = white,
  grid = true,
  ribs = true,
  cut = sawn,
  marksX = [],
  marksY = [],
}: RoomOptions): readonly Solid[] {
  const [X, Y] = [x + width, y + depth];
  const rib = (face: 'x' | 'y') => (ribs ? everyFoot(face === 'x' ? depth : width) : []);
  const up = (along: number) => points([along, 0.02], [along, height]);
  const ribsX = rib('x').map((along) => polyline(rightFace(x, Y, z), up(along), RIB_X, 0.8));
  const ribsY = rib('y').map((along) => polyline(leftFace(x, y, z), up(along), RIB_Y, 0.8));
  return [
    box([x - wall, y - wall, z - slab], [width + wall, depth + wall, slab], floor, { right: cut, left: cut }),
    ...(grid ? [floorGrid([x, y, z], [X, Y, z])] : []),
    box([x - wall, y - wall, z], [wall, depth + wall, height], wallX, {
      top: cut,
      left: cut,
      marks: [...ribsX, ...marksX],
    }),
    box([x, y - wall, z], [width, wall, height], wallY, { top: cut, right: cut, marks: [...ribsY, ...marksY] }),
  ];
}

function floorGrid(lo: Vec3, hi: Vec3): Solid {
  const [x, y, z] = lo;
  const paths = [
    ...everyFoot(hi[0] - x).map((i): readonly Vec3[] => points([x + i, y, z], [x + i, hi[1], z])),
    ...everyFoot(hi[1] - y).map((i): readonly Vec3[] => points([x, y + i, z], [hi[0], y + i, z])),
  ];
  return { ...lines(paths, GRID.stroke, GRID.width), lo, hi };
}
