import { bookcase, drawers, filingCabinet, wardrobe } from '../kit/cabinets';
import {
  crate,
  largeCarton,
  mediumCarton,
  openCarton,
  pictureCarton,
  smallCarton,
  wardrobeCarton,
} from '../kit/cartons';
import { CAST, type Role } from '../kit/figure/cast';
import { turned } from '../kit/figure/figure';
import { POSES, holding } from '../kit/figure/poses';
import { frontDoor, sash } from '../kit/house/windows';
import { voucher } from '../kit/paperwork';
import { FACING, carrier, person } from '../kit/person';
import { pottedPlant } from '../kit/plants';
import { chair, officeChair, sofa } from '../kit/seating';
import { clothesRail, metalShelves } from '../kit/shelving';
import { bucket, sackTruck, toolbox } from '../kit/tools';
import { luton } from '../kit/vehicles';
import { jacketStand } from '../kit/workwear';
import { leftFace, rightFace } from '../marks';
import * as paint from '../palette';
import { placePiece, placeUngrouped } from '../piece';
import { Scene } from '../render/scene';
import { box, lathe, type Solid } from '../solids/solid';
import { castShadow } from '../solids/shadow';
import { openVan } from './open-van';
import { FLOOR_SHADE, homeRoom, placeIndoors, placeOnTop, placeOutdoors } from './stage';
import { points } from '../geometry/vector';
import { container, rollerDoor, skip } from '../kit/containers';
import { bubbleRoll, flatCartons, tapeRoll } from '../kit/materials';
import { bed, mattressUpright } from '../kit/beds';
import { bicycle, lamp, rugRoll, rugUpright, suitcase } from '../kit/things';
import { fridge, monitor, washer } from '../kit/appliances';
import { terrace } from '../kit/house/terrace';
import { desk } from '../kit/tables';
import { WALL, room } from '../room/room';
import { smallVan } from '../kit/vehicle/small-vehicles';
import { packRoom, solidsOf, type Load } from '../room/pack';

const { brick, stucco } = paint.SCENERY;

/** Draws two neighbours before a front door with a moving box between them. One hands the other a voucher. */
export function referralScene(scale: number): Scene {
  const { stature } = CAST.owner;
  const [across, forwards, up] = POSES.point.hands.right;
  const [x, y, z] = turned([across * stature, forwards * stature, up * stature], FACING.right);
  const giver = [3.1, 4.4, 0] as const;
  const owner = person(giver, { role: 'owner', pose: 'point', facing: 'right' });
  return new Scene({ scale }).add(
    box([0, -0.7, 0], [9.4, 0.7, 10.4], brick, {
      top: paint.cut,
      right: paint.cut,
      marks: frontDoor(leftFace(0, 0, 0), 3, 0.6, 3.2, 6.4, paint.petrol.dark),
    }),
    castShadow(0, -0.7, 9.4, 0.7, 2.4),
    box([2.2, 0, 0], [4.8, 1.8, 0.6], stucco),
    castShadow(2.2, 0, 4.8, 1.8, 0.6),
    owner,
    placePiece(voucher(), [giver[0] + x - 0.1, giver[1] + y, z - 0.3], 0, { heldBy: [owner[0]] }),
    person([7.9, 3.2, 0], { role: 'neighbour', pose: 'point', facing: 'backLeft' }),
    placeOutdoors(mediumCarton({ sticker: true }), 4.8, 5.6),
    placeOutdoors(pottedPlant({ height: 3 }), 7.7, 0.3),
  );
}

