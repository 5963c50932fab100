import { points } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, plane, rectangle, rightFace, topFace } from '@/lib/drawing/marks';
import * as paint from '@/lib/drawing/palette';
import { piece, type Piece } from '@/lib/drawing/piece';
import { ball, box, cylinder, lathe, prism, roundedBox } from '@/lib/drawing/solids/solid';
import { EDGE, assembled, bar, block, layered, level, post, upright } from '../parts';

export const coatStand = () =>
  layered(
    [1.8, 1.8, 5.6],
    lathe(0.9, 0.9, points([0, 0.75], [0.15, 0.6], [0.25, 0.15]), paint.walnut),
    bar(0.14, paint.walnut, [0.9, 0.9, 0.2], [0.9, 0.9, 5.5]),
    ...points([0.3, 0.6], [1.5, 0.6], [0.9, 1.6]).map(([x, y]) =>
      bar(0.09, paint.walnut, [0.9, 0.9, 4.6], [x, y, 4.9], [x, y, 5.2]),
    ),
    prism('y', points([1.25, 4.7], [1.75, 4.4], [1.95, 2], [1, 2], [1, 4.5]), 0.7, 1.1, paint.petrol),
    lathe(0.35, 0.6, points([5.15, 0.42], [5.2, 0.42], [5.22, 0.25], [5.5, 0.2]), paint.mustard),
  );

export function shoeRack(): Piece {
  const shoes = [
    [0.2, paint.petrol],
    [0.65, paint.clay],
    [1.2, paint.ink],
    [1.65, paint.mustard],
  ] as const;
  const row = (z: number, shift: number) =>
    shoes.map(([x], i) =>
      roundedBox(
        [x + shift, 0.15, z + 0.08],
        [0.32, 0.75, 0.26],
        [0, 0.2, 0.1, 0],
        'x',
        shoes[(i + Math.round(z)) % 4]?.[1] ?? paint.ink,
      ),
    );
  return layered(
    [2.5, 1, 2.1],
    post(0, 0, 0.12, 2, paint.oak),
    post(2.38, 0, 0.12, 2, paint.oak),
    ...[0.25, 0.95, 1.65].flatMap((z) => [box([0, 0, z], [2.5, 1, 0.08], paint.oak), ...row(z, z > 1 ? 0.3 : 0.15)]),
    post(0, 0.88, 0.12, 2, paint.oak),
    post(2.38, 0.88, 0.12, 2, paint.oak),
  );
}

export function bathroomCabinet(): Piece {
  const on = leftFace(0, 0.9, 0);
  return block([2, 0.9, 2.6], paint.white, [
    rectangle(on, 0.1, 0.12, 1.1, 2.36, paint.glass.middle, EDGE),
    rectangle(on, 1.3, 0.12, 0.6, 2.36, paint.mist.dark, EDGE),
    ...[0.9, 1.7].map((z) => level(on, 1.3, z, 0.6)),
    ...(
      [
        [1.4, 0.12, paint.petrol],
        [1.65, 0.12, paint.orange],
        [1.42, 0.92, paint.sage],
        [1.66, 1.72, paint.clay],
      ] as const
    ).map(([a, b, m]) => rectangle(on, a, b, 0.16, 0.45, m.middle, { stroke: paint.INK, width: 0.5 })),
    circle(on, 1.1, 1.3, 0.05, paint.INK),
  ]);
}

export function holdall(): Piece {
  const on = leftFace(0, 1.3, 0);
  return layered(
    [2.2, 1.3, 1.5],
    prism(
      'x',
      points([0.05, 0], [1.25, 0], [1.3, 0.6], [1, 1.05], [0.65, 1.15], [0.3, 1.05], [0, 0.6]),
      0,
      2.2,
      paint.petrol,
      {
        marks: [
          upright(on, 0.5, 0, 0.6, 2, paint.orange.middle),
          upright(on, 1.7, 0, 0.6, 2, paint.orange.middle),
          rectangle(rightFace(2.2, 1.3, 0), 0.4, 0.3, 0.5, 0.4, paint.petrol.light, EDGE),
        ],
      },
    ),
    bar(0.1, paint.orange, [0.5, 1.05, 1], [0.7, 0.95, 1.45], [1.5, 0.95, 1.45], [1.7, 1.05, 1]),
  );
}

