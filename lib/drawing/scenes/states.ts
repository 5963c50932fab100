import { monitor } from '../kit/appliances';
import { wardrobe } from '../kit/cabinets';
import { largeCarton, mediumCarton, openCarton, smallCarton } from '../kit/cartons';
import { person } from '../kit/person';
import { flatCartons } from '../kit/materials';
import { pottedPlant } from '../kit/plants';
import { armchair, officeChair } from '../kit/seating';
import { cat, phoneBox } from '../kit/street';
import { desk } from '../kit/tables';
import { lamp } from '../kit/things';
import { mustard, oak, petrol } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { dimensionLines } from '../room/dimensions';
import { room } from '../room/room';
import { calendar } from './steps';
import { FLOOR_SHADE, placeIndoors, placeOutdoors, placeOnTop } from './stage';

/** Draws an empty floor with a flat carton and a plant, for an account without orders. */
export const noOrders = (scale: number) =>
  new Scene({ scale }).add(
    room({ width: 7, depth: 6, height: 6, ribs: false }),
    placeIndoors(flatCartons(3, 2.6, 1.9), 2.6, 2.6, 0, FLOOR_SHADE.stone),
    placeIndoors(pottedPlant(), 0.5, 0.5, 0, FLOOR_SHADE.stone),
  );

/** Draws an open, empty box with a cat, for a list without items. */
export const noItems = (scale: number) =>
  new Scene({ scale }).add(placeOutdoors(openCarton(2.2, 1.9, 1.6), 0, 0), placeOutdoors(cat(), 3.4, 1));

/** Draws a person who looks into a box, for a search of reviews without results. */
export const noResults = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(openCarton(2.2, 1.9, 1.6), 0, 0.4),
    person([1.1, -0.9, 0], { role: 'grandfather', pose: 'write', facing: 'left' }),
    placeOutdoors(smallCarton(), 3.3, 0.6),
  );

/** Draws a wardrobe and the cat, for a search without a match. */
export const nothingFound = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(wardrobe(3.2, oak), 0, 0),
    placeOutdoors(cat(), 3.8, 1.6),
    placeOutdoors(smallCarton(), -2, 0.8),
  );

/** Draws a calendar without a chosen day, for a day without free slots. */
export const fullDay = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(calendar(-1), 0, 0, 0, 4),
    placeOutdoors(armchair(mustard), 7.4, 0.4),
    placeOutdoors(mediumCarton({ sticker: true }), 7.8, 4),
  );

/** Draws a desk where orders are kept, for the account page. */
export const accountScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(desk(4.6, oak), 0, 0),
    placeOnTop(monitor(), 1.2, 0.2, 2.4),
    placeOutdoors(officeChair(petrol), 1.2, 2.9, 2),
    placeOutdoors(lamp(), -1.7, 0.2),
    placeOutdoors(largeCarton(), 5.2, 0.2),
    placeOnTop(mediumCarton({ sticker: true }), 5.3, 0.3, 1.7),
    person([4.9, 3.6, 0], { role: 'guest', pose: 'stand', facing: 'viewer' }),
  );

/** The size in feet of the unit on the "not found" page. */
const NOWHERE = { width: 4, depth: 0, height: 4 } as const;

/** Draws the "not found" page to scale: a unit too low and too shallow to enter, with its contents before it. */
export const notFound = (scale: number) =>
  new Scene({ scale }).add(
    room({ ...NOWHERE, grid: false }),
    placeOutdoors(openCarton(2.2, 1.9, 1.6), -4.2, 1.1),
    placeOutdoors(flatCartons(2, 2.4, 1.8), -1, 3.6),
    placeOutdoors(cat(), 3.2, 3),
    person([-2, -0.5, 0], { role: 'tenant', pose: 'akimbo', facing: 'viewer' }),
    dimensionLines({ ...NOWHERE, size: 0.6 }),
  );

/** The shadow colour on the orange band. */
const SHADE_ON_ORANGE = '#D96A1C';

export const phoneBoxScene = (scale: number) =>
  new Scene({ scale }).add(
    placePiece(phoneBox(), [0, 0, 0], 0, { shadow: true, shadowHeight: 3, shadowFill: SHADE_ON_ORANGE }),
  );

/** Draws the front desk with the adviser who answers. */
export const helpDesk = (scale: number) =>
  new Scene({ scale }).add(
    person([2.4, -1, 0], { role: 'adviser', pose: 'phone', prop: 'phone', facing: 'viewer' }),
    placeOutdoors(desk(4.6, oak), 0, 0),
    placeOnTop(monitor(), 2.3, 0.5, 2.4, 2),
    placeOnTop(pottedPlant({ height: 2 }), 0.1, 0.4, 2.4),
    placeOutdoors(mediumCarton({ sticker: true }), 5.4, -0.4),
    placeOnTop(smallCarton(), 5.5, -0.3, 1.4),
  );