/** Draws a mover who wheels boxes to an open van, with a jacket and a cap waiting on their stand. */
export function recruitingScene(scale: number): Scene {
  const load = [
    ...placeUngrouped(largeCarton(), [0.6, 2.2, 2.05], 2),
    ...placeUngrouped(largeCarton({ sticker: true }), [2.7, 2.2, 2.05], 2),
    ...placeUngrouped(mediumCarton(), [0.7, 2.3, 3.75], 2),
  ];
  return new Scene({ scale }).add(
    openVan(0, 0, load),
    placeOutdoors(sackTruck([largeCarton(), smallCarton()]), 8.6, 20.5, 3),
    person([12.4, 21.4, 0], { role: 'porter', pose: 'push', facing: 'backLeft' }),
    placeOutdoors(jacketStand(), 15, 13.6, 0, 2.2),
  );
}

/** Draws the crew before their van: the driver with a box, the foreman with the list, the cleaner with a mop. */
export const crewScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(luton(), 0, 0, 0, 5),
    carrier([10.6, 18.6, 0], { role: 'driver', facing: 'left', load: mediumCarton({ sticker: true }), stride: false }),
    person([11.6, 14.6, 0], { role: 'foreman', pose: 'write', prop: 'clipboard', facing: 'viewer' }),
    person([12.6, 10.2, 0], { role: 'cleaner', pose: 'mop', prop: 'mop', facing: 'left' }),
    placeOutdoors(bucket(), 14.6, 11.6),
  );

/** Draws a sofa before a door, and a person who wonders whether it will go through. */
export const questionScene = (scale: number) =>
  new Scene({ scale }).add(
    box([0, -0.7, 0], [8, 0.7, 8.6], stucco, {
      top: paint.cut,
      right: paint.cut,
      marks: frontDoor(leftFace(0, 0, 0), 2.4, 0, 2.8, 6, paint.sage.dark),
    }),
    castShadow(0, -0.7, 8, 0.7, 2.4),
    placeOutdoors(sofa(6.4, paint.petrol, { cushion: paint.mustard }), 0.8, 3.2),
    person([10, 2.4, 0], { role: 'tenant', pose: 'akimbo', facing: 'backLeft' }),
  );

/** Draws files on shelves, each box with its label, and a person who knows where each is. */
export const archiveScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(metalShelves(5, 6.4), 0, 0),
    placeOutdoors(metalShelves(5, 6.4), 5.4, 0),
    placeOutdoors(filingCabinet(paint.steel), 1.2, 3.4),
    placeOutdoors(filingCabinet(paint.petrol), 3, 3.4),
    placeOutdoors(crate(paint.white), 6.2, 4),
    placeOnTop(crate(paint.mustard), 6.2, 4, 1.1),
    carrier([9.6, 4.6, 0], { role: 'manager', facing: 'back', load: smallCarton(), stride: false }),
  );

/** Draws a carton that is being filled, with a vase and books showing above its edge. */
export const packingService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(
      openCarton(2.2, 1.9, 1.7, [
        lathe(1.2, 0.9, points([1.2, 0.3], [2.1, 0.46], [2.6, 0.2], [2.85, 0.28]), paint.petrol),
        box([0.25, 0.3, 1.2], [0.5, 1, 1.05], paint.mustard),
        box([0.75, 0.3, 1.2], [0.22, 1, 1.2], paint.clay),
      ]),
      0,
      0,
    ),
    placeOutdoors(tapeRoll(), 2.9, 1.4),
    placeOutdoors(smallCarton(), -2.1, 0.5),
  );

export const materialsService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(flatCartons(8), 0, 0),
    placeOnTop(bubbleRoll(2.9, 0.7), 0.2, 0.4, 1.36),
    placeOutdoors(tapeRoll(0.45, 0.4), 1.2, 2.7),
    placeOutdoors(tapeRoll(0.45, 0.4, paint.kraft), 2.4, 2.75),
    placeOnTop(tapeRoll(0.45, 0.4), 2.42, 2.77, 0.4),
  );

/** Draws the boxes for sale side by side, from the smallest to the wardrobe box. */
export const boxesService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(smallCarton(), 0, 3),
    placeOutdoors(mediumCarton(), 2, 2),
    placeOutdoors(largeCarton({ sticker: true }), 4.2, 1.2),
    placeOutdoors(pictureCarton(), 1.4, -0.6),
    placeOutdoors(wardrobeCarton(), 5.2, -1.4),
  );

