import { points } from '@/lib/drawing/geometry/vector';
import { circle, leftFace, plane, rectangle, rightFace, topFace } from '@/lib/drawing/marks';
import {
  INK,
  clay,
  glass,
  ink,
  kraft,
  mist,
  mustard,
  oak,
  orange,
  petrol,
  sage,
  slate,
  steel,
  walnut,
  white,
} from '@/lib/drawing/palette';
import { piece, type Piece } from '@/lib/drawing/piece';
import { box } from '@/lib/drawing/solids/box';
import { prism, roundedBox } from '@/lib/drawing/solids/prism';
import { cylinder, lathe } from '@/lib/drawing/solids/round';
import { EDGE, bar, level, post, upright, layered, block } from '../parts';

export const coatStand = () =>
  layered(
    [1.8, 1.8, 5.6],
    lathe(0.9, 0.9, points([0, 0.75], [0.15, 0.6], [0.25, 0.15]), walnut),
    bar(0.14, walnut, [0.9, 0.9, 0.2], [0.9, 0.9, 5.5]),
    ...points([0.3, 0.6], [1.5, 0.6], [0.9, 1.6]).map(([x, y]) =>
      bar(0.09, walnut, [0.9, 0.9, 4.6], [x, y, 4.9], [x, y, 5.2]),
    ),
    prism('y', points([1.25, 4.7], [1.75, 4.4], [1.95, 2], [1, 2], [1, 4.5]), 0.7, 1.1, petrol),
    lathe(0.35, 0.6, points([5.15, 0.42], [5.2, 0.42], [5.22, 0.25], [5.5, 0.2]), mustard),
  );

export function shoeRack(): Piece {
  const shoes = [
    [0.2, petrol],
    [0.65, clay],
    [1.2, ink],
    [1.65, mustard],
  ] as const;
  const row = (z: number, shift: number) =>
    shoes.map(([x], i) =>
      roundedBox(
        [x + shift, 0.15, z + 0.08],
        [0.32, 0.75, 0.26],
        [0, 0.2, 0.1, 0],
        'x',
        shoes[(i + Math.round(z)) % 4]?.[1] ?? ink,
      ),
    );
  return layered(
    [2.5, 1, 2.1],
    post(0, 0, 0.12, 2, oak),
    post(2.38, 0, 0.12, 2, oak),
    ...[0.25, 0.95, 1.65].flatMap((z) => [box([0, 0, z], [2.5, 1, 0.08], oak), ...row(z, z > 1 ? 0.3 : 0.15)]),
    post(0, 0.88, 0.12, 2, oak),
    post(2.38, 0.88, 0.12, 2, oak),
  );
}

export function bathroomCabinet(): Piece {
  const on = leftFace(0, 0.9, 0);
  return block([2, 0.9, 2.6], white, [
    rectangle(on, 0.1, 0.12, 1.1, 2.36, glass.middle, EDGE),
    rectangle(on, 1.3, 0.12, 0.6, 2.36, mist.dark, EDGE),
    ...[0.9, 1.7].map((z) => level(on, 1.3, z, 0.6)),
    ...(
      [
        [1.4, 0.12, petrol],
        [1.65, 0.12, orange],
        [1.42, 0.92, sage],
        [1.66, 1.72, clay],
      ] as const
    ).map(([a, b, m]) => rectangle(on, a, b, 0.16, 0.45, m.middle, { stroke: INK, width: 0.5 })),
    circle(on, 1.1, 1.3, 0.05, INK),
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
      petrol,
      {
        marks: [
          upright(on, 0.5, 0, 0.6, 2, orange.middle),
          upright(on, 1.7, 0, 0.6, 2, orange.middle),
          rectangle(rightFace(2.2, 1.3, 0), 0.4, 0.3, 0.5, 0.4, petrol.light, EDGE),
        ],
      },
    ),
    bar(0.1, orange, [0.5, 1.05, 1], [0.7, 0.95, 1.45], [1.5, 0.95, 1.45], [1.7, 1.05, 1]),
  );
}

export function laundryBasket(): Piece {
  const end = plane([0.7, 0.7, 1.9], [1, 0, 0], [0, 1, 0], [0, 0, 1]);
  return piece(
    [1.4, 1.4, 1.9],
    [
      lathe(0.7, 0.7, points([0, 0.55], [0.45, 0.6], [0.5, 0.6], [0.95, 0.64], [1, 0.64], [1.9, 0.7]), oak, {
        bands: [undefined, walnut, undefined, walnut, undefined],
        marks: [circle(end, 0, 0, 0.6, walnut.dark, EDGE), circle(end, -0.05, -0.05, 0.45, white.light, EDGE)],
      }),
    ],
    0.6,
  );
}

