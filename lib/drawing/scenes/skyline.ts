import { points, type Vec3 } from '../geometry/vector';
import { circle, leftFace, rightFace } from '../marks';
import { SCENERY, type Material } from '../palette';
import { Scene } from '../render/scene';
import { box, group, lathe, lines, prism, pyramid, type Solid } from '../solids/solid';

/** The material of the skyline on the footer's dark ground. */
export const FAR_ON_INK: Material = { light: '#2B3640', middle: '#26303A', dark: '#1F2830' };

/** Draws a landmark `along` the base line, which runs to the right of the sheet: x grows as y falls. */
type Landmark = (x: number, y: number, stone: Material, pixels: number) => readonly Solid[];

const elizabethTower: Landmark = (x, y, stone) => {
  const [clock, hall] = [35.4, 10];
  return [
    group(
      [
        box([x, y, 0], [4, 4, 30], stone),
        box([x - 0.5, y - 0.5, 30], [5, 5, 5.4], stone, {
          marks: [
            circle(leftFace(x - 0.5, y + 4.5, 30), 2.5, 2.7, 1.8, stone.light),
            circle(rightFace(x + 4.5, y + 4.5, 30), 2.5, 2.7, 1.8, stone.light),
          ],
        }),
        box([x, y, clock], [4, 4, 2.2], stone),
        pyramid([x, y, clock + 2.2], [4, 4, 8], stone),
      ],
      { ordered: true },
    ),
    box([x + 4.5, y - 5, 0], [16, 3.4, hall], stone),
    ...[0, 1, 2, 3, 4].map((i) => pyramid([x + 5 + i * 3.1, y - 4.6, hall], [1.4, 1.4, 3.4], stone)),
  ];
};

const eye: Landmark = (x, y, stone, pixels) => {
  const [radius, centre, lean] = [11.5, 13.6, 0.74];
  const rim = (angle: number): Vec3 => [
    x + radius * lean * Math.cos(angle),
    y - radius * lean * Math.cos(angle),
    centre + radius * Math.sin(angle),
  ];
  const ring = Array.from({ length: 41 }, (_, i) => rim((i / 20) * Math.PI));
  const spokes = Array.from({ length: 12 }, (_, i): readonly Vec3[] => [[x, y, centre], rim((i / 6) * Math.PI)]);
  return [
    lines([ring], stone.dark, pixels * 0.55),
    lines(spokes, stone.middle, pixels * 0.14),
    lines([points([x - 4, y + 6, 0], [x, y, centre], [x + 6, y - 4, 0])], stone.dark, pixels * 0.45),
  ];
};

const stPauls: Landmark = (x, y, stone) => [
  group(
    [
      box([x - 7, y - 4, 0], [15, 8, 8], stone),
      box([x + 5.2, y + 1.2, 8], [2.4, 2.4, 6], stone),
      box([x + 5.2, y - 3.8, 8], [2.4, 2.4, 6], stone),
      lathe(x - 0.5, y, points([8, 4], [13.5, 4]), stone),
      lathe(x - 0.5, y, points([13.5, 3.6], [15.5, 3.4], [17.4, 2.5], [18.6, 1.2]), stone),
      lathe(x - 0.5, y, points([18.6, 0.8], [20.6, 0.7], [22.8, 0.05]), stone, { segments: 10 }),
    ],
    { ordered: true },
  ),
];

const walkieTalkie: Landmark = (x, y, stone) => {
  const profile = [
    [x, 0],
    [x + 4.8, 0],
    [x + 5.9, 18],
    [x + 5.6, 25],
    [x + 4.6, 27.5],
    [x + 0.4, 27.5],
    [x - 0.6, 25],
    [x - 0.9, 18],
  ] as const;
  return [prism('y', profile, y, y + 5, stone)];
};

const gherkin: Landmark = (x, y, stone) => [
  lathe(x, y, points([0, 3.2], [8, 4], [16, 3.9], [23, 3], [28, 1.6], [30.5, 0.3]), stone),
  box([x - 0.5, y - 9.5, 0], [4, 4, 22], stone),
];

