import { circlePoints } from '@/lib/drawing/geometry/vector';
import { points, type Vec3 } from '../geometry/vector';
import { terrace } from '@/lib/drawing/kit/house/terrace';
import { carrier, person } from '@/lib/drawing/kit/person';
import { cat, lampPost, postBox, railings } from '@/lib/drawing/kit/street';
import { sackTruck } from '@/lib/drawing/kit/tools';
import { placePiece, placeUngrouped, type Piece } from '@/lib/drawing/piece';
import { Scene } from '@/lib/drawing/render/scene';
import { shadowOf } from '@/lib/drawing/solids/shadow';
import { televisionUnit } from '../kit/appliances';
import { bed } from '../kit/beds';
import { bedside, bookcase, drawers, wardrobe } from '../kit/cabinets';
import { crate, largeCarton, mediumCarton, smallCarton, wardrobeCarton } from '../kit/cartons';
import { sash } from '../kit/house/windows';
import { pottedPlant, tree } from '../kit/plants';
import { armchair, chair, sofa } from '../kit/seating';
import { table } from '../kit/tables';
import { bicycle, lamp, rugRoll, suitcase } from '../kit/things';
import { leftFace, polygon, rightFace } from '../marks';
import { SCENERY, clay, ink, mustard, oak, petrol, sage, walnut, type Material } from '../palette';
import { box, lines, patch, type Markings, type Solid } from '../solids/solid';
import { openVan } from './open-van';
import { ROOM_FINISH, homeRoom, pictureOnWall, placeIndoors, placeOnTop, skirting } from './stage';

/** Layers of the ground, below everything that stands. */
const [SURFACE, PAINT] = [-20, -19];

/** The ends of the ground in feet along y, from the upper right to the lower left of the sheet, beyond any crop. */
const [FROM, TO] = [-90, 60];

/** Edges of pavement, kerb and road, in feet along x. */
export const STREET = { pavement: 14, kerb: 23, road: 23.6, end: 44 } as const;
const MIDDLE_LINE = 33.4;
const SLAB = 4;
const DASH = { every: 9, length: 5, width: 0.5 } as const;

const COLOUR = { pavement: '#E3EAEF', joint: '#D2DCE3', kerb: '#B7C6D0', road: '#CBD7DF', paint: '#F3F6F8' } as const;

const strip = (x0: number, x1: number, fill: string, y0 = FROM, y1 = TO, layer = SURFACE) =>
  patch(points([x0, y0, 0], [x1, y0, 0], [x1, y1, 0], [x0, y1, 0]), fill, { layer });

const steps = (every: number) =>
  Array.from({ length: Math.ceil((TO - FROM - 2) / every) }, (_, i) => FROM + 2 + i * every);

export function ground(): readonly Solid[] {
  const { pavement, kerb, road, end } = STREET;
  const joints = steps(SLAB).map((y): readonly Vec3[] => points([pavement, y, 0], [kerb, y, 0]));
  const along = (pavement + kerb) / 2;
  return [
    strip(pavement, kerb, COLOUR.pavement),
    strip(kerb, road, COLOUR.kerb),
    strip(road, end, COLOUR.road),
    ...steps(DASH.every).map((y) =>
      strip(MIDDLE_LINE, MIDDLE_LINE + DASH.width, COLOUR.paint, y, y + DASH.length, PAINT),
    ),
    lines([...joints, points([along, FROM, 0], [along, TO, 0])], COLOUR.joint, 0.8, { layer: PAINT }),
  ];
}

const { stucco } = SCENERY;

/**
 * Heights of the two floors, and the thickness of a wall, in feet. The upper floor steps back, so that both are
 * visible.
 */
const GROUND = 0.7;
const FIRST = 9.6;
const WALL = 0.5;
const PLAN = { ground: [13.5, 20], first: [9.6, 17.5] } as const;

const SEAM = '#D9C29C';

/** Draws floorboards of two feet. */
function boards(width: number, depth: number, z: number): Markings {
  const seams = Array.from({ length: Math.ceil(width / 2) - 1 }, (_, i): readonly Vec3[] =>
    points([(i + 1) * 2, 0, z], [(i + 1) * 2, depth, z]),
  );
  return { ...lines(seams, SEAM, 0.8), lo: [0, 0, z], hi: [width, depth, z] };
}

