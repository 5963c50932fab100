import { points, roundedRectangle } from '../geometry/vector';
import { sash } from '../kit/house/windows';
import { carrier, person } from '../kit/person';
import { pottedPlant } from '../kit/plants';
import { armchair, chair, officeChair, sofa } from '../kit/seating';
import { desk, table } from '../kit/tables';
import { lamp, suitcase } from '../kit/things';
import { WORDS } from '../lettering/words';
import { circle, leftFace, outline, polygon, polyline, rectangle, rightFace, topFace, type Mark } from '../marks';
import * as paint from '../palette';
import { piece, placePiece, type Piece } from '../piece';
import { Scene } from '../render/scene';
import { box, cylinder, group, lathe, lines, patch, roundedBox, tube } from '../solids/solid';
import {
  FLOOR_SHADE,
  ROOM_FINISH,
  homeRoom,
  pictureOnWall,
  placeIndoors,
  placeOnTop,
  placeOutdoors,
  rug,
  skirting,
} from './stage';
import { fridge, monitor } from '../kit/appliances';
import { wardrobe } from '../kit/cabinets';
import { crate, largeCarton, mediumCarton, openCarton, smallCarton } from '../kit/cartons';
import { flatCartons, tapeRoll } from '../kit/materials';
import { cat, phoneBox } from '../kit/street';
import { dimensionLines } from '../room/dimensions';
import { room } from '../room/room';
import { rollerDoor } from '../kit/containers';
import { terrace } from '../kit/house/terrace';
import { block, panel } from '../kit/parts';
import { bucket, sprayBottle } from '../kit/tools';

/** Draws a telephone larger than people, with the form and the price on its screen. */
export function priceTelephone(): Piece {
  const [width, depth, height] = [4.2, 0.5, 8.2];
  const screen = leftFace(0, depth, 0);
  const field = (a: number, b: number, length: number, fill: string = paint.mist.middle) =>
    rectangle(screen, a, b, length, 0.5, fill);
  const marks = [
    polygon(screen, roundedRectangle(0.22, 0.3, width - 0.22, height - 0.3, 0.35), paint.white.light),
    field(0.5, 6.7, 1.4, paint.INK),
    field(0.5, 5.9, 3.2),
    field(0.5, 5.15, 3.2),
    ...[0.5, 1.33, 2.16, 3].map((a, i) => field(a, 4.3, 0.7, i === 1 ? paint.INK : paint.mist.middle)),
    rectangle(screen, 0.22, 0.95, width - 0.44, 2.9, paint.orange.middle),
    outline(screen, 0.55, 2.2, WORDS.p259.d, 1.35, paint.INK),
    rectangle(screen, 0.55, 1.3, 3.1, 0.58, paint.INK),
  ];
  return piece([width, depth, height], [roundedBox([0, 0, 0], [width, depth, height], 0.5, 'y', paint.ink, { marks })]);
}

export const priceStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(priceTelephone(), 0, 0, 0, 5),
    person([6.6, 0.5, 0], { role: 'owner', pose: 'point', facing: 'backLeft' }),
  );

/** Draws a calendar with one chosen day. Days before today are blank. */
export function calendar(chosen = 9): Piece {
  const [width, depth, height] = [6.6, 0.7, 6.5];
  const page = leftFace(0, depth, 0);
  const days = Array.from({ length: 24 }, (_, day) => {
    const [column, row] = [day % 6, 3 - Math.floor(day / 6)];
    const edge = day === chosen ? { stroke: paint.INK, width: 1 } : {};
    const fill = day === chosen ? paint.orange.middle : day < 1 ? paint.white.light : paint.mist.light;
    return rectangle(page, 0.35 + column, 0.35 + row * 1.18, 0.86, 1, fill, edge);
  });
  const marks = [rectangle(page, 0, 5.2, width, 1.3, paint.INK), ...days];
  return piece(
    [width, depth, 7],
    [
      roundedBox([0, 0, 0], [width, depth, height], 0.3, 'y', paint.white, { marks }),
      ...[1.4, 4.9].map((x) => tube(points([x, 0.35, 6.3], [x, 0.35, 7]), 0.22, paint.steel)),
    ],
  );
}

export function clock(): Piece {
  const radius = 1.55;
  const face = leftFace(radius, 0.5, radius);
  const slice = points([0, 0], [-1.02, 0.59], [-0.83, 0.83], [-0.59, 1.02], [-0.3, 1.14], [0, 1.18]);
  const marks = [
    circle(face, 0, 0, 1.24, paint.white.light, { stroke: paint.INK, width: 0.9 }),
    polygon(face, slice, '#FFB27A'),
    polyline(face, points([0, 0.98], [0, 0], [-0.58, 0.33]), paint.INK, 1.8),
  ];
  return piece(
    [2 * radius, 0.5, 2 * radius],
    [cylinder('y', [radius, 0, radius], radius, 0.5, paint.orange, { segments: 30, marks })],
  );
}

