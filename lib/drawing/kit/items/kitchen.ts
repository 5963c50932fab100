import { points, type Vec3 } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, rectangle, topFace, type Mark } from '@/lib/drawing/marks';
import * as paint from '@/lib/drawing/palette';
import { piece, type Piece } from '@/lib/drawing/piece';
import { box, cylinder, lathe, prism, roundedBox } from '@/lib/drawing/solids/solid';
import { EDGE, assembled, bar, fronts, legs, level, post, upright, block, layered } from '../parts';

const handle = (size: Vec3, a: number, b: number, width: number, height: number) =>
  rectangle(leftFace(0, size[1], 0), a, b, width, height, paint.INK);

export function smallFridge(): Piece {
  const size: Vec3 = [1.9, 1.9, 2.8];
  const on = leftFace(0, 1.9, 0);
  return block(size, paint.white, [level(on, 0, 2.5, 1.9), level(on, 0, 0.2, 1.9), handle(size, 0.15, 1.7, 0.1, 0.65)]);
}

export function americanFridge(): Piece {
  const size: Vec3 = [3, 2.4, 5.9];
  const on = leftFace(0, 2.4, 0);
  return block(size, paint.steel, [
    upright(on, 1.3, 0.2, 5.6, 1),
    level(on, 0, 0.25, 3),
    handle(size, 1.08, 2.2, 0.1, 2),
    handle(size, 1.44, 2.2, 0.1, 2),
    rectangle(on, 0.35, 3, 0.55, 0.9, paint.slate.middle, EDGE),
  ]);
}

/**
 * Draws a chest freezer.
 * @param width 3 or 4.8 feet
 */
export function chestFreezer(width: number, depth: number): Piece {
  const on = leftFace(0, depth, 0);
  return assembled(
    [width, depth, 2.8],
    box([0, 0, 0], [width, depth, 2.45], paint.white, {
      marks: [level(on, 0.1, 0.25, width - 0.2), rectangle(on, width - 0.7, 0.45, 0.4, 0.25, paint.slate.middle, EDGE)],
    }),
    roundedBox([-0.03, -0.03, 2.45], [width + 0.06, depth + 0.06, 0.35], [0, 0.12, 0.12, 0], 'x', paint.white, {
      marks: [rectangle(leftFace(0, depth + 0.03, 2.45), width / 2 - 0.3, 0.05, 0.6, 0.12, paint.INK)],
    }),
  );
}

export function uprightFreezer(): Piece {
  const size: Vec3 = [1.9, 1.9, 4.7];
  const on = leftFace(0, 1.9, 0);
  const [x, z] = [0.95, 3.9];
  const star = points([0.2, 0], [0.1, 0.17], [-0.1, 0.17]).map(([a, b]): Mark => ({
    kind: 'line',
    points: points([x - a, 1.9, z - b], [x + a, 1.9, z + b]),
    normal: [0, 1, 0],
    stroke: paint.petrol.middle,
    width: 1.2,
  }));
  return block(size, paint.white, [
    level(on, 0, 0.25, 1.9),
    level(on, 0, 4.4, 1.9),
    handle(size, 0.15, 2.2, 0.1, 1.1),
    ...star,
  ]);
}

export function wineCooler(): Piece {
  const on = leftFace(0, 1.9, 0);
  const shelves = [0.3, 0.85, 1.4, 1.95];
  return block([1.3, 1.9, 2.8], paint.ink, [
    rectangle(on, 0.12, 0.2, 1.06, 2.4, paint.glass.dark, EDGE),
    ...shelves.flatMap((z) => [
      level(on, 0.12, z, 1.06),
      ...[0.35, 0.65, 0.95].map((a) =>
        circle(on, a, z + 0.14, 0.12, paint.walnut.dark, { stroke: paint.INK, width: 0.6 }),
      ),
    ]),
  ]);
}

const hob = (top: number, x: number, y: number, radius: number) =>
  circle(topFace(0, 0, top), x, y, radius, paint.ink.dark, { stroke: paint.INK, width: 0.6 });