/** Draws an empty carton, its former contents, and the cartons to be returned. */
export const unpackingService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(openCarton(2.2, 1.9, 1.6), 0, 0),
    placeOutdoors(pottedPlant({ height: 3.2 }), 3.1, -0.5),
    placeOutdoors(flatCartons(3, 2.6, 1.8), -3, 0.2),
  );

/** Draws a half-built bed frame. */
export const assemblingService = (scale: number) =>
  new Scene({ scale }).add(
    box([0, 0, 0], [4.6, 0.28, 3.4], paint.oak),
    box([0, 0.28, 0.5], [0.22, 5.4, 0.5], paint.oak),
    box([4.38, 0.28, 0.5], [0.22, 5.4, 0.5], paint.oak),
    [0, 1, 2, 3].map((i) => box([0.22, 0.8 + i * 0.85, 0.86], [4.16, 0.4, 0.12], paint.kraft)),
    box([0, 5.68, 0], [0.25, 0.25, 1], paint.oak),
    box([4.35, 5.68, 0], [0.25, 0.25, 1], paint.oak),
    castShadow(0, 0, 4.6, 5.9, 1),
    placeOutdoors(toolbox(), 5.8, 3.4, 1),
    box([6, 0.4, 0], [0.5, 2.4, 0.12], paint.oak),
    castShadow(6, 0.4, 0.5, 2.4, 0.3),
  );

export const shippingService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(container(20), 0, 0, 0, 4),
    placeOnTop(container(20, paint.orange), 0, 0, 8.5),
    placeOutdoors(container(10, paint.steel), 21.6, 0, 0, 4),
    person([25.5, 10.6, 0], { role: 'foreman', pose: 'write', prop: 'clipboard', facing: 'viewer' }),
  );

export function disposalService(scale: number): Scene {
  const load = [
    ...placeUngrouped(mattressUpright(5, 3.4), [1.2, 0.9, 2.4]),
    ...placeUngrouped(chair(paint.walnut, paint.clay), [5.6, 1.6, 2.6], 3),
    ...placeUngrouped(mediumCarton(), [2.2, 2.4, 3.2]),
    ...placeUngrouped(rugRoll(4), [3.6, 3.4, 3.3]),
  ];
  return new Scene({ scale }).add(
    placeOutdoors(skip(paint.mustard, load), 0, 0, 0, 2.6),
    placeOutdoors(largeCarton(), 9.6, 2.6),
  );
}

const { stock } = paint.SCENERY;

/** The height in feet at which rooms are cut off, so that seven of them fit in a row. */
const CUT_AT = 6.6;
const window = (depth: number, along: number) => sash(rightFace(0, depth, 0), along, 2.4, 3, 3.4);

export const wardrobeAlone = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(wardrobe(3.2, paint.oak), 0, 0),
    placeOutdoors(suitcase(paint.petrol), 3.8, 0.6),
  );

export const smallRoom = (scale: number) =>
  new Scene({ scale }).add(
    homeRoom({ width: 8, depth: 7, height: CUT_AT, wallX: paint.paper, wallY: paint.paper, marksX: window(7, 2) }),
    placeIndoors(bed(3.2, { duvet: paint.clay }), 0.1, 3.6, 1),
    placeIndoors(drawers(2.4, 2.8), 0.2, 0.5, 1),
    placeIndoors(desk(3.4), 4.4, 0.1),
  );