export const dayStep = (scale: number) =>
  new Scene({ scale }).add(placeOutdoors(calendar(), 0, 0, 0, 4), placeOutdoors(clock(), 7, 1.6, 0, 2.2));

/** Draws the home in the evening, with everything in its place. */
export const homeStep = (scale: number) =>
  new Scene({ scale }).add(
    homeRoom({
      width: 9.5,
      depth: 8.5,
      height: 6.4,
      marksX: sash(rightFace(0, 8.5, 0), 2.6, 2.3, 3.4, 3.4),
      marksY: pictureOnWall(3.8, 0, 3),
    }),
    rug([3, 3.2, 0], 5.6, 4.2),
    placeIndoors(sofa(5.4, paint.petrol, { seats: 2, cushion: paint.mustard }), 2.9, 0.2),
    placeIndoors(lamp(), 1.2, 0.3),
    placeIndoors(pottedPlant({ height: 3.6 }), 0.3, 6.6),
    placeIndoors(table(2.6, 1.6, paint.walnut, 1.3), 4.4, 4.9),
    person([1.6, 4, 0], { role: 'neighbour', facing: 'right' }, { indoors: true, shadowFill: FLOOR_SHADE.boards }),
  );

/** Draws an empty floor with a flat carton and a plant, for an account without orders. */
export const noOrders = (scale: number) =>
  new Scene({ scale }).add(
    room({ width: 7, depth: 6, height: 6, ribs: false }),
    placeIndoors(flatCartons(3, 2.6, 1.9), 2.6, 2.6, 0, FLOOR_SHADE.stone),
    placeIndoors(pottedPlant(), 0.5, 0.5, 0, FLOOR_SHADE.stone),
  );

/** Draws an open, empty box with a cat, for a list without items. */
export const noItems = (scale: number) =>
  new Scene({ scale }).add(placeOutdoors(openCarton(2.2, 1.9, 1.6), 0, 0), placeOutdoors(cat(), 3.4, 1));

/** Draws a person who looks into a box, for a search of reviews without results. */
export const noResults = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(openCarton(2.2, 1.9, 1.6), 0, 0.4),
    person([1.1, -0.9, 0], { role: 'grandfather', pose: 'write', facing: 'left' }),
    placeOutdoors(smallCarton(), 3.3, 0.6),
  );

/** Draws a wardrobe and the cat, for a search without a match. */
export const nothingFound = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(wardrobe(3.2, paint.oak), 0, 0),
    placeOutdoors(cat(), 3.8, 1.6),
    placeOutdoors(smallCarton(), -2, 0.8),
  );

/** Draws a calendar without a chosen day, for a day without free slots. */
export const fullDay = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(calendar(-1), 0, 0, 0, 4),
    placeOutdoors(armchair(paint.mustard), 7.4, 0.4),
    placeOutdoors(mediumCarton({ sticker: true }), 7.8, 4),
  );

/** Draws a desk where orders are kept, for the account page. */
export const accountScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(desk(4.6, paint.oak), 0, 0),
    placeOnTop(monitor(), 1.2, 0.2, 2.4),
    placeOutdoors(officeChair(paint.petrol), 1.2, 2.9, 2),
    placeOutdoors(lamp(), -1.7, 0.2),
    placeOutdoors(largeCarton(), 5.2, 0.2),
    placeOnTop(mediumCarton({ sticker: true }), 5.3, 0.3, 1.7),
    person([4.9, 3.6, 0], { role: 'guest', pose: 'stand', facing: 'viewer' }),
  );

/** The size in feet of the unit on the "not found" page. */
const NOWHERE = { width: 4, depth: 0, height: 4 } as const;

/** Draws the "not found" page to scale: a unit too low and too shallow to enter, with its contents before it. */
export const notFound = (scale: number) =>
  new Scene({ scale }).add(
    room({ ...NOWHERE, grid: false }),
    placeOutdoors(openCarton(2.2, 1.9, 1.6), -4.2, 1.1),
    placeOutdoors(flatCartons(2, 2.4, 1.8), -1, 3.6),
    placeOutdoors(cat(), 3.2, 3),
    person([-2, -0.5, 0], { role: 'tenant', pose: 'akimbo', facing: 'viewer' }),
    dimensionLines({ ...NOWHERE, size: 0.6 }),
  );

/** The shadow colour on the orange band. */
const SHADE_ON_ORANGE = '#D96A1C';

export const phoneBoxScene = (scale: number) =>
  new Scene({ scale }).add(
    placePiece(phoneBox(), [0, 0, 0], 0, { shadow: true, shadowHeight: 3, shadowFill: SHADE_ON_ORANGE }),
  );

