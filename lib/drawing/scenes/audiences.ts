import { monitor } from '../kit/appliances';
import { filingCabinet } from '../kit/cabinets';
import { crate, largeCarton, mediumCarton, smallCarton } from '../kit/cartons';
import { person } from '../kit/person';
import { pottedPlant } from '../kit/plants';
import { officeChair } from '../kit/seating';
import { clothesRail, metalShelves } from '../kit/shelving';
import { desk } from '../kit/tables';
import { lamp, suitcase } from '../kit/things';
import { smallVan } from '../kit/vehicle/small-vehicles';
import { clay, mustard, oak, petrol, sage, white } from '../palette';
import { Scene } from '../render/scene';
import { placeOutdoors, placeOnTop } from './stage';

export const students = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(desk(3.8, oak), 0, 0),
    placeOnTop(monitor(), 0.4, 0.4, 2.4),
    placeOutdoors(lamp(mustard), -1.7, 0.3),
    placeOutdoors(officeChair(sage), 0.6, 2.7, 2),
    person([5.2, 0.6, 0], { role: 'student', facing: 'left' }),
    placeOutdoors(suitcase(clay), 4.6, 2.2),
    placeOutdoors(mediumCarton({ sticker: true }), 4.4, 3.9),
    placeOnTop(smallCarton(), 4.5, 4, 1.4),
  );

export const businesses = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(metalShelves(5, 6.4), 0, 0),
    placeOutdoors(clothesRail(3.6), 5.6, 0.4),
    placeOutdoors(filingCabinet(), 1, 3.2),
    placeOutdoors(crate(petrol), 3.4, 3.6),
    placeOnTop(crate(mustard), 3.4, 3.6, 1.1),
    person([7.4, 4.4, 0], { role: 'manager', pose: 'write', prop: 'clipboard', facing: 'left' }),
  );

export const drivers = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(smallVan(), 0, 0, 0, 4),
    person([9.2, 13.8, 0], { role: 'driver', pose: 'wave', facing: 'viewer' }),
  );

export const partners = (scale: number) =>
  new Scene({ scale }).add(
    person([0.9, 3.2, 0], { role: 'partner', pose: 'write', prop: 'clipboard', facing: 'right' }),
    person([4.2, 1.4, 0], { role: 'baker', pose: 'wave', facing: 'left' }),
    placeOutdoors(largeCarton(), 3.6, 4),
    placeOnTop(pottedPlant({ height: 2.6, material: white }), 3.8, 4.1, 1.7),
  );
