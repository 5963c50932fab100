import { points, type Vec3 } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, polygon, rectangle, rightFace, topFace } from '@/lib/drawing/marks';
import * as paint from '@/lib/drawing/palette';
import { piece, placeUngrouped, type Piece } from '@/lib/drawing/piece';
import { box, cylinder, lathe, prism, roundedBox } from '@/lib/drawing/solids/solid';
import { EDGE, assembled, bar, fronts, legs, level, layered, block } from '../parts';
import { armchair, sofa } from '../seating';

/** Draws a corner sofa whose short side comes forward on the left. */
export function cornerSofa(material: paint.Material = paint.petrol): Piece {
  const [width, depth, side] = [7.5, 5.4, 2.6];
  const cushion = (at: Vec3, size: Vec3) => roundedBox(at, size, [0, 0.2, 0.2, 0], 'x', material);
  return assembled(
    [width, depth, 2.7],
    roundedBox([0, 0, 0], [width, 0.75, 2.7], [0, 0, 0.22, 0.3], 'x', material),
    roundedBox([0, 0.75, 0], [0.7, depth - 0.75, 2.7], [0, 0, 0.3, 0.22], 'y', material),
    box([0.7, 0.75, 0], [width - 0.7, 2.15, 0.9], material),
    box([0.7, 2.9, 0], [side - 0.7, depth - 2.9, 0.9], material),
    ...[0.7, 2.6, 4.6].map((x, i) => cushion([x, 0.75, 0.9], [i === 0 ? 1.9 : 2, 2.15, 0.5])),
    cushion([0.7, 2.9, 0.9], [side - 0.7, depth - 2.9, 0.5]),
    roundedBox([width - 0.6, 0.75, 0], [0.6, 2.15, 1.9], [0, 0, 0.26, 0.26], 'y', material),
    roundedBox([4.9, 1.1, 1.4], [1.15, 0.35, 0.95], 0.14, 'y', paint.mustard),
  );
}

export function sofaBed(): Piece {
  const base = sofa(6.2, paint.sage, { seats: 2 });
  const bedding = [
    roundedBox([0.9, 0.95, 1.5], [1.7, 1, 0.45], 0.18, 'x', paint.white),
    roundedBox([3, 0.9, 1.5], [2.3, 1.7, 0.5], [0, 0.2, 0.2, 0], 'x', paint.clay),
    roundedBox([3, 0.9, 2], [2.3, 1.7, 0.4], [0, 0.2, 0.2, 0], 'x', paint.white),
  ];
  return piece(base.size, [...base.solids, ...bedding]);
}

/** Draws a mattress folded into a seat on a frame of slats. */
export function futon(): Piece {
  const [width, depth] = [6.2, 2.8];
  return assembled(
    [width, depth, 2.8],
    ...legs(width, depth, 0.9, 0.22, 0.05, paint.oak),
    box([0, 0.1, 0.9], [width, depth - 0.1, 0.18], paint.oak),
    roundedBox([0.05, 0.55, 1.08], [width - 0.1, depth - 0.55, 0.55], 0.2, 'x', paint.mustard),
    roundedBox([0.05, 0.05, 1.3], [width - 0.1, 0.55, 1.5], 0.2, 'x', paint.mustard),
  );
}

export function recliner(): Piece {
  const base = armchair(paint.walnut);
  const rest = [
    box([0.7, 2.95, 0.55], [1.6, 0.5, 0.25], paint.ink),
    roundedBox([0.62, 3, 0.8], [1.76, 1.1, 0.4], 0.15, 'x', paint.walnut),
  ];
  return piece([3, 4.1, 2.8], [...base.solids, ...rest]);
}

export const footstool = () =>
  assembled(
    [1.9, 1.9, 1.3],
    ...legs(1.9, 1.9, 0.45, 0.2, 0.15, paint.walnut),
    roundedBox([0, 0, 0.45], [1.9, 1.9, 0.85], [0.1, 0.1, 0.25, 0.25], 'y', paint.clay),
  );

export const ottomanChest = () =>
  assembled(
    [3.2, 1.5, 1.6],
    box([0, 0, 0], [3.2, 1.5, 1.15], paint.petrol, { marks: [level(leftFace(0, 1.5, 0), 0.3, 0.2, 2.6, 0.6)] }),
    roundedBox([-0.04, -0.04, 1.15], [3.28, 1.58, 0.45], [0.05, 0.05, 0.2, 0.2], 'y', paint.petrol, {
      marks: [0.8, 1.6, 2.4].flatMap((x) => [circle(topFace(0, 0, 1.6), x, 0.75, 0.06, paint.INK)]),
    }),
  );

