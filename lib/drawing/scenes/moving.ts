import { largeCarton, mediumCarton, smallCarton } from '../kit/cartons';
import type { Role } from '../kit/figure/cast';
import { holding } from '../kit/figure/poses';
import { carrier, person } from '../kit/person';
import { pottedPlant } from '../kit/plants';
import { sofa } from '../kit/seating';
import { sackTruck } from '../kit/tools';
import { luton } from '../kit/vehicles';
import { petrol } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { castShadow } from '../solids/shadow';
import type { Solid } from '../solids/solid';
import { placeOutdoors, placeOnTop } from './stage';

const LIFTED = 2.1;
const LIFTING = holding(0.26, 0.26, 0.43, true);

/** Draws two movers with a sofa between them. The sofa's far corner is over (x, y). */
function sofaCarried(x: number, y: number, [first, second]: readonly [Role, Role]): readonly Solid[] {
  const [length, depth] = [6.4, 3];
  const ahead = person([x + depth / 2, y - 0.75, 0], { role: first, pose: LIFTING, facing: 'left' });
  const behind = person([x + depth / 2, y + length + 0.75, 0], { role: second, pose: LIFTING, facing: 'back' });
  return [
    ...ahead,
    ...behind,
    ...placePiece(sofa(length, petrol), [x, y, LIFTED], 1, { heldBy: [ahead[0], behind[0]] }),
    castShadow(x - 0.3, y + 0.5, depth - 0.2, length, 0.4),
  ];
}

/** Draws the van at the kerb and two movers on their way to it. */
export const movingService = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(luton(), 0, 0, 0, 5),
    sofaCarried(11.6, 4.6, ['porter', 'mover']),
    placeOutdoors(largeCarton(), 10.2, -3),
    placeOnTop(mediumCarton(), 10.4, -2.9, 1.7),
    placeOutdoors(mediumCarton({ sticker: true }), 12.4, -3),
  );

/** Draws step three of the home page: we carry, you point. */
export const carryStep = (scale: number) =>
  new Scene({ scale }).add(
    sofaCarried(0, 0, ['loader', 'cleaner']),
    placeOutdoors(largeCarton({ sticker: true }), 5.2, -1.6),
    placeOnTop(mediumCarton(), 5.3, -1.5, 1.7),
    person([6.6, 3.6, 0], { role: 'tenant', pose: 'point', facing: 'backLeft' }),
  );

/** Draws a mover with a sack truck, for "mini". */
export const sackTruckScene = (scale: number) =>
  new Scene({ scale }).add(
    person([0.9, -0.75, 0], { role: 'driver', pose: 'push', facing: 'left' }),
    placeOutdoors(sackTruck([largeCarton(), mediumCarton({ sticker: true }), smallCarton()]), 0, 0),
    placeOutdoors(pottedPlant(), 3, 1.6),
  );

export const boxCarried = (scale: number) =>
  new Scene({ scale }).add(
    carrier([0, 0, 0], { role: 'porter', facing: 'left', load: mediumCarton({ sticker: true }) }),
  );