const dial = (on: ReturnType<typeof leftFace>, a: number, b: number) => circle(on, a, b, 0.09, paint.ink.middle);

export function cooker(): Piece {
  const on = leftFace(0, 2, 0);
  const marks = [
    ...points([0.5, 0.5], [1.5, 0.5], [0.5, 1.4], [1.5, 1.4]).map(([x, y]) => hob(3, x, y, 0.32)),
    ...[0.35, 0.8, 1.25, 1.7].map((a) => dial(on, a, 2.75)),
    rectangle(on, 0.2, 0.7, 1.6, 1.4, paint.ink.dark, EDGE),
    rectangle(on, 0.2, 2.25, 1.6, 0.1, paint.INK),
    level(on, 0, 0.4, 2),
  ];
  return block([2, 2, 3], paint.white, marks);
}

export function rangeCooker(): Piece {
  const on = leftFace(0, 2.1, 0);
  const oven = (a: number) => [
    rectangle(on, a, 0.8, 1.5, 1.4, paint.petrol.dark, EDGE),
    rectangle(on, a + 0.25, 1.1, 1, 0.75, paint.ink.dark, EDGE),
    rectangle(on, a + 0.1, 2.32, 1.3, 0.1, paint.steel.light, EDGE),
  ];
  const rings = [0.6, 1.8, 3].flatMap((x) => [0.55, 1.5].map((y) => hob(3, x, y, 0.34)));
  const marks = [
    ...rings,
    ...oven(0.2),
    ...oven(1.9),
    ...[0.3, 0.8, 1.3, 1.8, 2.3, 2.8, 3.3].map((a) => circle(on, a, 2.75, 0.1, paint.mustard.light, EDGE)),
    ...fronts(on, [0.1, 0.15, 3.4, 0.5], 1, 1),
  ];
  return assembled(
    [3.6, 2.1, 3.1],
    box([0, 0, 0], [3.6, 2.1, 3], paint.petrol, { marks }),
    box([0, 0, 3], [3.6, 0.12, 0.3], paint.steel),
  );
}

export function microwave(): Piece {
  const on = leftFace(0, 1.3, 0);
  return block([1.7, 1.3, 1.1], paint.steel, [
    rectangle(on, 0.12, 0.15, 1.05, 0.8, paint.ink.dark, EDGE),
    rectangle(on, 1.3, 0.7, 0.28, 0.2, paint.glass.middle, EDGE),
    circle(on, 1.44, 0.4, 0.12, paint.ink.middle),
  ]);
}

/** Draws a carton with a toaster that shows above its edge. */
export const boxedAppliance = () =>
  layered(
    [1.6, 1.3, 1.3],
    roundedBox([0, 0.1, 0], [1.5, 0.9, 0.95], [0.05, 0.05, 0.25, 0.25], 'y', paint.steel, {
      marks: [circle(leftFace(0, 1, 0), 1.2, 0.3, 0.12, paint.orange.light, EDGE)],
    }),
    ...[0.3, 0.65].map((y) =>
      prism(
        'y',
        points([0.35, 0.9], [1.15, 0.9], [1.15, 1.2], [0.95, 1.32], [0.55, 1.32], [0.35, 1.2]),
        y,
        y + 0.14,
        paint.kraft,
      ),
    ),
    box([1.5, 0.4, 0.45], [0.1, 0.3, 0.12], paint.ink),
  );

/** Draws a machine with a round door. The details beside the door show its kind. */
export function laundry(kind: 'dryer' | 'both'): Piece {
  const size: Vec3 = [2, 2, 2.8];
  const on = leftFace(0, 2, 0);
  const door =
    kind === 'dryer'
      ? [
          circle(on, 1, 1.15, 0.8, paint.white.middle, EDGE),
          circle(on, 1, 1.15, 0.62, paint.steel.light, EDGE),
          handle(size, 1.58, 1, 0.1, 0.35),
          rectangle(on, 0.2, 0.1, 1.6, 0.2, paint.mist.dark, EDGE),
        ]
      : [
          circle(on, 1, 1.15, 0.75, paint.ink.middle, EDGE),
          circle(on, 1, 1.15, 0.5, paint.glass.middle, EDGE),
          circle(on, 1, 1.15, 0.22, paint.petrol.light, EDGE),
        ];
  return block(size, kind === 'both' ? paint.steel : paint.white, [
    level(on, 0, 2.25, 2),
    ...door,
    circle(on, 1, 2.52, 0.15, paint.white.light, EDGE),
    rectangle(on, kind === 'dryer' ? 1.3 : 0.15, 2.42, 0.5, 0.2, paint.steel.light),
  ]);
}

