import { bed } from '../kit/beds';
import { bedside } from '../kit/cabinets';
import { bath, basin, hob, kitchenUnit } from '../kit/fitted';
import { sash } from '../kit/house/windows';
import { person } from '../kit/person';
import { sofa } from '../kit/seating';
import { bucket, sprayBottle } from '../kit/tools';
import { leftFace, rectangle, rightFace, type Mark } from '../marks';
import { INK, clay, floor, mist, mustard, oak, orange, petrol, sage, walnut, white } from '../palette';
import { Scene } from '../render/scene';
import { room, WALL } from '../room/room';
import type { Solid } from '../solids/solid';
import { FLOOR_SHADE, homeRoom, placeIndoors, ROOM_FINISH, rug, skirting, placeOnTop } from './stage';

/** The height in feet at which homes are cut off, so that every room is visible. */
const CUT_AT = 4.2;
const DEPTH = 9;
const [WET, LIVING, BEDROOM] = [7, 9, 8.4];
const DUVETS = [clay, sage, petrol];

const tiledFloor = { floor, wallX: ROOM_FINISH.tinted, wallY: ROOM_FINISH.tinted, grid: true, ribs: false } as const;

const stone = (piece: Parameters<typeof placeIndoors>[0], x: number, y: number, turns = 0) =>
  placeIndoors(piece, x, y, turns, FLOOR_SHADE.stone);

const bathroom = (x: number): readonly Solid[] => [
  ...room({ ...tiledFloor, width: WET, depth: DEPTH, height: CUT_AT, at: [x, 0, 0] }),
  ...stone(bath(), x + 0.15, 0.15, 1),
  ...stone(basin(), x + 4.4, 0.1),
  ...person(
    [x + 4.4, 5, 0],
    { role: 'cleaner', pose: 'mop', prop: 'mop', facing: 'left' },
    { indoors: true, shadowFill: FLOOR_SHADE.stone },
  ),
  ...stone(bucket(), x + 5.5, 7.2),
];

/** Draws kitchen and living room in one, with hob, sink and sofa. */
const livingRoom = (x: number): readonly Solid[] => [
  ...homeRoom({ width: LIVING, depth: DEPTH, height: CUT_AT, at: [x, 0, 0] }),
  ...placeIndoors(kitchenUnit(), x + 0.2, 0),
  ...placeIndoors(hob(), x + 4.6, 0),
  ...placeOnTop(sprayBottle(), x + 1, 0.6, 3),
  ...placeIndoors(sofa(5.2, petrol, { seats: 2, cushion: mustard }), x + 1.6, 5.6),
];

const bedroom = (x: number, index: number): readonly Solid[] => [
  ...homeRoom({ width: BEDROOM, depth: DEPTH, height: CUT_AT, at: [x, 0, 0] }),
  ...rug([x + 2.4, 3.6, 0], 5.4, 4.6),
  ...placeIndoors(bed(4.6, { frame: oak, duvet: DUVETS[index % DUVETS.length] }), x + 2.6, 0.2),
  ...placeIndoors(bedside(walnut), x + 0.8, 0.2),
];

/** Draws a home to clean from above: bathroom, kitchen and the given number of bedrooms. */
export function homeToClean(bedrooms: number, scale: number): Scene {
  const first = WET + LIVING + 2 * WALL;
  return new Scene({ scale }).add(
    bathroom(0),
    livingRoom(WET + WALL),
    Array.from({ length: bedrooms }, (_, i) => bedroom(first + i * (BEDROOM + WALL), i)).flat(),
  );
}

/** Returns the marks of a let home's inventory on its wall, every line ticked off. */
function inventory(a: number, b: number): readonly Mark[] {
  const wall = leftFace(0, 0, 0);
  return [
    rectangle(wall, a, b, 2.8, 3.6, white.light, { stroke: INK, width: 0.8 }),
    rectangle(wall, a + 0.3, b + 3, 1.4, 0.3, INK),
    ...[0, 1, 2, 3].flatMap((row) => {
      const up = b + 2.4 - row * 0.6;
      return [
        rectangle(wall, a + 0.3, up, 0.3, 0.3, orange.middle, { stroke: INK, width: 0.6 }),
        rectangle(wall, a + 0.85, up + 0.08, 1.5 - (row % 2) * 0.4, 0.14, mist.dark),
      ];
    }),
  ];
}

/** Draws the handover: an empty room, the landlord with the inventory, the tenant with the keys. */
export const landlordScene = (scale: number) =>
  new Scene({ scale }).add(
    homeRoom({
      width: 10,
      depth: 9,
      height: 7,
      marksX: [...sash(rightFace(0, 9, 0), 2.8, 2.3, 3.4, 3.8), skirting(0, 9, 9)],
      marksY: inventory(4.8, 2.4),
    }),
    person(
      [7.4, 3, 0],
      { role: 'manager', pose: 'write', prop: 'clipboard', facing: 'left' },
      { indoors: true, shadowFill: FLOOR_SHADE.boards },
    ),
    person(
      [3.6, 5.4, 0],
      { role: 'owner', pose: 'point', prop: 'keys', facing: 'right' },
      { indoors: true, shadowFill: FLOOR_SHADE.boards },
    ),
    placeIndoors(bucket(), 8.2, 0.5),
  );
