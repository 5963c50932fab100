import { circlePoints } from '../../geometry/polygon';
import { crate, largeCarton, mediumCarton, smallCarton } from '../../kit/cartons';
import { terrace } from '../../kit/house/terrace';
import { carrier, person } from '../../kit/person';
import { tree } from '../../kit/plants';
import { armchair } from '../../kit/seating';
import { cat, lampPost, postBox, railings } from '../../kit/street';
import { bicycle } from '../../kit/things';
import { sackTruck } from '../../kit/tools';
import { ink, mustard, petrol, sage, type Material } from '../../palette';
import { SCENERY } from '../../scenery';
import { placePiece, type Piece } from '../../piece';
import { Scene } from '../../render/scene';
import { shadowOf } from '../../solids/shadow';
import type { Solid } from '../../solids/solid';
import { ground } from './ground';
import { openHouse } from './open-house';
import { parkedVan } from './van';

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