/**
 * Draws a dishwasher.
 * @param width in feet: 2, or 1.5 for a slim one
 */
export function dishwasher(width: number, depth: number, height: number): Piece {
  const size: Vec3 = [width, depth, height];
  const on = leftFace(0, depth, 0);
  return block(size, paint.white, [
    level(on, 0, height - 0.4, width),
    level(on, 0, 0.35, width),
    handle(size, width * 0.2, height - 0.62, width * 0.6, 0.1),
    ...[0.2, 0.35, 0.5].map((a) => circle(on, a, height - 0.2, 0.05, paint.INK)),
    rectangle(on, width - 0.6, height - 0.28, 0.4, 0.15, paint.glass.dark),
  ]);
}

export const kitchenTrolley = () =>
  assembled(
    [2, 1.5, 2.9],
    ...points([0.15, 0.15], [1.6, 0.15], [0.15, 1.1], [1.6, 1.1]).map(([x, y]) =>
      box([x, y, 0], [0.25, 0.25, 0.25], paint.tyre),
    ),
    ...legs(2, 1.5, 2.1, 0.16, 0.06, paint.oak).map((leg) => leg),
    box([0, 0, 0.5], [2, 1.5, 0.12], paint.oak),
    box([0, 0, 1.3], [2, 1.5, 0.12], paint.oak),
    box([0.3, 0.3, 0.62], [0.6, 0.6, 0.5], paint.sage),
    box([0, 0, 2.1], [2, 1.5, 0.5], paint.white, {
      marks: fronts(leftFace(0, 1.5, 2.1), [0.05, 0.05, 1.9, 0.4], 2, 1),
    }),
    box([-0.05, -0.05, 2.6], [2.1, 1.6, 0.25], paint.oak),
  );

export const kitchenBin = () =>
  piece(
    [1.1, 1.4, 2.2],
    [
      box([0.4, 0.9, 0], [0.3, 0.45, 0.1], paint.ink),
      lathe(0.55, 0.55, points([0, 0.52], [0.12, 0.52]), paint.ink),
      lathe(0.55, 0.55, points([0.12, 0.5], [1.85, 0.5]), paint.steel),
      lathe(0.55, 0.55, points([1.85, 0.53], [2.05, 0.5], [2.2, 0.25]), paint.ink),
    ],
    0.5,
  );

export const vacuumCleaner = () =>
  layered(
    [2, 1.5, 2.4],
    bar(0.12, paint.ink, [1.6, 0.55, 0.3], [1.85, 0.35, 1.4], [1.5, 0.3, 2.35]),
    lathe(0.7, 0.75, points([0.12, 0.62], [0.9, 0.62]), paint.orange),
    lathe(0.7, 0.75, points([0.9, 0.62], [1.15, 0.55], [1.3, 0.3]), paint.ink),
    cylinder('y', [0.25, 1.15, 0.25], 0.25, 0.2, paint.tyre),
    bar(0.14, paint.ink, [0.7, 0.75, 1.2], [0.9, 1, 1.75], [1.5, 1.2, 1.5], [1.75, 1.3, 0.15]),
    box([1.35, 1.1, 0], [0.65, 0.4, 0.14], paint.ink),
  );