export function laundryBasket(): Piece {
  const end = plane([0.7, 0.7, 1.9], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  return piece(
    [1.4, 1.4, 1.9],
    [
      lathe(0.7, 0.7, points([0, 0.55], [0.45, 0.6], [0.5, 0.6], [0.95, 0.64], [1, 0.64], [1.9, 0.7]), paint.oak, {
        bands: [undefined, paint.walnut, undefined, paint.walnut, undefined],
        marks: [
          circle(end, 0, 0, 0.6, paint.walnut.dark, EDGE),
          circle(end, -0.05, -0.05, 0.45, paint.white.light, EDGE),
        ],
      }),
    ],
    0.6,
  );
}

export const golfClubs = () =>
  layered(
    [1.5, 1.5, 4.4],
    ...points([0.6, 0.5, 4.1], [0.95, 0.55, 4.3], [0.7, 0.9, 3.9], [1, 0.95, 4]).flatMap(([x, y, z], i) => [
      bar(0.06, paint.steel, [x, y, 2.8], [x, y, z]),
      i % 2
        ? box([x - 0.1, y - 0.1, z], [0.4, 0.22, 0.2], paint.ink)
        : roundedBox([x - 0.12, y - 0.12, z - 0.1], [0.36, 0.3, 0.34], 0.12, 'y', paint.orange),
    ]),
    lathe(0.75, 0.75, points([0, 0.45], [0.3, 0.5], [2.7, 0.5], [2.75, 0.56], [3, 0.56]), paint.petrol, {
      bands: [paint.ink, undefined, paint.ink, undefined],
    }),
    box([0.45, 1.15, 0.8], [0.6, 0.3, 1], paint.petrol),
    bar(0.12, paint.ink, [0.3, 1.05, 2.5], [0.1, 1.2, 1.8], [0.35, 1.1, 1.1]),
  );

export function dogCrate(): Piece {
  const [w, d, h] = [3.3, 2.2, 2.4];
  const wire = (x: number, y: number) => bar(0.05, paint.steel, [x, y, 0.15], [x, y, h]);
  const ring = (z: number) => bar(0.07, paint.ink, [0, d, z], [0, 0, z], [w, 0, z]);
  const near = (z: number) => bar(0.07, paint.ink, [0, d, z], [w, d, z], [w, 0, z]);
  const along = Array.from({ length: 9 }, (_, i) => ((i + 0.5) * w) / 9);
  const across = Array.from({ length: 6 }, (_, i) => ((i + 0.5) * d) / 6);
  return layered(
    [w, d, h],
    box([0, 0, 0], [w, d, 0.15], paint.petrol),
    ...along.map((x) => wire(x, 0)),
    ...across.map((y) => wire(0, y)),
    ring(h),
    roundedBox([0.4, 0.4, 0.15], [w - 0.8, d - 0.8, 0.3], 0.12, 'x', paint.mustard),
    ...across.map((y) => wire(w, y)),
    ...along.map((x) => wire(x, d)),
    near(1.2),
    near(h),
    bar(0.07, paint.ink, [w, d, 0.15], [w, d, h]),
    bar(0.07, paint.ink, [0, d, 0.15], [0, d, h]),
    bar(0.07, paint.ink, [w, 0, 0.15], [w, 0, h]),
  );
}

export const catTree = () =>
  layered(
    [1.9, 1.9, 4.2],
    box([0, 0, 0], [1.9, 1.9, 0.15], paint.mist),
    lathe(0.45, 0.45, points([0.15, 0.2], [3.4, 0.2]), paint.kraft, { segments: 10 }),
    lathe(1.4, 1.3, points([0.15, 0.2], [2.2, 0.2]), paint.kraft, { segments: 10 }),
    box([0.1, 0.8, 0.15], [0.9, 1, 1], paint.slate, {
      marks: [circle(leftFace(0.1, 1.8, 0.15), 0.45, 0.45, 0.3, paint.INK)],
    }),
    roundedBox([0.9, 0.8, 2.2], [1, 1.1, 0.2], 0.08, 'x', paint.slate),
    lathe(0.6, 0.6, points([3.4, 0.5], [3.55, 0.62], [3.8, 0.66]), paint.slate, {
      marks: [circle(topFace(0.6, 0.6, 3.8), 0, 0, 0.5, paint.mist.light, EDGE)],
    }),
  );

export function guitarCase(): Piece {
  const outline = [
    [0.55, 0],
    [1.05, 0],
    [1.5, 0.25],
    [1.6, 0.8],
    [1.35, 1.3],
    [1.4, 1.75],
    [1.25, 2.1],
    [1.05, 2.3],
    [1.05, 3.5],
    [1.15, 3.6],
    [1.15, 4.1],
    [0.45, 4.1],
    [0.45, 3.6],
    [0.55, 3.5],
    [0.55, 2.3],
    [0.35, 2.1],
    [0.2, 1.75],
    [0.25, 1.3],
    [0, 0.8],
    [0.1, 0.25],
  ] as const;
  const on = leftFace(0, 0.7, 0);
  return layered(
    [1.6, 0.7, 4.1],
    prism('y', outline, 0, 0.7, paint.ink, {
      marks: [
        ...[0.4, 1.8, 3].map((z) => rectangle(on, z === 3 ? 0.98 : 1.2, z, 0.14, 0.2, paint.mustard.light, EDGE)),
        circle(on, 0.8, 1, 0.3, paint.slate.middle, EDGE),
      ],
    }),
    bar(0.1, paint.walnut, [1.5, 0.5, 0.9], [1.75, 0.5, 1.05], [1.7, 0.5, 1.4], [1.4, 0.5, 1.5]),
  );
}

export const drumKit = () =>
  layered(
    [4.2, 3.2, 3.7],
    cylinder('z', [0.9, 0.9, 0.6], 0.75, 0.9, paint.clay, {
      marks: [circle(topFace(0.9, 0.9, 1.5), 0, 0, 0.66, paint.white.light, EDGE)],
    }),
    bar(0.08, paint.steel, [0.9, 0.9, 0], [0.9, 0.9, 0.6]),
    bar(0.08, paint.steel, [0.4, 0.3, 0], [0.4, 0.3, 3.3]),
    lathe(0.4, 0.3, points([3.3, 0.75], [3.42, 0.1]), paint.mustard),
    cylinder('y', [2.1, 0.8, 0.95], 0.95, 1.5, paint.clay, {
      marks: [
        circle(leftFace(0, 2.3, 0), 2.1, 0.95, 0.8, paint.white.light, EDGE),
        circle(leftFace(0, 2.3, 0), 2.1, 0.95, 0.2, paint.ink.middle),
      ],
    }),
    ...[1.6, 2.7].map((x) =>
      cylinder('z', [x, 1.3, 2], 0.48, 0.6, paint.clay, {
        marks: [circle(topFace(x, 1.3, 2.6), 0, 0, 0.42, paint.white.light, EDGE)],
      }),
    ),
    cylinder('z', [3.4, 1.6, 0.2], 0.65, 1.3, paint.clay, {
      marks: [circle(topFace(3.4, 1.6, 1.5), 0, 0, 0.56, paint.white.light, EDGE)],
    }),
  );

export const treadmill = () =>
  layered(
    [5.6, 2.6, 4.4],
    ...[0.15].map((y) => bar(0.16, paint.steel, [4.6, y, 0.5], [4.9, y, 3.6], [3.6, y, 3.2])),
    box([0, 0.1, 0], [5.4, 2.4, 0.55], paint.slate, {
      marks: [rectangle(topFace(0, 0.1, 0.55), 0.1, 0.4, 4.3, 1.6, paint.ink.dark, EDGE)],
    }),
    roundedBox([4.5, 0.1, 0], [1.1, 2.4, 1.05], [0, 0, 0.3, 0.3], 'y', paint.ink),
    bar(0.16, paint.steel, [4.6, 2.45, 0.5], [4.9, 2.45, 3.6], [3.6, 2.45, 3.2]),
    box([4.7, 0.2, 3.3], [0.35, 2.2, 0.9], paint.ink),
  );

export const exerciseBike = () =>
  layered(
    [3.8, 1.9, 4.2],
    box([0.1, 0.1, 0], [0.3, 1.7, 0.2], paint.ink),
    box([3.3, 0.1, 0], [0.3, 1.7, 0.2], paint.ink),
    box([0.3, 0.8, 0.1], [3.1, 0.3, 0.2], paint.ink),
    bar(0.24, paint.orange, [1.9, 0.9, 0.4], [1.1, 0.9, 2.7]),
    bar(0.24, paint.orange, [1.9, 0.9, 0.6], [3, 0.9, 3.3]),
    cylinder('y', [2.7, 0.6, 1.1], 0.85, 0.5, paint.slate, {
      marks: [
        circle(leftFace(0, 1.1, 0), 2.7, 1.1, 0.6, paint.steel.light, EDGE),
        circle(leftFace(0, 1.1, 0), 2.7, 1.1, 0.18, paint.ink.middle),
      ],
    }),
    roundedBox([0.7, 0.5, 2.75], [1, 0.8, 0.24], 0.1, 'y', paint.ink),
    bar(0.14, paint.ink, [3, 0.3, 3.4], [3, 1.5, 3.4]),
    bar(0.14, paint.ink, [3, 1.5, 3.4], [2.5, 1.5, 3.7]),
    box([3.05, 0.6, 3.5], [0.12, 0.6, 0.6], paint.ink),
    bar(0.1, paint.steel, [1.9, 1.2, 0.7], [1.6, 1.2, 1.2]),
    box([1.4, 1.15, 1.15], [0.5, 0.35, 0.12], paint.ink),
  );

export const crossTrainer = () =>
  layered(
    [4.6, 2, 5],
    box([0, 0.2, 0], [0.3, 1.6, 0.2], paint.ink),
    box([4.2, 0.2, 0], [0.3, 1.6, 0.2], paint.ink),
    box([0.2, 0.85, 0.1], [4.1, 0.3, 0.2], paint.ink),
    bar(0.16, paint.steel, [3.4, 0.3, 1], [3.2, 0.3, 4.9], [2.9, 0.3, 5]),
    bar(0.2, paint.steel, [3.4, 0.3, 1], [1, 0.3, 0.6]),
    box([0.9, 0.15, 0.65], [1.1, 0.45, 0.14], paint.ink),
    cylinder('y', [0.9, 0.65, 1], 0.9, 0.6, paint.slate, {
      marks: [circle(leftFace(0, 1.25, 0), 0.9, 1, 0.55, paint.petrol.light, EDGE)],
    }),
    bar(0.26, paint.ink, [3.6, 1, 0.3], [3.5, 1, 3.9]),
    box([3.3, 0.6, 3.9], [0.2, 0.8, 0.7], paint.ink),
    bar(0.2, paint.steel, [3.7, 1.7, 1], [1.8, 1.7, 1.1]),
    box([1.4, 1.5, 1.15], [1.1, 0.45, 0.14], paint.ink),
    bar(0.16, paint.steel, [3.7, 1.7, 1], [3.9, 1.7, 4.8], [3.5, 1.7, 5]),
  );

export const rowingMachine = () =>
  layered(
    [7, 1.7, 2.4],
    box([0.1, 0.2, 0], [0.3, 1.3, 0.35], paint.ink),
    box([0.2, 0.7, 0.7], [5.6, 0.3, 0.3], paint.steel),
    box([0.25, 0.7, 0.3], [0.25, 0.3, 0.5], paint.steel),
    box([5.2, 0.15, 0], [0.4, 1.4, 0.3], paint.ink),
    roundedBox([5.1, 0.4, 0.3], [1.7, 0.9, 1.6], 0.5, 'y', paint.slate, {
      marks: [circle(leftFace(0, 1.3, 0), 5.95, 1.1, 0.55, paint.ink.middle, EDGE)],
    }),
    box([4.6, 0.25, 0.8], [0.25, 1.2, 0.7], paint.ink),
    roundedBox([1.6, 0.4, 1], [0.9, 0.9, 0.3], 0.12, 'y', paint.orange),
    bar(0.1, paint.ink, [4.3, 0.3, 1.7], [4.3, 1.4, 1.7]),
    bar(0.14, paint.steel, [6, 0.85, 1.9], [5.6, 0.85, 2.2]),
    box([5.4, 0.5, 1.95], [0.12, 0.7, 0.5], paint.ink),
  );

const disc = (x: number, y: number, z: number, radius: number, width = 0.16, material: paint.Material = paint.tyre) =>
  cylinder('x', [x, y, z], radius, width, material, {});

export const weightsBench = () =>
  layered(
    [5.2, 4.2, 3.8],
    bar(0.16, paint.steel, [1.2, 0.5, 0], [1.2, 0.5, 3.4]),
    bar(0.16, paint.steel, [3.8, 0.5, 0], [3.8, 0.5, 3.4]),
    bar(0.1, paint.steel, [0, 0.55, 3.3], [5.2, 0.55, 3.3]),
    ...[0.25, 0.48].map((x) => disc(x, 0.55, 3.3, 0.7)),
    ...[4.5, 4.73].map((x) => disc(x, 0.55, 3.3, 0.7)),
    box([2.3, 1.2, 0], [0.4, 0.3, 1.3], paint.steel),
    box([2.3, 3.4, 0], [0.4, 0.3, 1.3], paint.steel),
    box([1.9, 3.45, 0], [1.2, 0.2, 0.12], paint.steel),
    roundedBox([2, 0.8, 1.3], [1, 3.4, 0.35], 0.12, 'y', paint.clay),
  );

export const weights = () =>
  layered(
    [2.6, 1.5, 1.4],
    ...[0.25, 0.95].flatMap((y, i) => [
      bar(0.12, paint.steel, [0.2, y, 0.3], [1.3, y, 0.3]),
      ...[0.1, 0.25].map((x) => disc(x, y, 0.3, 0.3 - i * 0.04, 0.12)),
      ...[1.15, 1.3].map((x) => disc(x, y, 0.3, 0.3 - i * 0.04, 0.12)),
    ]),
    bar(0.12, paint.orange, [1.8, 0.75, 0.7], [1.84, 0.75, 1.3], [2.36, 0.75, 1.3], [2.4, 0.75, 0.7]),
    ball([2.1, 0.75, 0.46], 0.46, paint.orange),
  );

export function tableTennis(): Piece {
  const half = (y: number) =>
    box([0, y, 0.6], [5, 0.14, 4.3], paint.leaf, {
      marks: [
        rectangle(leftFace(0, y + 0.14, 0.6), 0.12, 0.12, 4.76, 4.06, paint.leaf.dark, {
          stroke: paint.white.light,
          width: 1.2,
        }),
        rectangle(leftFace(0, y + 0.14, 0.6), 2.47, 0.12, 0.06, 4.06, paint.white.light),
      ],
    });
  return layered(
    [5, 1.4, 4.9],
    half(0.3),
    bar(0.12, paint.ink, [0.6, 0, 0.02], [0.6, 1.4, 0.02]),
    bar(0.12, paint.ink, [4.4, 0, 0.02], [4.4, 1.4, 0.02]),
    bar(0.12, paint.ink, [0.6, 0.7, 0.02], [0.6, 0.7, 2]),
    bar(0.12, paint.ink, [4.4, 0.7, 0.02], [4.4, 0.7, 2]),
    half(0.9),
  );
}

export function poolTable(): Piece {
  const [w, d, h] = [7.4, 3.9, 2.7];
  const top = topFace(0, 0, h);
  const pockets = [0.25, w / 2, w - 0.25].flatMap((x) =>
    [0.25, d - 0.25].map((y) => circle(top, x, y, 0.16, paint.INK)),
  );
  const balls = [
    [5.2, 1.95, paint.orange],
    [5.5, 1.78, paint.petrol],
    [5.5, 2.12, paint.mustard],
    [5.8, 1.6, paint.clay],
    [5.8, 1.95, paint.ink],
    [5.8, 2.3, paint.orange],
    [1.9, 1.95, paint.white],
  ] as const;
  return assembled(
    [w, d, h],
    ...points([0.3, 0.3], [w - 0.8, 0.3], [0.3, d - 0.8], [w - 0.8, d - 0.8]).map(([x, y]) =>
      box([x, y, 0], [0.5, 0.5, 2], paint.walnut),
    ),
    box([0, 0, 1.9], [w, d, 0.8], paint.walnut, {
      marks: [
        rectangle(top, 0.3, 0.3, w - 0.6, d - 0.6, paint.leaf.dark, EDGE),
        ...pockets,
        ...balls.map(([x, y, m]) => circle(top, x, y, 0.13, m.middle, { stroke: paint.INK, width: 0.6 })),
      ],
    }),
  );
}