export const golfClubs = () =>
  layered(
    [1.5, 1.5, 4.4],
    ...points([0.6, 0.5, 4.1], [0.95, 0.55, 4.3], [0.7, 0.9, 3.9], [1, 0.95, 4]).flatMap(([x, y, z], i) => [
      bar(0.06, steel, [x, y, 2.8], [x, y, z]),
      i % 2
        ? box([x - 0.1, y - 0.1, z], [0.4, 0.22, 0.2], ink)
        : roundedBox([x - 0.12, y - 0.12, z - 0.1], [0.36, 0.3, 0.34], 0.12, 'y', orange),
    ]),
    lathe(0.75, 0.75, points([0, 0.45], [0.3, 0.5], [2.7, 0.5], [2.75, 0.56], [3, 0.56]), petrol, {
      bands: [ink, undefined, ink, undefined],
    }),
    box([0.45, 1.15, 0.8], [0.6, 0.3, 1], petrol),
    bar(0.12, ink, [0.3, 1.05, 2.5], [0.1, 1.2, 1.8], [0.35, 1.1, 1.1]),
  );

export function dogCrate(): Piece {
  const [w, d, h] = [3.3, 2.2, 2.4];
  const wire = (x: number, y: number) => bar(0.05, steel, [x, y, 0.15], [x, y, h]);
  const ring = (z: number) => bar(0.07, ink, [0, d, z], [0, 0, z], [w, 0, z]);
  const near = (z: number) => bar(0.07, ink, [0, d, z], [w, d, z], [w, 0, z]);
  const along = Array.from({ length: 9 }, (_, i) => ((i + 0.5) * w) / 9);
  const across = Array.from({ length: 6 }, (_, i) => ((i + 0.5) * d) / 6);
  return layered(
    [w, d, h],
    box([0, 0, 0], [w, d, 0.15], petrol),
    ...along.map((x) => wire(x, 0)),
    ...across.map((y) => wire(0, y)),
    ring(h),
    roundedBox([0.4, 0.4, 0.15], [w - 0.8, d - 0.8, 0.3], 0.12, 'x', mustard),
    ...across.map((y) => wire(w, y)),
    ...along.map((x) => wire(x, d)),
    near(1.2),
    near(h),
    bar(0.07, ink, [w, d, 0.15], [w, d, h]),
    bar(0.07, ink, [0, d, 0.15], [0, d, h]),
    bar(0.07, ink, [w, 0, 0.15], [w, 0, h]),
  );
}

export const catTree = () =>
  layered(
    [1.9, 1.9, 4.2],
    box([0, 0, 0], [1.9, 1.9, 0.15], mist),
    lathe(0.45, 0.45, points([0.15, 0.2], [3.4, 0.2]), kraft, { segments: 10 }),
    lathe(1.4, 1.3, points([0.15, 0.2], [2.2, 0.2]), kraft, { segments: 10 }),
    box([0.1, 0.8, 0.15], [0.9, 1, 1], slate, { marks: [circle(leftFace(0.1, 1.8, 0.15), 0.45, 0.45, 0.3, INK)] }),
    roundedBox([0.9, 0.8, 2.2], [1, 1.1, 0.2], 0.08, 'x', slate),
    lathe(0.6, 0.6, points([3.4, 0.5], [3.55, 0.62], [3.8, 0.66]), slate, {
      marks: [circle(topFace(0.6, 0.6, 3.8), 0, 0, 0.5, mist.light, EDGE)],
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
    prism('y', outline, 0, 0.7, ink, {
      marks: [
        ...[0.4, 1.8, 3].map((z) => rectangle(on, z === 3 ? 0.98 : 1.2, z, 0.14, 0.2, mustard.light, EDGE)),
        circle(on, 0.8, 1, 0.3, slate.middle, EDGE),
      ],
    }),
    bar(0.1, walnut, [1.5, 0.5, 0.9], [1.75, 0.5, 1.05], [1.7, 0.5, 1.4], [1.4, 0.5, 1.5]),
  );
}

export const drumKit = () =>
  layered(
    [4.2, 3.2, 3.7],
    cylinder('z', [0.9, 0.9, 0.6], 0.75, 0.9, clay, {
      marks: [circle(topFace(0.9, 0.9, 1.5), 0, 0, 0.66, white.light, EDGE)],
    }),
    bar(0.08, steel, [0.9, 0.9, 0], [0.9, 0.9, 0.6]),
    bar(0.08, steel, [0.4, 0.3, 0], [0.4, 0.3, 3.3]),
    lathe(0.4, 0.3, points([3.3, 0.75], [3.42, 0.1]), mustard),
    cylinder('y', [2.1, 0.8, 0.95], 0.95, 1.5, clay, {
      marks: [
        circle(leftFace(0, 2.3, 0), 2.1, 0.95, 0.8, white.light, EDGE),
        circle(leftFace(0, 2.3, 0), 2.1, 0.95, 0.2, ink.middle),
      ],
    }),
    ...[1.6, 2.7].map((x) =>
      cylinder('z', [x, 1.3, 2], 0.48, 0.6, clay, {
        marks: [circle(topFace(x, 1.3, 2.6), 0, 0, 0.42, white.light, EDGE)],
      }),
    ),
    cylinder('z', [3.4, 1.6, 0.2], 0.65, 1.3, clay, {
      marks: [circle(topFace(3.4, 1.6, 1.5), 0, 0, 0.56, white.light, EDGE)],
    }),
  );