export const ironingBoard = () =>
  layered(
    [4.5, 1.2, 2.9],
    bar(0.09, paint.steel, [0.6, 0.3, 0], [3.4, 0.3, 2.7]),
    bar(0.09, paint.steel, [3.6, 0.9, 0], [0.9, 0.9, 2.7]),
    bar(0.09, paint.steel, [0.6, 0.05, 0.04], [0.6, 1.15, 0.04]),
    bar(0.09, paint.steel, [3.6, 0.05, 0.04], [3.6, 1.15, 0.04]),
    prism(
      'z',
      points([0, 0.05], [3.3, 0], [4.1, 0.2], [4.5, 0.6], [4.1, 1], [3.3, 1.2], [0, 1.15]),
      2.7,
      2.85,
      paint.petrol,
    ),
    box([0.3, 0.3, 2.85], [0.75, 0.4, 0.3], paint.orange),
  );

export const barStool = () =>
  piece(
    [1.3, 1.3, 2.7],
    [
      lathe(0.65, 0.65, points([0, 0.6], [0.1, 0.55]), paint.steel),
      lathe(0.65, 0.65, points([0.1, 0.08], [2.35, 0.08]), paint.steel, { segments: 10 }),
      lathe(0.65, 0.65, points([0.8, 0.42], [0.88, 0.42]), paint.steel),
      lathe(0.65, 0.65, points([2.35, 0.6], [2.7, 0.56]), paint.orange),
    ],
    0.55,
  );

export const diningBench = () =>
  assembled(
    [4.6, 1.3, 1.6],
    box([0.4, 0.1, 0], [0.2, 1.1, 1.42], paint.oak),
    box([4, 0.1, 0], [0.2, 1.1, 1.42], paint.oak),
    box([0.6, 0.55, 0.5], [3.4, 0.16, 0.25], paint.oak),
    box([0, 0, 1.42], [4.6, 1.3, 0.18], paint.oak),
  );

export const drinksTrolley = () =>
  assembled(
    [2.4, 1.5, 3],
    ...points([0.1, 0.1], [2.15, 0.1], [0.1, 1.25], [2.15, 1.25]).map(([x, y]) =>
      post(x, y, 0.12, 2.95, paint.mustard),
    ),
    box([0, 0, 0.5], [2.4, 1.5, 0.1], paint.walnut),
    box([0, 0, 2.1], [2.4, 1.5, 0.1], paint.walnut),
    ...[
      [0.5, 0.5, paint.petrol],
      [0.95, 0.4, paint.orange],
      [1.8, 0.55, paint.walnut],
    ].map(([x, y, m]) =>
      lathe(
        x as number,
        y as number,
        points([2.2, 0.16], [2.7, 0.16], [2.8, 0.06], [3.05, 0.06]),
        m as paint.Material,
        {
          segments: 12,
        },
      ),
    ),
    ...points([0.7, 1], [1.2, 1.05]).map(([x, y]) =>
      lathe(x, y, points([2.2, 0.1], [2.45, 0.14]), paint.glass, { segments: 12 }),
    ),
    box([0.4, 0.4, 0.6], [0.9, 0.7, 0.5], paint.sage),
  );

export function welshDresser(): Piece {
  const [low, high] = [leftFace(0, 1.7, 0), leftFace(0.15, 0.9, 3)];
  const plates = [0.15, 1.25, 2.35].flatMap((z) => [
    level(high, 0.1, z, 3.9),
    ...[0.5, 1.3, 2.1, 2.9, 3.6].map((a) =>
      circle(high, a, z + 0.4, 0.34, a > 2 ? paint.glass.light : paint.white.light, { stroke: paint.INK, width: 0.6 }),
    ),
  ]);
  return layered(
    [4.4, 1.7, 6.4],
    box([0.15, 0, 3], [4.1, 0.9, 3.3], paint.oak, {
      marks: [rectangle(high, 0.1, 0.1, 3.9, 3.1, paint.oak.dark, EDGE), ...plates],
    }),
    box([0, 0, 0], [4.4, 1.7, 2.85], paint.oak, {
      marks: [...fronts(low, [0.1, 0.2, 4.2, 1.7], 3, 1), ...fronts(low, [0.1, 2, 4.2, 0.7], 3, 1)],
    }),
    box([-0.05, 0, 2.85], [4.5, 1.75, 0.15], paint.oak),
    box([0.05, -0.05, 6.3], [4.3, 1, 0.15], paint.oak),
  );
}