const shard: Landmark = (x, y, stone) => [pyramid([x - 4.6, y - 4.6, 0], [9.2, 9.2, 52], stone)];

const btTower: Landmark = (x, y, stone) => [
  group(
    [
      lathe(x, y, points([0, 1.5], [20, 1.5]), stone),
      lathe(x, y, points([20, 2.3], [27, 2.3]), stone),
      lathe(x, y, points([27, 1.3], [31, 1.1], [31.1, 0.3], [37, 0.2]), stone),
    ],
    { ordered: true },
  ),
];

const towerBridge: Landmark = (x, y, stone, pixels) => {
  const tower = (dx: number, dy: number) =>
    group(
      [
        box([x + dx, y + dy, 0], [3.4, 3.4, 15], stone),
        pyramid([x + dx + 0.3, y + dy + 0.3, 15], [2.8, 2.8, 6], stone),
      ],
      { ordered: true },
    );
  const chains: readonly (readonly Vec3[])[] = [
    points([x - 10, y + 10, 0], [x - 4, y + 6, 12]),
    points([x + 1, y - 4, 12], [x + 8, y - 10, 0]),
  ];
  return [
    tower(-5, 5),
    box([x - 4, y - 3, 11.5], [2, 8, 1.6], stone),
    tower(0, -5),
    lines(chains, stone.dark, pixels * 0.4),
  ];
};

/** The landmarks from left to right. `nearer` is the distance from the base line towards the viewer. */
const LANDMARKS: readonly { readonly draw: Landmark; readonly along: number; readonly nearer: number }[] = [
  { draw: elizabethTower, along: -44, nearer: 3 },
  { draw: eye, along: -28.5, nearer: 0 },
  { draw: stPauls, along: -11, nearer: 0 },
  { draw: walkieTalkie, along: 4.5, nearer: 2 },
  { draw: gherkin, along: 16, nearer: 0 },
  { draw: shard, along: 31, nearer: 0 },
  { draw: btTower, along: 45, nearer: 0 },
  { draw: towerBridge, along: 57, nearer: 0 },
];

type RoofsOptions = {
  readonly count: number;
  readonly tallest: number;
  readonly at: (index: number, back: number) => Vec3;
};

/** Draws roofs between the landmarks. Sizes follow a fixed sequence, so that every build makes the same file. */
function roofs(stone: Material, { count, tallest, at }: RoofsOptions): readonly Solid[] {
  let state = 13;
  const next = () => (state = (state * 75 + 74) % 65537) / 65537;
  return Array.from({ length: count }, (_, i) => {
    const [width, depth, height] = [3 + next() * 2.5, 3 + next() * 2.5, 4 + next() * tallest];
    return box(at(i, next() * 3), [width, depth, height], stone);
  });
}

/** Draws London in three flat tones without lines, as a background to outlined drawings. */
export const skyline = (scale: number, stone: Material = SCENERY.far) =>
  new Scene({ scale, lines: false }).add(
    roofs(stone, {
      count: 30,
      tallest: 7,
      at: (i, back) => {
        const along = -62 + i * 4.2;
        return [along - 2 - back, -along - 2 - back, 0];
      },
    }),
    LANDMARKS.map(({ draw, along, nearer }) => draw(along + nearer, -along + nearer, stone, scale)),
  );

/** The landmarks by distance in feet up a street. Each shows above the roofs, which rise to the right. */
const UP_THE_STREET: readonly { readonly draw: Landmark; readonly up: number }[] = [
  { draw: elizabethTower, up: 0 },
  { draw: eye, up: 27 },
  { draw: stPauls, up: 46 },
  { draw: gherkin, up: 70 },
  { draw: shard, up: 86 },
];

/** Draws the skyline behind a street that runs up to the right. */
export const skylineUpStreet = (scale: number) =>
  new Scene({ scale, lines: false }).add(
    roofs(SCENERY.far, { count: 24, tallest: 8, at: (i, back) => [-4 - back, 16 - i * 4.6, 0] }),
    UP_THE_STREET.map(({ draw, up }) => draw(0, -up, SCENERY.far, scale)),
  );