export const studioFlat = (scale: number) =>
  new Scene({ scale }).add(
    homeRoom({
      width: 13,
      depth: 9,
      height: CUT_AT,
      wallX: paint.paper,
      wallY: paint.paper,
      marksX: window(9, 3),
      marksY: sash(leftFace(0, 0, 0), 9.7, 3.3, 2.6, 2.6),
    }),
    placeIndoors(bed(4.4, { duvet: paint.sage }), 0.1, 0.3, 1),
    placeIndoors(fridge(), 7.2, 0.1),
    placeIndoors(washer(), 9.3, 0.1),
    placeIndoors(sofa(4.4, paint.petrol, { seats: 2 }), 5.6, 5.4, 2),
    placeIndoors(pottedPlant(), 11.2, 6.8),
    placeIndoors(wardrobe(2.8), 0.1, 5.6, 1),
  );

export const smallOffice = (scale: number) =>
  new Scene({ scale }).add(
    room({ width: 12, depth: 9, height: CUT_AT, ribs: false }),
    [
      { x: 0.6, chair: paint.petrol },
      { x: 5.6, chair: paint.mustard },
    ].map(({ x, chair }) => [
      placeIndoors(desk(), x, 0.6, 0, FLOOR_SHADE.stone),
      placeOnTop(monitor(), x + 0.8, 1, 2.4),
      placeIndoors(officeChair(chair), x + 1, 2.9, 2, FLOOR_SHADE.stone),
    ]),
    placeIndoors(filingCabinet(), 10.2, 0.2, 0, FLOOR_SHADE.stone),
    placeIndoors(pottedPlant(), 0.3, 7, 0, FLOOR_SHADE.stone),
    placeIndoors(bookcase(2.7, 5), 0.1, 4, 1, FLOOR_SHADE.stone),
  );

const garage = (scale: number, width: number) =>
  new Scene({ scale }).add(
    room({ width, depth: 12, height: 7, wallX: stock, wallY: stock, grid: false, ribs: false }),
    placeIndoors(metalShelves(4, 6), 0.1, 0.1, 1, FLOOR_SHADE.stone),
    placeIndoors(bicycle(paint.orange), 1.9, 0.3, 0, FLOOR_SHADE.stone),
  );

export const halfGarage = (scale: number) =>
  garage(scale, 7.6).add(
    placeIndoors(largeCarton(), 0.3, 5.2, 0, FLOOR_SHADE.stone),
    placeOnTop(mediumCarton(), 0.4, 5.3, 1.7),
    placeIndoors(mediumCarton(), 2.4, 5, 0, FLOOR_SHADE.stone),
    placeIndoors(toolbox(), 3, 8, 0, FLOOR_SHADE.stone),
  );

export const carGarage = (scale: number) =>
  garage(scale, 11).add(
    placeIndoors(washer(), 8.2, 0.2, 0, FLOOR_SHADE.stone),
    placeIndoors(toolbox(), 8.5, 2.9, 0, FLOOR_SHADE.stone),
    placeIndoors(fridge(paint.mist), 0.1, 5, 1, FLOOR_SHADE.stone),
    placeIndoors(largeCarton(), 4.6, 3, 0, FLOOR_SHADE.stone),
    placeOnTop(mediumCarton(), 4.7, 3.1, 1.7),
    placeIndoors(largeCarton(), 2.2, 8.4, 0, FLOOR_SHADE.stone),
    placeIndoors(sofa(5.4, paint.sage), 4.6, 6.6, 0, FLOOR_SHADE.stone),
  );

export const averageHouse = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(
      terrace({ width: 18, depth: 16, floors: [9, 8.4], door: paint.orange.dark, endOfTerrace: true }),
      0,
      0,
      0,
      8,
    ),
  );

const LIFTED = 2.1;
const LIFTING = holding(0.26, 0.26, 0.43, true);

/** Draws two movers with a sofa between them. The sofa's far corner is over (x, y). */
function sofaCarried(x: number, y: number, [first, second]: readonly [Role, Role]): readonly Solid[] {
  const [length, depth] = [6.4, 3];
  const ahead = person([x + depth / 2, y - 0.75, 0], { role: first, pose: LIFTING, facing: 'left' });
  const behind = person([x + depth / 2, y + length + 0.75, 0], { role: second, pose: LIFTING, facing: 'back' });
  return [
    ...ahead,
    ...behind,
    ...placePiece(sofa(length, paint.petrol), [x, y, LIFTED], 1, { heldBy: [ahead[0], behind[0]] }),
    castShadow(x - 0.3, y + 0.5, depth - 0.2, length, 0.4),
  ];
}

