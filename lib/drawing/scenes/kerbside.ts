import { points } from '../geometry/vector';
import { crate, largeCarton, mediumCarton } from '../kit/cartons';
import { carrier, person } from '../kit/person';
import { gasBottle, paintTin, petrolCan } from '../kit/refused';
import { cone, suspensionSign } from '../kit/roadworks';
import { clothesRail } from '../kit/shelving';
import { lampPost } from '../kit/street';
import { bicycle, suitcase } from '../kit/things';
import { sackTruck } from '../kit/tools';
import { smallVan } from '../kit/vehicle/small-vehicles';
import { luton } from '../kit/vehicles';
import { leftFace, polygon, rectangle, rightFace, type Mark } from '../marks';
import { INK, SCENERY, clay, mist, mustard, petrol, sage, steel, white } from '../palette';
import { Scene } from '../render/scene';
import { box, patch, prism, type Solid } from '../solids/solid';
import { castShadow } from '../solids/shadow';
import { placeOutdoors, placeOnTop } from './stage';

const { stucco } = SCENERY;
const EDGE = { stroke: INK, width: 0.8 };
const PANE = '#C9DDE6';

function shopWindow(a: number, width: number): readonly Mark[] {
  const front = leftFace(0, 9, 0);
  const goods = [petrol, mustard, clay, sage].map(({ middle }, i) =>
    rectangle(front, a + 0.5 + (i * (width - 1)) / 4, 2.4 + (i % 2) * 2.1, 0.9, 1.1, middle, {
      stroke: INK,
      width: 0.6,
    }),
  );
  return [
    rectangle(front, a, 1.4, width, 5.4, PANE, EDGE),
    rectangle(front, a + 0.2, 2.2, width - 0.4, 0.14, mist.dark),
    rectangle(front, a + 0.2, 4.3, width - 0.4, 0.14, mist.dark),
    ...goods,
  ];
}

/** Draws a shop that sends its stock away: crates on a truck, a rail of clothes, the shopkeeper at the door. */
export function shopScene(scale: number): Scene {
  const [width, depth, height] = [14, 9, 10.5];
  const front = leftFace(0, depth, 0);
  const slope = points([depth, 8.6], [depth + 2.6, 7.2], [depth + 2.6, 6.9], [depth, 8.2]);
  const stripes = [0, 2, 4, 6].map((i): Mark => {
    const x = 0.4 + i * 1.65;
    const corners = points(
      [x, depth, 8.6],
      [x + 1.65, depth, 8.6],
      [x + 1.65, depth + 2.6, 7.2],
      [x, depth + 2.6, 7.2],
    );
    return { kind: 'fill', points: corners, normal: [0, 0.5, 0.9], fill: petrol.middle };
  });
  return new Scene({ scale }).add(
    box([0, 0, 0], [width, depth, height], stucco, {
      top: mist,
      marks: [
        ...shopWindow(1, 7.4),
        rectangle(front, 9.4, 0, 3.2, 6.8, petrol.middle, EDGE),
        rectangle(front, 9.8, 1.6, 2.4, 4.8, PANE, EDGE),
        rectangle(front, 0.4, 8.8, width - 0.8, 1.2, petrol.dark, EDGE),
        polygon(rightFace(width, depth, 0), points([1, 3], [4, 3], [4, 7], [1, 7]), PANE, EDGE),
      ],
    }),
    prism('x', slope, 0.4, width - 0.4, white, { marks: stripes }),
    castShadow(0, 0, width, depth, 4),
    placeOutdoors(clothesRail(3.6), 1.6, 12.6),
    placeOutdoors(sackTruck([crate(petrol), crate(mustard), crate(sage)]), 8, 14.6, 0),
    person([8.9, 13.9, 0], { role: 'driver', pose: 'push', facing: 'left' }),
    person([13, 11.4, 0], { role: 'manager', pose: 'write', prop: 'clipboard', facing: 'left' }),
  );
}

/** Draws a bay kept free: the suspension sign, two cones, and our van in the bay. */
export const parkingScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(luton(), 0, 0, 0, 5),
    placeOutdoors(suspensionSign(), 9.6, 9.4),
    placeOutdoors(cone(), 9.2, 21.4),
    placeOutdoors(cone(), 1.6, 24),
    person([11.6, 15.6, 0], { role: 'driver', pose: 'akimbo', facing: 'viewer' }),
    placeOutdoors(mediumCarton({ sticker: true }), 10.6, 18.4),
  );

/** Draws a reserved space: nobody stands between its two signs, and a foreman holds the council's letter. */
export const keptSpaceScene = (scale: number) =>
  new Scene({ scale }).add(
    markedBay(9.2, 21),
    placeOutdoors(suspensionSign(), 9.6, 0.4),
    placeOutdoors(suspensionSign(), 9.6, 20.4),
    placeOutdoors(cone(), 0.6, 0.6),
    placeOutdoors(cone(), 0.6, 19.6),
    placeOutdoors(cone(), 7.4, 10),
    placeOutdoors(lampPost(), 11.4, 5.6),
    person([11.9, 11.4, 0], { role: 'foreman', pose: 'write', facing: 'viewer', prop: 'clipboard' }),
  );

/** Draws two bays as a council paints them, with a line at every end, in feet. */
function markedBay(width: number, length: number): readonly Solid[] {
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    points([from[0], from[1], 0], [to[0], from[1], 0], [to[0], to[1], 0], [from[0], to[1], 0]);
  const ends = [0, length / 2, length].map((y) => line([0, y], [width, y + 0.35]));
  return [
    patch(line([0, 0], [width, length + 0.35]), mist.dark, { layer: -1 }),
    ...[line([0, 0], [0.35, length + 0.35]), ...ends].map((points) => patch(points, white.light, { layer: -1 })),
  ];
}

/** Draws the end of term: a small van, and a student with a suitcase, a bicycle and boxes. */
export const studentsMovingScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(smallVan(), 0, 0, 0, 4),
    person([10.4, 10.6, 0], { role: 'student', pose: 'wave', facing: 'viewer' }),
    placeOutdoors(suitcase(clay), 12, 9.2),
    placeOutdoors(bicycle(petrol), 8.6, 2.2, 1),
    carrier([8.3, 17.2, 0], { role: 'mover', facing: 'back', load: mediumCarton({ sticker: true }) }),
    placeOutdoors(largeCarton(), 11.6, 13.4),
  );

/** Draws the goods that we do not take, gas, paint and petrol, beside a box that we do. */
export const refusedScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(gasBottle(), 0, 0),
    placeOutdoors(paintTin(sage), 2, 1.3),
    placeOutdoors(paintTin(clay), 2.95, 1),
    placeOnTop(paintTin(steel), 2.48, 1.15, 0.9),
    placeOutdoors(petrolCan(), 0.4, 2.6),
    person([6, 1.2, 0], { role: 'porter', pose: 'akimbo', facing: 'viewer' }),
    placeOutdoors(mediumCarton({ sticker: true }), 5.2, 3.8),
  );