function shell(): readonly Solid[] {
  const [w0, d0] = PLAN.ground;
  const [w1, d1] = PLAN.first;
  const windows = rightFace(0, d1, FIRST);
  const art = points([3.85, 3.45], [4.5, 4.6], [4.9, 4.1], [5.4, 4.8], [5.95, 3.45]);
  return [
    ...homeRoom({ width: w0, depth: d0, height: FIRST - GROUND - WALL, at: [0, 0, GROUND], slab: GROUND, wall: WALL }),
    boards(w0, d0, GROUND),
    ...homeRoom({
      width: w1,
      depth: d1,
      height: 9,
      at: [0, 0, FIRST],
      slab: WALL,
      wall: WALL,
      wallX: ROOM_FINISH.tinted,
      wallY: ROOM_FINISH.tinted,
      marksX: [...sash(windows, 2.6, 2.4, 3.4, 5), ...sash(windows, 10.8, 2.4, 3.4, 5), skirting(0, d1, d1, FIRST)],
      marksY: [...pictureOnWall(3.6, 0, FIRST + 3.2, 2.6, 3.2), polygon(leftFace(0, 0, FIRST), art, petrol.middle)],
    }),
    boards(w1, d1, FIRST),
    box([w0, 8.8, 0], [1.3, 4.4, 0.45], stucco),
  ];
}

const below = (piece: Parameters<typeof placeIndoors>[0], x: number, y: number, turns = 0) =>
  placeIndoors(piece, x, y, turns, undefined, GROUND);
const above = (piece: Parameters<typeof placeIndoors>[0], x: number, y: number, turns = 0) =>
  placeIndoors(piece, x, y, turns, undefined, FIRST);

const bedroom = (): readonly Solid[] => [
  ...above(bed(4.6, { duvet: clay }), 0.1, 6.2, 1),
  ...above(bedside(walnut), 0.1, 4.4, 1),
  ...above(wardrobe(3.4, oak), 0.6, 0.1),
  ...above(lamp(mustard), 0.1, 11.4),
  ...above(mediumCarton({ sticker: true }), 6.4, 1.2),
  ...placeOnTop(smallCarton(), 6.5, 1.3, FIRST + 1.4),
  ...above(largeCarton(), 7.4, 3.3, 1),
  ...above(drawers(2.8, 3, walnut), 0.1, 13.4, 1),
  ...above(suitcase(petrol), 6.8, 13.2, 1),
  ...above(mediumCarton(), 4, 14.6),
  ...placeOnTop(smallCarton(), 4.1, 14.7, FIRST + 1.4),
];

const livingRoom = (): readonly Solid[] => [
  ...below(sofa(6.4, petrol, { cushion: mustard }), 5.6, 1.2),
  ...below(bookcase(2.7, 5, oak), 2.3, 0.1),
  ...below(televisionUnit(4.4), 5.4, 6.6, 1),
  ...below(table(4.6, 2.7, oak), 6.6, 12, 1),
  ...below(chair(oak, sage), 10.1, 12.6, 3),
  ...below(chair(oak, sage), 7.2, 17.2, 2),
  ...below(pottedPlant({ height: 4.2 }), 11.6, 4.9),
  ...below(largeCarton({ sticker: true }), 11.2, 8, 1),
  ...below(mediumCarton(), 11.3, 9.9),
  ...placeOnTop(smallCarton(), 11.3, 8.3, GROUND + 1.7),
  ...below(rugRoll(5, clay), 10.6, 15.6, 1),
];

/** Draws a terraced house with its near walls cut away. Its front door is at x = 13.5. */
export const openHouse = (): readonly Solid[] => [...shell(), ...bedroom(), ...livingRoom()];

const { brick } = SCENERY;

/** Pixels per foot. */
const SCALE = 11;
const PERSON_SHADE = '#B9C7D1';
const BOX_SHADE = '#C2D0D9';
const TREE_SHADE = '#C9D5DD';

const HOUSE_WIDTH = 17;
function neighbours(): readonly Solid[] {
  const house = (door: string, seed: number, options: { brick?: Material; rendered?: boolean } = {}) =>
    terrace({ width: HOUSE_WIDTH, depth: 20, floors: [9.6, 9], door, seed, ...options });
  const row = [
    house(petrol.dark, 7),
    house('#C49535', 11, { brick, rendered: false }),
    house(ink.middle, 17),
    house(sage.dark, 19, { rendered: false }),
    house(petrol.dark, 23),
    house('#C49535', 29, { brick, rendered: false }),
  ];
  return row.flatMap((piece, i) => placePiece(piece, [-6.5, -HOUSE_WIDTH * (i + 1) - 0.4, 0], 1));
}