export const coffeeTable = () =>
  assembled(
    [3.6, 2, 1.3],
    ...legs(3.6, 2, 1.1, 0.25, 0.1, paint.oak),
    box([0.2, 0.2, 0.35], [3.2, 1.6, 0.12], paint.oak),
    box([0, 0, 1.1], [3.6, 2, 0.2], paint.oak),
    box([0.9, 0.6, 1.3], [0.9, 0.65, 0.15], paint.petrol),
  );

export const sideTable = () =>
  piece(
    [1.6, 1.6, 1.8],
    [
      lathe(0.8, 0.8, points([0, 0.5], [0.1, 0.45]), paint.walnut),
      lathe(0.8, 0.8, points([0.1, 0.09], [1.65, 0.09]), paint.walnut, { segments: 10 }),
      lathe(0.8, 0.8, points([1.65, 0.8], [1.8, 0.8]), paint.walnut),
    ],
    0.8,
  );

export function nestOfTables(): Piece {
  const one = (x: number, y: number, width: number, height: number) =>
    placeUngrouped(
      assembled(
        [width, 1.1, height],
        ...legs(width, 1.1, height - 0.12, 0.14, 0.04, paint.oak),
        box([0, 0, height - 0.12], [width, 1.1, 0.12], paint.oak),
      ),
      [x, y, 0],
    );
  return layered([1.9, 1.9, 1.8], ...one(0, 0, 1.9, 1.8), ...one(0.2, 0.4, 1.5, 1.45), ...one(0.4, 0.8, 1.1, 1.1));
}

export const consoleTable = () =>
  assembled(
    [3.9, 1.1, 2.6],
    ...legs(3.9, 1.1, 1.9, 0.18, 0.05, paint.walnut),
    box([0, 0, 1.9], [3.9, 1.1, 0.6], paint.walnut, {
      marks: fronts(leftFace(0, 1.1, 1.9), [0.1, 0.05, 3.7, 0.5], 2, 1),
    }),
    box([-0.05, -0.05, 2.5], [4, 1.2, 0.1], paint.walnut),
  );

export const sideboard = () =>
  assembled(
    [4.8, 1.4, 2.6],
    ...legs(4.8, 1.4, 0.5, 0.2, 0.2, paint.walnut),
    box([0, 0, 0.5], [4.8, 1.4, 2.1], paint.walnut, {
      marks: [
        ...fronts(leftFace(0, 1.4, 0.5), [0.05, 0.05, 3.2, 2], 2, 1),
        ...fronts(leftFace(0, 1.4, 0.5), [3.25, 0.05, 1.5, 2], 1, 3),
      ],
    }),
  );

export function displayCabinet(): Piece {
  const [width, depth, height] = [3, 1.4, 6.2];
  const on = leftFace(0, depth, 0);
  const door = (a: number) => [
    rectangle(on, a, 2.1, 1.25, 3.7, paint.glass.middle, EDGE),
    ...[2.1, 3.3, 4.5].flatMap((z) => [
      level(on, a, z + 0.02, 1.25, 0.6),
      ...[0.35, 0.85].map((x) =>
        circle(on, a + x, z + 0.34, 0.26, paint.white.light, { stroke: paint.INK, width: 0.6 }),
      ),
    ]),
  ];
  const marks = [...fronts(on, [0.15, 0.2, 2.7, 1.6], 2, 1), ...door(0.2), ...door(1.55)];
  return assembled(
    [width, depth, height],
    box([0, 0, 0], [width, depth, height - 0.2], paint.walnut, { marks }),
    box([-0.08, -0.08, height - 0.2], [width + 0.16, depth + 0.16, 0.2], paint.walnut),
  );
}

export function bureau(): Piece {
  const [width, depth] = [3, 1.5];
  const profile = points([0, 2.2], [depth, 2.2], [0.7, 3.4], [0, 3.4]);
  return assembled(
    [width, depth, 3.4],
    box([0, 0, 0.2], [width, depth, 2], paint.walnut, {
      marks: fronts(leftFace(0, depth, 0.2), [0.05, 0.05, 2.9, 1.9], 1, 3),
    }),
    ...legs(width, depth, 0.2, 0.2, 0.05, paint.walnut),
    prism('x', profile, 0, width, paint.walnut),
    box([0.1, 0.05, 3.4], [0.9, 0.5, 0.18], paint.clay),
  );
}

