import { terrace } from '../kit/house/terrace';
import { person } from '../kit/person';
import { tree } from '../kit/plants';
import { smallVan } from '../kit/vehicle/small-vehicles';
import { SCENERY, floor, mist, orange, petrol, sage } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { box, type Solid } from '../solids/solid';

const { river, brick, stucco } = SCENERY;

/** Measures of the two banks and the river between them, along y, in feet. */
const BANK = { width: 44, depth: 30, thick: 1.6 } as const;
const RIVER = { width: 14, fall: 1 } as const;
const ROAD = { from: 18, width: 11 } as const;
const SOUTH = BANK.depth + RIVER.width;

const bank = (y: number): readonly Solid[] => [box([0, y, -BANK.thick], [BANK.width, BANK.depth, BANK.thick], mist)];

/** Draws both banks of the river with a bridge and the van on it, because we work in all of London. */
export function areasScene(scale: number): Scene {
  const house = (door: string, seed: number, options = {}) =>
    terrace({ width: 15, depth: 12, floors: [9, 8], door, seed, ...options });
  return new Scene({ scale }).add(
    bank(0),
    bank(SOUTH),
    box([0, BANK.depth, -BANK.thick], [BANK.width, RIVER.width, BANK.thick - RIVER.fall], river),
    box([ROAD.from, BANK.depth, -0.7], [ROAD.width, RIVER.width, 0.7], stucco),
    [0, SOUTH].map((y) => box([ROAD.from, y, 0], [ROAD.width, BANK.depth, 0.02], floor)),
    placePiece(house(petrol.dark, 7), [1.5, 2, 0]),
    placePiece(house(sage.dark, 11, { brick, rendered: false }), [29.5, 2, 0]),
    placePiece(house(orange.dark, 17), [1.5, SOUTH + 9, 0]),
    placePiece(tree(14), [3, 21, 0]),
    placePiece(tree(16), [36, SOUTH + 6, 0]),
    placePiece(tree(12), [36, 22, 0]),
    placePiece(smallVan(), [ROAD.from + 2.4, BANK.depth - 3, 0.02]),
    person([32, SOUTH + 20, 0], { role: 'tenant', pose: 'wave', facing: 'back' }),
  );
}
