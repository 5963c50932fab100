import { points } from '../../geometry/vector';
import { backFace, plane, polyline, rectangle, rightFace, type Mark, type Plane } from '../../marks';
import { INK, cut, floor, white, type Material } from '../../palette';
import { box, group, type Solid } from '../../solids/solid';
import { level } from '../parts';
import { nameOn } from './parts';

const SLAT = '#C6D3DC';
const WALL = 0.28;
const FLOOR = 0.3;

/** The cargo box of a Luton, in feet. The inside measures follow from these. Its length runs along y. */
export const CARGO = { width: 7, bottom: 1.75, height: 10.4, from: 0.3, to: 13.7 } as const;
const { width, bottom, height, from, to } = CARGO;
const length = to - from;
const floorTop = bottom + FLOOR;
const clear = height - floorTop;
const BOUNDS = { lo: [0, from, bottom], hi: [width, to, height + 0.25] } as const;

// Marked as pure, so that unused planes stay out of the browser's bundle, which draws only the cut-open van.
const right = /* @__PURE__ */ rightFace(width, 0, 0);
const left = /* @__PURE__ */ backFace(0, 0, 0);
/** Returns the slats on the far wall, seen from inside. */
const slats = (on: Plane): readonly Mark[] =>
  [1, 2, 3].map((i) => level(on, from + 0.2, floorTop + i * 1.9, length - 0.4, 1.4, SLAT));

const rightSide = (body: Material): readonly Mark[] => [
  rectangle(right, -to, bottom, length, 0.55, body.dark),
  ...nameOn(right, -12.9, 3.9),
];
const leftSide = (body: Material): readonly Mark[] => [
  rectangle(left, from, bottom, length, 0.55, body.dark),
  ...nameOn(left, from + 1, 3.9),
];

/** Draws the closed cargo box with doors at the back. */
export function closedCargo(body: Material): Solid {
  const back = plane([0, from, 0], [-1, 0, 0], [0, 0, 1], [0, -1, 0]);
  const doors = polyline(back, points([-width / 2, bottom + 0.2], [-width / 2, height - 0.3]), INK, 1);
  return box([0, from, bottom], [width, length, height - bottom], body, {
    marks: [...rightSide(body), ...leftSide(body), doors],
  });
}

/** Draws the cargo box with open back doors that show the load. */
export function openCargo(body: Material, load: readonly Solid[]): Solid {
  const parts = [
    box([0, from, bottom], [width, length, FLOOR], floor, {
      marks: [
        rectangle(right, -to, bottom, length, FLOOR, body.middle),
        rectangle(left, from, bottom, length, FLOOR, body.dark),
      ],
    }),
    box([0, from, floorTop], [WALL, length, clear], body, { right: white, marks: leftSide(body) }),
    box([width - WALL, from, floorTop], [WALL, length, clear], body, { back: white, marks: rightSide(body) }),
    box([WALL, to - WALL, floorTop], [width - 2 * WALL, WALL, clear], white),
    box([0, from, height], [width, length, 0.25], body),
    ...load,
  ];
  return group(parts, BOUNDS);
}

/** Draws the cargo box from the back, cut open on the near side. The far side and the wall behind the cab remain. */
export function cutCargoFromBack(body: Material, load: readonly Solid[]): Solid {
  const inside = backFace(width - WALL, 0, 0);
  const parts = [
    box([0, from, bottom], [width, length, FLOOR], floor, { back: cut, far: cut }),
    box([width - WALL, from, floorTop], [WALL, length, clear], body, {
      back: white,
      top: cut,
      far: cut,
      marks: slats(inside),
    }),
    box([0, to - WALL, floorTop], [width - WALL, WALL, clear], white, { top: cut, back: cut }),
    ...load,
  ];
  return group(parts, BOUNDS);
}