export function hifi(): Piece {
  const unit = (z: number, marks: 'dial' | 'slot') => {
    const on = leftFace(0, 1.5, z);
    return box([0, 0, z], [1.6, 1.5, 0.62], paint.ink, {
      marks:
        marks === 'dial'
          ? [
              circle(on, 1.25, 0.3, 0.16, paint.steel.light, EDGE),
              rectangle(on, 0.15, 0.2, 0.7, 0.2, paint.orange.light),
            ]
          : [rectangle(on, 0.2, 0.26, 1.2, 0.1, paint.steel.middle)],
    });
  };
  return assembled(
    [1.6, 1.5, 3.2],
    unit(0, 'slot'),
    unit(0.66, 'dial'),
    unit(1.32, 'slot'),
    unit(1.98, 'dial'),
    box([0, 0, 2.64], [1.6, 1.5, 0.4], paint.walnut),
    cylinder('z', [0.75, 0.75, 3.04], 0.62, 0.1, paint.ink, {
      marks: [circle(topFace(0.75, 0.75, 3.14), 0, 0, 0.2, paint.orange.light)],
    }),
  );
}

export function speakers(): Piece {
  const one = (x: number) => {
    const on = leftFace(x, 1.3, 0.1);
    const cone = (z: number, r: number) => circle(on, 0.4, z, r, paint.steel.dark, EDGE);
    return box([x, 0.1, 0], [0.8, 1.2, 3.6], paint.walnut, {
      marks: [
        rectangle(on, 0.08, 0.05, 0.64, 3.35, paint.ink.middle, EDGE),
        cone(2.9, 0.14),
        cone(2.2, 0.26),
        cone(1.2, 0.26),
      ],
    });
  };
  return assembled([2.2, 1.3, 3.6], one(0), one(1.4));
}

export const tableLamp = () =>
  piece(
    [1.2, 1.2, 1.9],
    [
      lathe(0.6, 0.6, points([0, 0.4], [0.3, 0.42], [0.8, 0.14], [1, 0.1]), paint.petrol),
      lathe(0.6, 0.6, points([0.95, 0.6], [1.9, 0.38]), paint.mustard),
    ],
    0.45,
  );

export function picture(width = 2.2, height = 2.1): Piece {
  const on = leftFace(0, 0.25, 0);
  const [w, h] = [width - 0.5, height - 0.5];
  const marks = [
    rectangle(on, 0.25, 0.25, w, h, paint.mist.light, EDGE),
    circle(on, 0.25 + w * 0.7, 0.25 + h * 0.7, Math.min(w, h) * 0.14, paint.mustard.middle),
    polygon(
      on,
      [
        [0.25, 0.25],
        [0.25 + w, 0.25],
        [0.25 + w, 0.25 + h * 0.35],
        [0.25 + w * 0.6, 0.25 + h * 0.55],
        [0.25 + w * 0.3, 0.25 + h * 0.3],
        [0.25, 0.25 + h * 0.45],
      ],
      paint.leaf.middle,
    ),
  ];
  return block([width, 0.25, height], paint.oak, marks);
}

export function largeMirror(width = 3.2, height = 3.4): Piece {
  const on = leftFace(0, 0.3, 0);
  const marks = [
    rectangle(on, 0.28, 0.28, width - 0.56, height - 0.56, paint.glass.middle, EDGE),
    polygon(on, points([0.28, 1], [1.9, height - 0.28], [2.5, height - 0.28], [0.28, 0.4]), paint.glass.light),
  ];
  return block([width, 0.3, height], paint.mustard, marks);
}

export function fullLengthMirror(): Piece {
  const on = leftFace(0.1, 0.55, 0.3);
  return layered(
    [1.8, 1.1, 5.2],
    box([0.2, 0, 0], [0.12, 1.1, 0.15], paint.walnut),
    box([1.5, 0, 0], [0.12, 1.1, 0.15], paint.walnut),
    box([0.1, 0.4, 0.25], [1.6, 0.15, 4.95], paint.walnut, {
      marks: [
        rectangle(on, 0.14, 0.1, 1.32, 4.6, paint.glass.middle, EDGE),
        polygon(on, points([0.14, 2.2], [1.46, 4.2], [1.46, 3.4], [0.14, 1.4]), paint.glass.light),
      ],
    }),
  );
}

export function whiteboard(): Piece {
  const on = leftFace(0, 0.2, 0);
  return layered(
    [3.8, 0.5, 2.8],
    box([0, 0.05, 0], [3.8, 0.15, 2.8], paint.steel, {
      marks: [
        rectangle(on, 0.12, 0.12, 3.56, 2.56, paint.white.light, EDGE),
        level(on, 0.5, 2.1, 1.6, 1.6, paint.petrol.middle),
        level(on, 0.5, 1.75, 2.2, 1.6, paint.petrol.middle),
        rectangle(on, 0.5, 0.5, 0.6, 0.8, paint.orange.light, EDGE),
        rectangle(on, 1.3, 0.5, 0.6, 0.5, paint.mustard.middle, EDGE),
      ],
    }),
    box([0.1, 0.2, 0], [3.6, 0.28, 0.08], paint.steel),
    box([0.7, 0.28, 0.08], [0.45, 0.1, 0.1], paint.orange),
    box([1.4, 0.28, 0.08], [0.45, 0.1, 0.1], paint.petrol),
  );
}

