import { largeCarton, mediumCarton, wardrobeCarton } from '../../kit/cartons';
import { suitcase } from '../../kit/things';
import { clay } from '../../palette';
import { placeUngrouped, type Piece } from '../../piece';
import type { Solid } from '../../solids/solid';
import { openVan } from '../open-van';

/** The van's corner of least x and y, in feet. It faces up the street. */
export const PARKED = { x: 25.2, y: -17.5 } as const;
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
export const parkedVan = (): readonly Solid[] => openVan(PARKED.x, PARKED.y, load());
