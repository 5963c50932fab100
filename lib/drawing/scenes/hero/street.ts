import { circlePoints } from '@/lib/drawing/geometry/polygon';
import { crate, largeCarton, mediumCarton, smallCarton, wardrobeCarton } from '@/lib/drawing/kit/cartons';
import { terrace } from '@/lib/drawing/kit/house/terrace';
import { carrier, person } from '@/lib/drawing/kit/person';
import { tree } from '@/lib/drawing/kit/plants';
import { armchair } from '@/lib/drawing/kit/seating';
import { cat, lampPost, postBox, railings } from '@/lib/drawing/kit/street';
import { bicycle, suitcase } from '@/lib/drawing/kit/things';
import { sackTruck } from '@/lib/drawing/kit/tools';
import { clay, ink, mustard, petrol, sage, type Material } from '@/lib/drawing/palette';
import { placePiece, placeUngrouped, type Piece } from '@/lib/drawing/piece';
import { Scene } from '@/lib/drawing/render/scene';
import { SCENERY } from '@/lib/drawing/scenery';
import { shadowOf } from '@/lib/drawing/solids/shadow';
import type { Solid } from '@/lib/drawing/solids/solid';
import { openVan } from '../open-van';
import { ground } from './ground';
import { openHouse } from './open-house';

const { brick } = SCENERY;

/** Pixels per foot. */
const SCALE = 11;
const PERSON_SHADE = '#B9C7D1';
const BOX_SHADE = '#C2D0D9';
const TREE_SHADE = '#C9D5DD';

const HOUSE_WIDTH = 17;
/** Draws the row of houses up the street, the nearest first. */
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

/** Draws the boxes that wait at the kerb. */
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

/** Draws the street with the van. */
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