export function grandfatherClock(): Piece {
  const trunk = leftFace(0.3, 1.15, 0);
  const face = leftFace(0.1, 1.25, 0);
  return assembled(
    [1.8, 1.3, 6.8],
    box([0, 0, 0], [1.8, 1.3, 1.5], paint.walnut, {
      marks: fronts(leftFace(0, 1.3, 0), [0.15, 0.2, 1.5, 1.1], 1, 1, 'none'),
    }),
    box([0.3, 0.15, 1.5], [1.2, 1, 3], paint.walnut, {
      marks: [
        rectangle(trunk, 0.25, 1.8, 0.7, 2.4, paint.ink.middle, EDGE),
        circle(trunk, 0.6, 2.3, 0.2, paint.mustard.light, EDGE),
        rectangle(trunk, 0.58, 2.5, 0.04, 1.6, paint.mustard.light),
      ],
    }),
    box([0.1, 0.05, 4.5], [1.6, 1.2, 1.8], paint.walnut, {
      marks: [
        circle(face, 0.8, 0.9 + 4.5, 0.6, paint.white.light, EDGE),
        rectangle(face, 0.77, 5.4, 0.06, 0.45, paint.INK),
        rectangle(face, 0.8, 5.37, 0.3, 0.06, paint.INK),
      ],
    }),
    prism('y', points([0, 6.3], [1.8, 6.3], [0.9, 6.8]), 0, 1.3, paint.walnut),
  );
}

export function electricFire(): Piece {
  const on = leftFace(0.7, 0.9, 0.3);
  return assembled(
    [4, 1.1, 3.3],
    box([0, 0.1, 0], [4, 1, 0.3], paint.white),
    box([0, 0.1, 0.3], [0.7, 0.8, 2.6], paint.white),
    box([3.3, 0.1, 0.3], [0.7, 0.8, 2.6], paint.white),
    box([0.7, 0.1, 0.3], [2.6, 0.8, 2.6], paint.white, {
      marks: [
        rectangle(on, 0.2, 0, 2.2, 1.9, paint.ink.dark, EDGE),
        polygon(
          on,
          points([0.6, 0.1], [2, 0.1], [1.75, 0.7], [1.5, 0.5], [1.25, 1.1], [0.95, 0.5], [0.75, 0.75]),
          paint.orange.middle,
        ),
        polygon(on, points([1, 0.1], [1.7, 0.1], [1.4, 0.65], [1.2, 0.4]), paint.mustard.light),
      ],
    }),
    box([-0.1, 0, 2.9], [4.2, 1.1, 0.3], paint.white),
  );
}

export function fishTank(): Piece {
  const [on, side] = [leftFace(0, 1.7, 0.3), rightFace(4, 1.7, 0.3)];
  const weed = (a: number, h: number) =>
    polygon(
      on,
      points([a, 0.25], [a + 0.12, 0.25 + h * 0.6], [a, 0.25 + h], [a - 0.14, 0.25 + h * 0.5]),
      paint.leaf.middle,
    );
  return assembled(
    [4, 1.7, 2],
    box([0, 0, 0], [4, 1.7, 0.3], paint.ink),
    box([0, 0, 0.3], [4, 1.7, 1.5], paint.glass, {
      marks: [
        rectangle(on, 0, 0, 4, 0.25, paint.mustard.dark),
        rectangle(side, 0, 0, 1.7, 0.25, paint.mustard.dark),
        weed(0.7, 1),
        weed(1, 0.7),
        weed(3.1, 0.9),
        polygon(
          on,
          points([1.7, 0.8], [2.2, 1], [2.5, 0.8], [2.7, 1], [2.7, 0.6], [2.5, 0.8], [2.2, 0.6]),
          paint.orange.middle,
        ),
      ],
    }),
    box([0, 0, 1.8], [4, 1.7, 0.2], paint.ink),
  );
}

export const curtainBundle = () =>
  layered(
    [5.4, 0.9, 0.9],
    cylinder('x', [0.3, 0.42, 0.42], 0.4, 4.8, paint.clay, { marks: [] }),
    ...[1.2, 4.1].map((x) => cylinder('x', [x, 0.42, 0.42], 0.43, 0.16, paint.petrol)),
    bar(0.1, paint.oak, [0, 0.42, 0.9], [5.4, 0.42, 0.9]),
  );
