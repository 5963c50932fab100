import { filingCabinet } from '../kit/cabinets';
import { crate, largeCarton, mediumCarton, smallCarton } from '../kit/cartons';
import { CAST } from '../kit/figure/cast';
import { turned } from '../kit/figure/figure';
import { POSES } from '../kit/figure/poses';
import { frontDoor } from '../kit/house/windows';
import { voucher } from '../kit/paperwork';
import { carrier, FACING, person } from '../kit/person';
import { pottedPlant } from '../kit/plants';
import { sofa } from '../kit/seating';
import { metalShelves } from '../kit/shelving';
import { bucket, sackTruck } from '../kit/tools';
import { luton } from '../kit/vehicles';
import { jacketStand } from '../kit/workwear';
import { leftFace } from '../marks';
import { cut, mustard, petrol, sage, steel, white } from '../palette';
import { SCENERY } from '../scenery';
import { placeUngrouped, placePiece } from '../piece';
import { Scene } from '../render/scene';
import { box } from '../solids/box';
import { castShadow } from '../solids/shadow';
import { openVan } from './open-van';
import { placeOutdoors, placeOnTop } from './stage';

const { brick, stucco } = SCENERY;

/** Draws two neighbours before a front door with a moving box between them. One hands the other a voucher. */
export function referralScene(scale: number): Scene {
  const { stature } = CAST.owner;
  const [across, forwards, up] = POSES.point.hands.right;
  const [x, y, z] = turned([across * stature, forwards * stature, up * stature], FACING.right);
  const giver = [3.1, 4.4, 0] as const;
  const owner = person(giver, { role: 'owner', pose: 'point', facing: 'right' });
  return new Scene({ scale }).add(
    box([0, -0.7, 0], [9.4, 0.7, 10.4], brick, {
      top: cut,
      right: cut,
      marks: frontDoor(leftFace(0, 0, 0), 3, 0.6, 3.2, 6.4, petrol.dark),
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
      top: cut,
      right: cut,
      marks: frontDoor(leftFace(0, 0, 0), 2.4, 0, 2.8, 6, sage.dark),
    }),
    castShadow(0, -0.7, 8, 0.7, 2.4),
    placeOutdoors(sofa(6.4, petrol, { cushion: mustard }), 0.8, 3.2),
    person([10, 2.4, 0], { role: 'tenant', pose: 'akimbo', facing: 'backLeft' }),
  );

/** Draws files on shelves, each box with its label, and a person who knows where each is. */
export const archiveScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(metalShelves(5, 6.4), 0, 0),
    placeOutdoors(metalShelves(5, 6.4), 5.4, 0),
    placeOutdoors(filingCabinet(steel), 1.2, 3.4),
    placeOutdoors(filingCabinet(petrol), 3, 3.4),
    placeOutdoors(crate(white), 6.2, 4),
    placeOnTop(crate(mustard), 6.2, 4, 1.1),
    carrier([9.6, 4.6, 0], { role: 'manager', facing: 'back', load: smallCarton(), stride: false }),
  );
