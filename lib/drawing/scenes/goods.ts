import { points } from '../geometry/vector';
import { largeCarton, mediumCarton, openCarton, pictureCarton, smallCarton, wardrobeCarton } from '../kit/cartons';
import { chair } from '../kit/seating';
import { container, skip } from '../kit/containers';
import { bubbleRoll, flatCartons, tapeRoll } from '../kit/materials';
import { mattressUpright } from '../kit/beds';
import { pottedPlant } from '../kit/plants';
import { rugRoll } from '../kit/things';
import { toolbox } from '../kit/tools';
import { person } from '../kit/person';
import { clay, kraft, mustard, oak, orange, petrol, steel, walnut } from '../palette';
import { placeUngrouped } from '../piece';
import { Scene } from '../render/scene';
import { box } from '../solids/box';
import { lathe } from '../solids/round';
import { castShadow } from '../solids/shadow';
import { placeOutdoors, placeOnTop } from './stage';

/** Draws a carton that is being filled, with a vase and books showing above its edge. */
export const packingService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(
      openCarton(2.2, 1.9, 1.7, [
        lathe(1.2, 0.9, points([1.2, 0.3], [2.1, 0.46], [2.6, 0.2], [2.85, 0.28]), petrol),
        box([0.25, 0.3, 1.2], [0.5, 1, 1.05], mustard),
        box([0.75, 0.3, 1.2], [0.22, 1, 1.2], clay),
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
    placeOutdoors(tapeRoll(0.45, 0.4, kraft), 2.4, 2.75),
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
    box([0, 0, 0], [4.6, 0.28, 3.4], oak),
    box([0, 0.28, 0.5], [0.22, 5.4, 0.5], oak),
    box([4.38, 0.28, 0.5], [0.22, 5.4, 0.5], oak),
    [0, 1, 2, 3].map((i) => box([0.22, 0.8 + i * 0.85, 0.86], [4.16, 0.4, 0.12], kraft)),
    box([0, 5.68, 0], [0.25, 0.25, 1], oak),
    box([4.35, 5.68, 0], [0.25, 0.25, 1], oak),
    castShadow(0, 0, 4.6, 5.9, 1),
    placeOutdoors(toolbox(), 5.8, 3.4, 1),
    box([6, 0.4, 0], [0.5, 2.4, 0.12], oak),
    castShadow(6, 0.4, 0.5, 2.4, 0.3),
  );

export const shippingService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(container(20), 0, 0, 0, 4),
    placeOnTop(container(20, orange), 0, 0, 8.5),
    placeOutdoors(container(10, steel), 21.6, 0, 0, 4),
    person([25.5, 10.6, 0], { role: 'foreman', pose: 'write', prop: 'clipboard', facing: 'viewer' }),
  );

export function disposalService(scale: number): Scene {
  const load = [
    ...placeUngrouped(mattressUpright(5, 3.4), [1.2, 0.9, 2.4]),
    ...placeUngrouped(chair(walnut, clay), [5.6, 1.6, 2.6], 3),
    ...placeUngrouped(mediumCarton(), [2.2, 2.4, 3.2]),
    ...placeUngrouped(rugRoll(4), [3.6, 3.4, 3.3]),
  ];
  return new Scene({ scale }).add(
    placeOutdoors(skip(mustard, load), 0, 0, 0, 2.6),
    placeOutdoors(largeCarton(), 9.6, 2.6),
  );
}
