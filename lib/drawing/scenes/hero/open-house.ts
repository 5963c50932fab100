import type { Vec3 } from '../../geometry/vector';
import { televisionUnit } from '../../kit/appliances';
import { bed } from '../../kit/beds';
import { bedside, bookcase, drawers, wardrobe } from '../../kit/cabinets';
import { largeCarton, mediumCarton, smallCarton } from '../../kit/cartons';
import { sash } from '../../kit/house/windows';
import { pottedPlant } from '../../kit/plants';
import { chair, sofa } from '../../kit/seating';
import { table } from '../../kit/tables';
import { lamp, rugRoll, suitcase } from '../../kit/things';
import { leftFace, polygon, rightFace } from '../../marks/draw';
import { clay, mustard, oak, petrol, sage, walnut } from '../../palette';
import { SCENERY } from '../../scenery';
import { box } from '../../solids/box';
import { lines } from '../../solids/figures';
import type { Markings, Solid } from '../../solids/solid';
import { homeRoom, placeIndoors, pictureOnWall, ROOM_FINISH, skirting, placeOnTop } from '../stage';

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
  const seams = Array.from({ length: Math.ceil(width / 2) - 1 }, (_, i): readonly Vec3[] => [
    [(i + 1) * 2, 0, z],
    [(i + 1) * 2, depth, z],
  ]);
  return { ...lines(seams, SEAM, 0.8), lo: [0, 0, z], hi: [width, depth, z] };
}

function shell(): readonly Solid[] {
  const [w0, d0] = PLAN.ground;
  const [w1, d1] = PLAN.first;
  const windows = rightFace(0, d1, FIRST);
  const art = [
    [3.85, 3.45],
    [4.5, 4.6],
    [4.9, 4.1],
    [5.4, 4.8],
    [5.95, 3.45],
  ] as const;
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

/** Draws a bedroom that is half packed. */
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