/** Draws the van at the kerb and two movers on their way to it. */
export const movingService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(luton(), 0, 0, 0, 5),
    sofaCarried(11.6, 4.6, ['porter', 'mover']),
    placeOutdoors(largeCarton(), 10.2, -3),
    placeOnTop(mediumCarton(), 10.4, -2.9, 1.7),
    placeOutdoors(mediumCarton({ sticker: true }), 12.4, -3),
  );

/** Draws step three of the home page: we carry, you point. */
export const carryStep = (scale: number) =>
  new Scene({ scale }).add(
    sofaCarried(0, 0, ['loader', 'cleaner']),
    placeOutdoors(largeCarton({ sticker: true }), 5.2, -1.6),
    placeOnTop(mediumCarton(), 5.3, -1.5, 1.7),
    person([6.6, 3.6, 0], { role: 'tenant', pose: 'point', facing: 'backLeft' }),
  );

/** Draws a mover with a sack truck, for "mini". */
export const sackTruckScene = (scale: number) =>
  new Scene({ scale }).add(
    person([0.9, -0.75, 0], { role: 'driver', pose: 'push', facing: 'left' }),
    placeOutdoors(sackTruck([largeCarton(), mediumCarton({ sticker: true }), smallCarton()]), 0, 0),
    placeOutdoors(pottedPlant(), 3, 1.6),
  );

export const boxCarried = (scale: number) =>
  new Scene({ scale }).add(
    carrier([0, 0, 0], { role: 'porter', facing: 'left', load: mediumCarton({ sticker: true }) }),
  );

export const students = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(desk(3.8, paint.oak), 0, 0),
    placeOnTop(monitor(), 0.4, 0.4, 2.4),
    placeOutdoors(lamp(paint.mustard), -1.7, 0.3),
    placeOutdoors(officeChair(paint.sage), 0.6, 2.7, 2),
    person([5.2, 0.6, 0], { role: 'student', facing: 'left' }),
    placeOutdoors(suitcase(paint.clay), 4.6, 2.2),
    placeOutdoors(mediumCarton({ sticker: true }), 4.4, 3.9),
    placeOnTop(smallCarton(), 4.5, 4, 1.4),
  );

export const businesses = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(metalShelves(5, 6.4), 0, 0),
    placeOutdoors(clothesRail(3.6), 5.6, 0.4),
    placeOutdoors(filingCabinet(), 1, 3.2),
    placeOutdoors(crate(paint.petrol), 3.4, 3.6),
    placeOnTop(crate(paint.mustard), 3.4, 3.6, 1.1),
    person([7.4, 4.4, 0], { role: 'manager', pose: 'write', prop: 'clipboard', facing: 'left' }),
  );

export const drivers = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(smallVan(), 0, 0, 0, 4),
    person([9.2, 13.8, 0], { role: 'driver', pose: 'wave', facing: 'viewer' }),
  );

export const partners = (scale: number) =>
  new Scene({ scale }).add(
    person([0.9, 3.2, 0], { role: 'partner', pose: 'write', prop: 'clipboard', facing: 'right' }),
    person([4.2, 1.4, 0], { role: 'baker', pose: 'wave', facing: 'left' }),
    placeOutdoors(largeCarton(), 3.6, 4),
    placeOnTop(pottedPlant({ height: 2.6, material: paint.white }), 3.8, 4.1, 1.7),
  );

const [DEPTH, HEIGHT, SLAB] = [6, 8, 0.4];
const RULES = { tallest: 5, slope: 0.6 };

