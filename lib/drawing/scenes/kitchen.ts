import { points } from '../geometry/vector';
import { fridge } from '../kit/appliances';
import { sash } from '../kit/house/windows';
import { person } from '../kit/person';
import { panel } from '../kit/parts';
import { bucket, sprayBottle } from '../kit/tools';
import { circle, leftFace, polygon, rectangle, rightFace, topFace, type Mark } from '../marks';
import { INK, floor, ink, mist, petrol, sage, slate, steel, white } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { room } from '../room/room';
import { box } from '../solids/box';
import { patch, tube } from '../solids/figures';
import { group } from '../solids/solid';
import { FLOOR_SHADE, placeIndoors, ROOM_FINISH, skirting } from './stage';

const [WIDTH, DEPTH, HEIGHT] = [11.5, 9.5, 8.2];
const COUNTER = { width: 8.6, depth: 2, height: 2.75, top: 0.22 } as const;
const GROUT = '#B7C6D0';

/** The marks of two rows of tiles above the counter. */
const tiles: readonly Mark[] = Array.from({ length: 16 }, (_, i) =>
  rectangle(leftFace(0, 0, 0), 0.2 + (i % 8) * 1.05, 3.1 + Math.floor(i / 8) * 0.8, 1, 0.75, white.middle, {
    stroke: GROUT,
    width: 0.7,
  }),
);

/** Returns the marks of every second floor tile. */
function chequers() {
  const [columns, rows] = [6, 5];
  const [w, d] = [WIDTH / columns, DEPTH / rows];
  const cells = Array.from({ length: columns * rows }, (_, i) => [i % columns, Math.floor(i / columns)] as const);
  const light = cells
    .filter(([i, j]) => (i + j) % 2 === 1)
    .map(([i, j]) =>
      patch(
        [
          [i * w, j * d, 0.003],
          [(i + 1) * w, j * d, 0.003],
          [(i + 1) * w, (j + 1) * d, 0.003],
          [i * w, (j + 1) * d, 0.003],
        ],
        '#F6F9FA',
      ),
    );
  return group(light, { lo: [0, 0, 0], hi: [WIDTH, DEPTH, 0.004] });
}

/** Draws cupboards, an oven, a sink and four rings. */
function counter() {
  const { width, depth, height, top } = COUNTER;
  const front = leftFace(0, depth, 0);
  const doors = [0, 2.1, 6.3].flatMap((a) => [
    panel(front, a + 0.18, 0.5, a + 1.95, 2.55),
    rectangle(front, a + 0.9, 2.3, 0.5, 0.09, INK),
  ]);
  const oven = [
    rectangle(front, 4.2, 0.4, 2.05, 2.25, ink.middle, { stroke: INK, width: 0.9 }),
    rectangle(front, 4.4, 0.65, 1.65, 1.25, slate.light, { stroke: INK, width: 0.7 }),
    rectangle(front, 4.4, 2.05, 1.65, 0.12, white.middle),
  ];
  const worktop = topFace(0, 0, height + top);
  const sink = polygon(worktop, points([1, 0.5], [3.2, 0.5], [3.2, 1.6], [1, 1.6]), steel.middle, {
    stroke: INK,
    width: 0.8,
  });
  const rings = [4.7, 5.7].flatMap((x) => [0.6, 1.4].map((y) => circle(worktop, x, y, 0.32, ink.middle)));
  return [
    box([0, 0, 0], [width, depth, height], sage, {
      marks: [rectangle(front, 0, 0, width, 0.35, sage.dark), ...doors, ...oven],
    }),
    box([0, 0, height], [width + 0.1, depth + 0.1, top], white, { marks: [sink, ...rings] }),
    tube(points([2.1, 0.35, 2.97], [2.1, 0.35, 3.7], [2.1, 0.8, 3.75]), 0.12, steel, {
      lo: [2, 0.3, 2.98],
      hi: [2.2, 0.8, 3.8],
    }),
  ];
}

/** Draws a kitchen that is being cleaned, for the cleaning service. */
export const cleaningService = (scale: number) => {
  const surface = COUNTER.height + COUNTER.top;
  return new Scene({ scale }).add(
    room({
      width: WIDTH,
      depth: DEPTH,
      height: HEIGHT,
      slab: 0.5,
      floor,
      wallX: ROOM_FINISH.tinted,
      wallY: ROOM_FINISH.tinted,
      grid: false,
      ribs: false,
      marksX: [...sash(rightFace(0, DEPTH, 0), 2.6, 2.9, 3.8, 4.2), skirting(0, DEPTH, DEPTH - 2.1)],
      marksY: tiles,
    }),
    chequers(),
    counter(),
    placeIndoors(fridge(), 9.2, 0.05, 0, FLOOR_SHADE.stone),
    placePiece(sprayBottle(), [7, 0.7, surface]),
    placePiece(sprayBottle(petrol), [7.6, 0.9, surface]),
    person(
      [5.6, 5.2, 0],
      { role: 'cleaner', pose: 'mop', prop: 'mop', facing: 'left' },
      { indoors: true, shadowFill: FLOOR_SHADE.stone },
    ),
    placeIndoors(bucket(), 8.8, 6.4, 0, FLOOR_SHADE.stone),
  );
};

/** Draws a cleaner's equipment, for a step of the booking. */
export const cleaningKit = (scale: number) =>
  new Scene({ scale }).add(
    placePiece(bucket(), [0, 0, 0], 0, { shadow: true }),
    placePiece(sprayBottle(), [2.2, -0.7, 0], 0, { shadow: true }),
    placePiece(sprayBottle(petrol), [2.8, 0.5, 0], 0, { shadow: true }),
    placePiece(sprayBottle(mist), [3.4, 1.7, 0], 0, { shadow: true }),
  );
