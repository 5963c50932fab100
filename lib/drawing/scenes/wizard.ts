import { points } from '../geometry/vector';
import { monitor } from '../kit/appliances';
import { crate, largeCarton, mediumCarton, openCarton, smallCarton } from '../kit/cartons';
import { rollerDoor } from '../kit/containers';
import { terrace } from '../kit/house/terrace';
import { flatCartons, tapeRoll } from '../kit/materials';
import { block } from '../kit/parts';
import { carrier, person } from '../kit/person';
import { pottedPlant } from '../kit/plants';
import { chair, sofa } from '../kit/seating';
import { desk, table } from '../kit/tables';
import { lamp, suitcase } from '../kit/things';
import { leftFace, polyline, rectangle } from '../marks';
import { INK, clay, mist, mustard, oak, orange, petrol, sage, white } from '../palette';
import { placePiece, type Piece } from '../piece';
import { Scene } from '../render/scene';
import { dimensionLines } from '../room/dimensions';
import { room } from '../room/room';
import { SCENERY } from '../scenery';
import { box } from '../solids/box';
import { lines } from '../solids/figures';
import { lathe } from '../solids/round';
import { FLOOR_SHADE, placeIndoors, placeOutdoors, placeOnTop } from './stage';
import { calendar, clock } from './steps';

const { brick } = SCENERY;

/** Draws a person who wraps a vase, for the question of who packs. */
export const packingStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(table(4.6, 2.4, oak), 0, 0),
    placeOnTop(
      openCarton(1.7, 1.5, 1.2, [lathe(0.9, 0.7, points([0.8, 0.24], [1.5, 0.36], [1.9, 0.16], [2.1, 0.22]), petrol)]),
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
    terrace({ width: 13, depth: 12, floors: [9, 8], door: petrol.dark, seed: 7 }),
    terrace({ width: 13, depth: 12, floors: [9, 8], door: orange.dark, brick, rendered: false, seed: 11 }),
  ];
  const way = points([6.5, 17, 0.02], [6.5, 21, 0.02], [29.5, 21, 0.02], [29.5, 17, 0.02]);
  return new Scene({ scale }).add(
    placeOutdoors(from, 0, 0, 0, 6),
    placeOutdoors(to, 23, 0, 0, 6),
    lines([way], orange.dark, 2.2, { dash: '7 6', layer: -4 }),
    carrier([14.5, 18.6, 0], { role: 'driver', facing: 'right', load: mediumCarton({ sticker: true }) }),
  );
}

export const itemsStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(sofa(5.2, petrol, { cushion: mustard }), 0, 0),
    placeOutdoors(lamp(), -1.7, 0.6),
    placeOutdoors(largeCarton(), 6, 0.2),
    placeOnTop(smallCarton(), 6.2, 0.4, 1.7),
    placeOutdoors(suitcase(clay), 5.6, 2.8),
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
    placeOutdoors(desk(4.6, oak), 0, 0),
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
    box([8.2, 0, 0], [4.8, 3, 7.4], white),
    placePiece(rollerDoor(4.2, 6.6), [8.5, 3, 0]),
    person([9.6, 5.2, 0], { role: 'cyclist', pose: 'point', prop: 'keys', facing: 'back' }),
  );

function receipt(): Piece {
  const [width, depth, height] = [4, 0.3, 6];
  const page = leftFace(0, depth, 0);
  const rows = [4.6, 3.9, 3.2, 2.5].flatMap((z, i) => [
    rectangle(page, 0.4, z, 1.9 - (i % 2) * 0.4, 0.28, mist.dark),
    rectangle(page, 2.9, z, 0.7, 0.28, INK),
  ]);
  const marks = [
    rectangle(page, 0.4, 5.2, 1.6, 0.4, INK),
    ...rows,
    polyline(page, points([0.3, 2.05], [width - 0.3, 2.05]), INK, 1, '4 4'),
    rectangle(page, 0, 0, width, 1.7, orange.middle),
    rectangle(page, 0.4, 0.6, 1.6, 0.55, INK),
  ];
  return block([width, depth, height], white, marks);
}

export const checkStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(receipt(), 0, 0, 0, 4),
    person([5.6, 0.8, 0], { role: 'chef', pose: 'stand', facing: 'left' }),
    placeOutdoors(crate(sage), -2.6, 0.6),
  );

export const doneStep = (scale: number) =>
  new Scene({ scale }).add(
    person([0, 0, 0], { role: 'driver', pose: 'wave', facing: 'viewer' }),
    person([2.6, -1.4, 0], { role: 'mover', facing: 'left' }),
    placeOutdoors(mediumCarton({ sticker: true }), -2.6, 1),
    placeOutdoors(chair(oak, sage), 3.2, 1.2, 1),
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
