import type { Vec2 } from '../geometry/vector';

/** The kind of a path, for the page's style sheet. */
export type AccessCheckKind = 'ground' | 'wall' | 'thing' | 'way' | 'gap' | 'measure';
type AccessCheckPath = { readonly kind: AccessCheckKind; readonly d: string };
type AccessCheckLabel = { readonly at: Vec2; readonly text: string; readonly of: AccessCheckKind };

/** A drawing to scale: one unit is one centimetre. */
export type AccessCheckDrawing = {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly paths: readonly AccessCheckPath[];
  readonly labels: readonly AccessCheckLabel[];
};

type Rectangle = { readonly width: number; readonly height: number };

const WALL = 10;
/** The margin around a drawing, for its dimensions. */
const EDGE = 30;
const TICK = 4;

const round = (value: number): number => Math.round(value * 10) / 10;
const lineOf = (points: readonly Vec2[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
const ring = (points: readonly Vec2[]): string => `${lineOf(points)}z`;
const block = (x: number, y: number, width: number, height: number): string =>
  ring([[x, y], [x + width, y], [x + width, y + height], [x, y + height]]); // prettier-ignore
const whole = (cm: number): string => String(Math.round(cm));

/** Returns a dimension line with marked ends, and its text in the middle, moved by `aside`. */
function measured(from: Vec2, to: Vec2, text: string, aside: Vec2, kind: AccessCheckKind = 'measure') {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const across: Vec2 = [(-(to[1] - from[1]) / long) * TICK, ((to[0] - from[0]) / long) * TICK];
  const end = ([x, y]: Vec2) => lineOf([[x - across[0], y - across[1]], [x + across[0], y + across[1]]]); // prettier-ignore
  return {
    path: { kind, d: [lineOf([from, to]), end(from), end(to)].join('') },
    label: { at: [(from[0] + to[0]) / 2 + aside[0], (from[1] + to[1]) / 2 + aside[1]] as Vec2, text, of: kind },
  };
}

function framed(
  [left, top, right, bottom]: readonly [number, number, number, number],
  paths: readonly AccessCheckPath[],
  labels: readonly AccessCheckLabel[],
): AccessCheckDrawing {
  const [width, height] = [round(right - left), round(bottom - top)];
  return { width, height, viewBox: [left, top, width, height].map(round).join(' '), paths, labels };
}

/** Draws an opening from the front, with the width and height of the item held in it. */
export function drawnOpening(opening: Rectangle, held: Rectangle): AccessCheckDrawing {
  const high = Math.max(opening.height, held.height);
  const side = (Math.max(held.width - opening.width, 0) + 2 * EDGE) / 2 + WALL;
  const left = (opening.width - held.width) / 2;
  const top = opening.height - held.height;
  const across = measured(
    [0, opening.height + 14],
    [opening.width, opening.height + 14],
    whole(opening.width),
    [0, 12],
  );
  const up = measured(
    [opening.width + side + 8, 0],
    [opening.width + side + 8, opening.height],
    whole(opening.height),
    [16, 0],
  );
  const spare = opening.width - held.width;
  const gap =
    spare > 0 ? [block(0, 0, left, opening.height), block(opening.width - left, 0, left, opening.height)] : [];
  return framed(
    [-side, opening.height - high - EDGE, opening.width + side + 42, opening.height + EDGE + 4],
    [
      { kind: 'wall', d: block(-side, -WALL, opening.width + 2 * side, opening.height + WALL) },
      { kind: 'way', d: block(0, 0, opening.width, opening.height) },
      ...gap.map((d) => ({ kind: 'gap' as const, d })),
      { kind: 'thing', d: block(left, top, held.width, held.height) },
      { kind: 'ground', d: lineOf([[-side, opening.height], [opening.width + side, opening.height]]) }, // prettier-ignore
      across.path,
      up.path,
    ],
    [
      {
        at: [opening.width / 2, top + held.height / 2],
        text: `${whole(held.width)} × ${whole(held.height)}`,
        of: 'thing',
      },
      across.label,
      up.label,
    ],
  );
}

/**
 * A corner from above, and the rectangle of the item at its tightest place: the angle of its long side as it swings or
 * slides.
 */
export type DrawnCorner = {
  readonly before: number;
  readonly after: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
  readonly slides: 'before' | 'after' | null;
  readonly room: number;
};

/** Draws a corner. The outer corner is at the origin: the first corridor comes up from below, the second goes right. */
export function drawnCorner({ before, after, length, width, angle, slides, room }: DrawnCorner): AccessCheckDrawing {
  const reach = Math.max(length * 0.8, before + 70, after + 70);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const corners: readonly Vec2[] = [
    [length * cos, 0],
    [0, length * sin],
    [width * sin, length * sin + width * cos],
    [length * cos + width * sin, width * cos],
  ];
  const middle: Vec2 = [(length * cos + width * sin) / 2, (length * sin + width * cos) / 2];
  const inner: Vec2 = [before, after];
  const touched: Vec2 = slides ? inner : [before - room * sin, after - room * cos];
  const first = measured([0, reach + 12], [before, reach + 12], whole(before), [0, 12]);
  const second = measured([reach + 12, 0], [reach + 12, after], whole(after), [15, 4]);
  return framed(
    [-WALL - 6, -WALL - 6, reach + EDGE + 14, reach + EDGE + 4],
    [
      { kind: 'way', d: ring([[0, 0], [reach, 0], [reach, after], inner, [before, reach], [0, reach]]) }, // prettier-ignore
      { kind: 'thing', d: ring(corners) },
      { kind: 'wall', d: ring([[-WALL, -WALL], [reach, -WALL], [reach, 0], [0, 0], [0, reach], [-WALL, reach]]) }, // prettier-ignore
      { kind: 'wall', d: ring([inner, [reach, after], [reach, after + WALL], [before + WALL, after + WALL], [before + WALL, reach], [before, reach]]) }, // prettier-ignore
      { kind: 'gap', d: lineOf([touched, inner]) },
      first.path,
      second.path,
    ],
    [{ at: middle, text: `${whole(length)} × ${whole(width)}`, of: 'thing' }, first.label, second.label],
  );
}

/** Draws the car of a lift from above, with its door at the bottom and the item in it. */
export function drawnCar(
  car: { readonly width: number; readonly depth: number; readonly door: number },
  held: Rectangle,
): AccessCheckDrawing {
  const left = (car.width - held.width) / 2;
  const bottom = Math.max(car.depth, held.height);
  const across = measured([0, bottom + 22], [car.width, bottom + 22], whole(car.width), [0, 12]);
  const deep = measured([car.width + 22, 0], [car.width + 22, car.depth], whole(car.depth), [16, 0]);
  const side = Math.max(EDGE, -left + WALL);
  const frame = (car.width - car.door) / 2;
  return framed(
    [-side, -EDGE, car.width + side + 26, bottom + EDGE + 12],
    [
      { kind: 'wall', d: block(-WALL, -WALL, car.width + 2 * WALL, car.depth + 2 * WALL) },
      { kind: 'way', d: block(0, 0, car.width, car.depth) },
      { kind: 'way', d: block(frame, car.depth, car.door, WALL) },
      { kind: 'thing', d: block(left, 0, held.width, held.height) },
      across.path,
      deep.path,
    ],
    [
      { at: [car.width / 2, held.height / 2], text: `${whole(held.height)} × ${whole(held.width)}`, of: 'thing' },
      across.label,
      deep.label,
    ],
  );
}