/** Draws the front desk with the adviser who answers. */
export const helpDesk = (scale: number) =>
  new Scene({ scale }).add(
    person([2.4, -1, 0], { role: 'adviser', pose: 'phone', prop: 'phone', facing: 'viewer' }),
    placeOutdoors(desk(4.6, paint.oak), 0, 0),
    placeOnTop(monitor(), 2.3, 0.5, 2.4, 2),
    placeOnTop(pottedPlant({ height: 2 }), 0.1, 0.4, 2.4),
    placeOutdoors(mediumCarton({ sticker: true }), 5.4, -0.4),
    placeOnTop(smallCarton(), 5.5, -0.3, 1.4),
  );

const { brick } = paint.SCENERY;

/** Draws a person who wraps a vase, for the question of who packs. */
export const packingStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(table(4.6, 2.4, paint.oak), 0, 0),
    placeOnTop(
      openCarton(1.7, 1.5, 1.2, [
        lathe(0.9, 0.7, points([0.8, 0.24], [1.5, 0.36], [1.9, 0.16], [2.1, 0.22]), paint.petrol),
      ]),
      0.5,
      0.4,
      2.5,
    ),
    placeOnTop(tapeRoll(0.4, 0.35), 3, 1, 2.5),
    person([2.4, -1, 0], { role: 'mover', pose: 'write', facing: 'left' }),
    placeOutdoors(flatCartons(5, 2.4, 1.9), 5.6, 0.6),
    placeOutdoors(mediumCarton({ sticker: true }), -2.4, 1.4),
  );

/** Draws two doors and the route between them. */
export function addressesStep(scale: number): Scene {
  const [from, to] = [
    terrace({ width: 13, depth: 12, floors: [9, 8], door: paint.petrol.dark, seed: 7 }),
    terrace({ width: 13, depth: 12, floors: [9, 8], door: paint.orange.dark, brick, rendered: false, seed: 11 }),
  ];
  const way = points([6.5, 17, 0.02], [6.5, 21, 0.02], [29.5, 21, 0.02], [29.5, 17, 0.02]);
  return new Scene({ scale }).add(
    placeOutdoors(from, 0, 0, 0, 6),
    placeOutdoors(to, 23, 0, 0, 6),
    lines([way], paint.orange.dark, 2.2, { dash: '7 6', layer: -4 }),
    carrier([14.5, 18.6, 0], { role: 'driver', facing: 'right', load: mediumCarton({ sticker: true }) }),
  );
}

export const itemsStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(sofa(5.2, paint.petrol, { cushion: paint.mustard }), 0, 0),
    placeOutdoors(lamp(), -1.7, 0.6),
    placeOutdoors(largeCarton(), 6, 0.2),
    placeOnTop(smallCarton(), 6.2, 0.4, 1.7),
    placeOutdoors(suitcase(paint.clay), 5.6, 2.8),
    person([2.4, 4.7, 0], { role: 'designer', pose: 'write', prop: 'clipboard', facing: 'backLeft' }),
    person([5.2, 5.6, 0], { role: 'child', pose: 'stand', facing: 'viewer' }),
  );

export const dateStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(calendar(), 0, 0, 0, 4),
    placeOutdoors(clock(), 7, 1.6, 0, 2.2),
    person([1, 2.4, 0], { role: 'nurse', pose: 'point', facing: 'back' }),
  );

/** Draws a telephone call at a desk, for the contact on the day. */
export const detailsStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(desk(4.6, paint.oak), 0, 0),
    placeOnTop(monitor(), 2.3, 0.5, 2.4, 2),
    placeOnTop(pottedPlant({ height: 2 }), 0.2, 0.4, 2.4),
    person([1.6, -0.9, 0], { role: 'writer', pose: 'phone', prop: 'phone', facing: 'viewer' }),
    placeOutdoors(mediumCarton({ sticker: true }), 5.4, -0.4),
    placeOnTop(smallCarton(), 5.5, -0.3, 1.4),
  );

/** Draws an empty unit with its dimensions and a person in it. */
export const storageSizeStep = (scale: number) =>
  new Scene({ scale }).add(
    room({ width: 6, depth: 6 }),
    dimensionLines({ width: 6, depth: 6 }),
    person([3, 3, 0], { role: 'lodger', facing: 'viewer' }, { indoors: true, shadowFill: FLOOR_SHADE.stone }),
  );

/** Draws weeks in a row with the first chosen, beside the door of a unit. */
export const storageTermStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(calendar(7), 0, 0, 0, 4),
    box([8.2, 0, 0], [4.8, 3, 7.4], paint.white),
    placePiece(rollerDoor(4.2, 6.6), [8.5, 3, 0]),
    person([9.6, 5.2, 0], { role: 'cyclist', pose: 'point', prop: 'keys', facing: 'back' }),
  );

