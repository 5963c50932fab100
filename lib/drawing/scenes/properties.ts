import { fridge, monitor, washer } from '../kit/appliances';
import { bed } from '../kit/beds';
import { bookcase, drawers, filingCabinet, wardrobe } from '../kit/cabinets';
import { largeCarton, mediumCarton } from '../kit/cartons';
import { terrace } from '../kit/house/terrace';
import { sash } from '../kit/house/windows';
import { pottedPlant } from '../kit/plants';
import { officeChair, sofa } from '../kit/seating';
import { metalShelves } from '../kit/shelving';
import { desk } from '../kit/tables';
import { bicycle, suitcase } from '../kit/things';
import { toolbox } from '../kit/tools';
import { leftFace, rightFace } from '../marks';
import { clay, mist, mustard, oak, orange, paper, petrol, sage } from '../palette';
import { SCENERY } from '../scenery';
import { Scene } from '../render/scene';
import { room } from '../room/room';
import { FLOOR_SHADE, homeRoom, placeIndoors, placeOutdoors, placeOnTop } from './stage';

const { stock } = SCENERY;

/** The height in feet at which rooms are cut off, so that seven of them fit in a row. */
const CUT_AT = 6.6;
const window = (depth: number, along: number) => sash(rightFace(0, depth, 0), along, 2.4, 3, 3.4);

export const wardrobeAlone = (scale: number) =>
  new Scene({ scale }).add(placeOutdoors(wardrobe(3.2, oak), 0, 0), placeOutdoors(suitcase(petrol), 3.8, 0.6));

export const smallRoom = (scale: number) =>
  new Scene({ scale }).add(
    homeRoom({ width: 8, depth: 7, height: CUT_AT, wallX: paper, wallY: paper, marksX: window(7, 2) }),
    placeIndoors(bed(3.2, { duvet: clay }), 0.1, 3.6, 1),
    placeIndoors(drawers(2.4, 2.8), 0.2, 0.5, 1),
    placeIndoors(desk(3.4), 4.4, 0.1),
  );

export const studioFlat = (scale: number) =>
  new Scene({ scale }).add(
    homeRoom({
      width: 13,
      depth: 9,
      height: CUT_AT,
      wallX: paper,
      wallY: paper,
      marksX: window(9, 3),
      marksY: sash(leftFace(0, 0, 0), 9.7, 3.3, 2.6, 2.6),
    }),
    placeIndoors(bed(4.4, { duvet: sage }), 0.1, 0.3, 1),
    placeIndoors(fridge(), 7.2, 0.1),
    placeIndoors(washer(), 9.3, 0.1),
    placeIndoors(sofa(4.4, petrol, { seats: 2 }), 5.6, 5.4, 2),
    placeIndoors(pottedPlant(), 11.2, 6.8),
    placeIndoors(wardrobe(2.8), 0.1, 5.6, 1),
  );

export const smallOffice = (scale: number) =>
  new Scene({ scale }).add(
    room({ width: 12, depth: 9, height: CUT_AT, ribs: false }),
    [
      { x: 0.6, chair: petrol },
      { x: 5.6, chair: mustard },
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
    placeIndoors(bicycle(orange), 1.9, 0.3, 0, FLOOR_SHADE.stone),
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
    placeIndoors(fridge(mist), 0.1, 5, 1, FLOOR_SHADE.stone),
    placeIndoors(largeCarton(), 4.6, 3, 0, FLOOR_SHADE.stone),
    placeOnTop(mediumCarton(), 4.7, 3.1, 1.7),
    placeIndoors(largeCarton(), 2.2, 8.4, 0, FLOOR_SHADE.stone),
    placeIndoors(sofa(5.4, sage), 4.6, 6.6, 0, FLOOR_SHADE.stone),
  );

export const averageHouse = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(
      terrace({ width: 18, depth: 16, floors: [9, 8.4], door: orange.dark, endOfTerrace: true }),
      0,
      0,
      0,
      8,
    ),
  );