const stored = (count: number): readonly Load[] =>
  Array.from({ length: count }, (_, i): Load => ({
    name: 'box',
    piece: i % 3 === 0 ? largeCarton({ sticker: i === 3 }) : mediumCarton({ sticker: i === 4 }),
    stacks: true,
  }));
const first: readonly Load[] = [
  { name: 'mattress', piece: mattressUpright(4.4, 4.2), at: [0, 0], turns: [1] },
  { name: 'rug', piece: rugUpright(), at: [1, 0], turns: [0] },
  { name: 'lamp', piece: lamp(), at: [1, 1.25], turns: [0] },
  ...stored(5),
];
const second: readonly Load[] = [
  { name: 'wardrobe', piece: wardrobe(3.4, paint.oak), at: [0, 0], turns: [0] },
  { name: 'fridge', piece: fridge(), at: [3.5, 0], turns: [0] },
  { name: 'sofa', piece: sofa(5, paint.petrol, { cushion: paint.mustard }), at: [0, 2.25], turns: [0] },
  ...stored(6),
];

/**
 * Draws units side by side, open at the front. A unit without a load is shut.
 * The `open` of a unit is the share of its door that is rolled up.
 */
function row(
  units: readonly { readonly width: number; readonly load?: readonly Load[]; readonly open?: number }[],
): readonly Solid[] {
  let x = 0;
  const solids: Solid[] = [];
  const party = (at: number) =>
    box([at - WALL, -WALL, 0], [WALL, DEPTH + WALL, HEIGHT], paint.white, { top: paint.cut, left: paint.cut });
  for (const { width, load, open = 0 } of units) {
    solids.push(party(x), box([x, -WALL, 0], [width, WALL, HEIGHT], paint.white, { top: paint.cut }));
    if (load) {
      const hold = { at: [x + 0.1, 0.05, 0], size: [width - 0.4, DEPTH - 0.3, 7] } as const;
      solids.push(...solidsOf(packRoom(load, hold, RULES)));
    } else solids.push(...placePiece(rollerDoor(width, HEIGHT - 0.2, paint.orange, open), [x, DEPTH - 0.3, 0]));
    x += width + WALL;
  }
  return [
    box([-WALL, -WALL, -SLAB], [x + WALL, DEPTH + WALL, SLAB], paint.floor, { right: paint.cut, left: paint.cut }),
    ...solids,
    party(x),
    castShadow(-WALL, -WALL, x, DEPTH + WALL, 1, { ground: -SLAB }),
  ];
}

export const storageService = (scale: number) =>
  new Scene({ scale }).add(
    row([{ width: 5, load: first }, { width: 8, load: second }, { width: 6 }]),
    carrier([7.6, 11.2, -SLAB], { role: 'loader', facing: 'back', load: mediumCarton() }),
    placeOnTop(largeCarton(), 14.5, 8.4, -SLAB),
    placeOnTop(mediumCarton({ sticker: true }), 16.8, 8.8, -SLAB),
    placeOnTop(smallCarton(), 14.7, 8.6, 1.3),
    castShadow(14.5, 8.4, 1.9, 1.6, 2, { ground: -SLAB }),
    castShadow(16.8, 8.8, 1.6, 1.5, 1.4, { ground: -SLAB }),
  );

export const storageReturn = (scale: number) =>
  new Scene({ scale }).add(
    row([{ width: 5, load: first.slice(0, 2) }, { width: 5 }]),
    placeOnTop(sackTruck([largeCarton(), mediumCarton({ sticker: true })]), 2, 8.6, -SLAB, 0),
    castShadow(2, 8.9, 1.8, 2.6, 1.6, { ground: -SLAB }),
    person([2.9, 7.9, -SLAB], { role: 'driver', pose: 'push', facing: 'left' }),
    person([8.4, 9.4, -SLAB], { role: 'teacher', pose: 'write', prop: 'clipboard', facing: 'left' }),
  );