function receipt(): Piece {
  const [width, depth, height] = [4, 0.3, 6];
  const page = leftFace(0, depth, 0);
  const rows = [4.6, 3.9, 3.2, 2.5].flatMap((z, i) => [
    rectangle(page, 0.4, z, 1.9 - (i % 2) * 0.4, 0.28, paint.mist.dark),
    rectangle(page, 2.9, z, 0.7, 0.28, paint.INK),
  ]);
  const marks = [
    rectangle(page, 0.4, 5.2, 1.6, 0.4, paint.INK),
    ...rows,
    polyline(page, points([0.3, 2.05], [width - 0.3, 2.05]), paint.INK, 1, '4 4'),
    rectangle(page, 0, 0, width, 1.7, paint.orange.middle),
    rectangle(page, 0.4, 0.6, 1.6, 0.55, paint.INK),
  ];
  return block([width, depth, height], paint.white, marks);
}

export const checkStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(receipt(), 0, 0, 0, 4),
    person([5.6, 0.8, 0], { role: 'chef', pose: 'stand', facing: 'left' }),
    placeOutdoors(crate(paint.sage), -2.6, 0.6),
  );

export const doneStep = (scale: number) =>
  new Scene({ scale }).add(
    person([0, 0, 0], { role: 'driver', pose: 'wave', facing: 'viewer' }),
    person([2.6, -1.4, 0], { role: 'mover', facing: 'left' }),
    placeOutdoors(mediumCarton({ sticker: true }), -2.6, 1),
    placeOutdoors(chair(paint.oak, paint.sage), 3.2, 1.2, 1),
  );

/** Draws a room with dimensions, for cleaning by floor area. */
export const cleaningSizeStep = (scale: number) =>
  new Scene({ scale }).add(
    room({ width: 9, depth: 8, height: 7, ribs: false }),
    dimensionLines({ width: 9, depth: 8, height: 7 }),
    placeIndoors(pottedPlant(), 0.4, 6, 0, FLOOR_SHADE.stone),
    person(
      [4.6, 3.6, 0],
      { role: 'cleaner', pose: 'mop', prop: 'mop', facing: 'left' },
      { indoors: true, shadowFill: FLOOR_SHADE.stone },
    ),
  );

const [WIDTH, DEPTH, HEIGHT] = [11.5, 9.5, 8.2];
const COUNTER = { width: 8.6, depth: 2, height: 2.75, top: 0.22 } as const;
const GROUT = '#B7C6D0';

/** The marks of two rows of tiles above the counter. */
const tiles: readonly Mark[] = Array.from({ length: 16 }, (_, i) =>
  rectangle(leftFace(0, 0, 0), 0.2 + (i % 8) * 1.05, 3.1 + Math.floor(i / 8) * 0.8, 1, 0.75, paint.white.middle, {
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
    rectangle(front, a + 0.9, 2.3, 0.5, 0.09, paint.INK),
  ]);
  const oven = [
    rectangle(front, 4.2, 0.4, 2.05, 2.25, paint.ink.middle, { stroke: paint.INK, width: 0.9 }),
    rectangle(front, 4.4, 0.65, 1.65, 1.25, paint.slate.light, { stroke: paint.INK, width: 0.7 }),
    rectangle(front, 4.4, 2.05, 1.65, 0.12, paint.white.middle),
  ];
  const worktop = topFace(0, 0, height + top);
  const sink = polygon(worktop, points([1, 0.5], [3.2, 0.5], [3.2, 1.6], [1, 1.6]), paint.steel.middle, {
    stroke: paint.INK,
    width: 0.8,
  });
  const rings = [4.7, 5.7].flatMap((x) => [0.6, 1.4].map((y) => circle(worktop, x, y, 0.32, paint.ink.middle)));
  return [
    box([0, 0, 0], [width, depth, height], paint.sage, {
      marks: [rectangle(front, 0, 0, width, 0.35, paint.sage.dark), ...doors, ...oven],
    }),
    box([0, 0, height], [width + 0.1, depth + 0.1, top], paint.white, { marks: [sink, ...rings] }),
    tube(points([2.1, 0.35, 2.97], [2.1, 0.35, 3.7], [2.1, 0.8, 3.75]), 0.12, paint.steel, {
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
      floor: paint.floor,
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
    placePiece(sprayBottle(paint.petrol), [7.6, 0.9, surface]),
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
    placePiece(sprayBottle(paint.petrol), [2.8, 0.5, 0], 0, { shadow: true }),
    placePiece(sprayBottle(paint.mist), [3.4, 1.7, 0], 0, { shadow: true }),
  );