const onPavement = (piece: Piece, x: number, y: number, turns = 0) =>
  placePiece(piece, [x, y, 0], turns, { shadow: true, shadowHeight: 1.6, shadowFill: BOX_SHADE });

function treeAt(x: number, y: number, height: number): readonly Solid[] {
  const crown = circlePoints(x + 2.2, y + 4.2, 3, 20);
  return [...placePiece(tree(height), [x, y, 0]), shadowOf(crown, 1.5, { fill: TREE_SHADE, layer: -7 })];
}

const waiting = (): readonly Solid[] => [
  ...onPavement(largeCarton(), 16.6, 20.6),
  ...onPavement(largeCarton({ sticker: true }), 18.6, 20.7),
  ...placePiece(mediumCarton(), [16.9, 20.7, 1.7]),
  ...onPavement(crate(petrol), 16.8, 22.8),
  ...placePiece(cat(), [20.4, 17.8, 0]),
  ...onPavement(armchair(mustard), 19.6, 13),
];

const people = (): readonly Solid[] => {
  const shade = { shadowFill: PERSON_SHADE };
  return [
    ...carrier([18, 8.2, 0], { role: 'porter', facing: 'right', load: mediumCarton({ sticker: true }) }, shade),
    ...person([22.2, 1.4, 0], { role: 'mover', pose: 'write', prop: 'clipboard', facing: 'left' }, shade),
    ...person([16.4, 15.4, 0], { role: 'tenant', pose: 'point', facing: 'right' }, shade),
    ...person([28.7, 15.2, 0], { role: 'driver', pose: 'push', facing: 'back' }, shade),
    ...placePiece(sackTruck([largeCarton(), smallCarton()]), [27.8, 11.5, 0], 2, {
      shadow: true,
      shadowHeight: 1,
      shadowFill: BOX_SHADE,
    }),
  ];
};

const furnishings = (): readonly Solid[] => [
  ...[-12.6, -29.6, -46.6].flatMap((y) => placePiece(railings(8.6), [14.6, y, 0], 1)),
  ...placePiece(bicycle(petrol), [15, -11.6, 0], 1),
  ...treeAt(16.4, -20.5, 17),
  ...treeAt(16.4, -48, 17),
  ...placePiece(lampPost(14), [20.6, -5, 0]),
  ...placePiece(lampPost(14), [20.6, -36, 0]),
  ...placePiece(postBox(), [15.2, -4.6, 0], 0, { shadow: true, shadowHeight: 2.4 }),
];

const pen = { scale: SCALE } as const;

/** Draws the street with everything but the van. */
export const heroStreet = () =>
  new Scene(pen).add(ground(), neighbours(), openHouse(), waiting(), people(), furnishings());

/** Draws the van alone, in the same place, as a layer over the street. */
export const heroVan = () => new Scene(pen).add(parkedVan());

export const hero = () => heroStreet().add(parkedVan());

/** The van's corner of least x and y, in feet. It faces up the street. */
const PARKED = { x: 25.2, y: -17.5 } as const;
/** The height of the cargo floor, in the van's own frame. */
const FLOOR = 2.05;

/** Draws the load that is visible through the open doors, in the van's own frame, where the back is at small y. */
function load(): readonly Solid[] {
  const rows: readonly (readonly [Piece, x: number, y: number, z: number])[] = [
    [wardrobeCarton(), 0.5, 4.2, 0],
    [wardrobeCarton(), 2.4, 4.2, 0],
    [largeCarton(), 4.4, 4.2, 0],
    [largeCarton(), 4.4, 4.2, 1.7],
    [mediumCarton(), 4.5, 4.3, 3.4],
    [largeCarton(), 0.6, 2.2, 0],
    [mediumCarton(), 0.7, 2.3, 1.7],
    [largeCarton({ sticker: true }), 2.7, 2.2, 0],
    [suitcase(clay), 4.9, 2.5, 0],
  ];
  return rows.flatMap(([piece, x, y, z]) => placeUngrouped(piece, [x, y, FLOOR + z], 2));
}

/** Draws the van at the kerb with open doors and a lowered ramp, and their shadows. */
const parkedVan = (): readonly Solid[] => openVan(PARKED.x, PARKED.y, load());
