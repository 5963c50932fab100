import { mattressUpright } from '../kit/beds';
import { fridge } from '../kit/appliances';
import { wardrobe } from '../kit/cabinets';
import { largeCarton, mediumCarton, smallCarton } from '../kit/cartons';
import { rollerDoor } from '../kit/containers';
import { carrier, person } from '../kit/person';
import { sofa } from '../kit/seating';
import { lamp, rugUpright } from '../kit/things';
import { sackTruck } from '../kit/tools';
import { cut, floor, mustard, oak, orange, petrol, white } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { packRoom, solidsOf, type Load } from '../room/pack';
import { WALL } from '../room/room';
import { box } from '../solids/box';
import { castShadow } from '../solids/shadow';
import type { Solid } from '../solids/solid';
import { placeOnTop } from './stage';

const [DEPTH, HEIGHT, SLAB] = [6, 8, 0.4];
const RULES = { tallest: 5, slope: 0.6 };

const stored = (count: number): readonly Load[] =>
  Array.from({ length: count }, (_, i): Load => ({
    name: 'box',
    piece: i % 3 === 0 ? largeCarton({ sticker: i === 3 }) : mediumCarton({ sticker: i === 4 }),
    stacks: true,
  }));
const first: readonly Load[] = [
  { name: 'mattress', piece: mattressUpright(4.4, 4.2), at: [0, 0], turns: [1] },
  { name: 'rug', piece: rugUpright(), at: [1, 0], turns: [0] },
  { name: 'lamp', piece: lamp(), at: [1, 1.25], turns: [0] },
  ...stored(5),
];
const second: readonly Load[] = [
  { name: 'wardrobe', piece: wardrobe(3.4, oak), at: [0, 0], turns: [0] },
  { name: 'fridge', piece: fridge(), at: [3.5, 0], turns: [0] },
  { name: 'sofa', piece: sofa(5, petrol, { cushion: mustard }), at: [0, 2.25], turns: [0] },
  ...stored(6),
];

/**
 * Draws units side by side, open at the front. A unit without a load is shut.
 * The `open` of a unit is the share of its door that is rolled up.
 */
function row(
  units: readonly { readonly width: number; readonly load?: readonly Load[]; readonly open?: number }[],
): readonly Solid[] {
  let x = 0;
  const solids: Solid[] = [];
  const party = (at: number) =>
    box([at - WALL, -WALL, 0], [WALL, DEPTH + WALL, HEIGHT], white, { top: cut, left: cut });
  for (const { width, load, open = 0 } of units) {
    solids.push(party(x), box([x, -WALL, 0], [width, WALL, HEIGHT], white, { top: cut }));
    if (load) {
      const hold = { at: [x + 0.1, 0.05, 0], size: [width - 0.4, DEPTH - 0.3, 7] } as const;
      solids.push(...solidsOf(packRoom(load, hold, RULES)));
    } else solids.push(...placePiece(rollerDoor(width, HEIGHT - 0.2, orange, open), [x, DEPTH - 0.3, 0]));
    x += width + WALL;
  }
  return [
    box([-WALL, -WALL, -SLAB], [x + WALL, DEPTH + WALL, SLAB], floor, { right: cut, left: cut }),
    ...solids,
    party(x),
    castShadow(-WALL, -WALL, x, DEPTH + WALL, 1, { ground: -SLAB }),
  ];
}

export const storageService = (scale: number) =>
  new Scene({ scale }).add(
    row([{ width: 5, load: first }, { width: 8, load: second }, { width: 6 }]),
    carrier([7.6, 11.2, -SLAB], { role: 'loader', facing: 'back', load: mediumCarton() }),
    placeOnTop(largeCarton(), 14.5, 8.4, -SLAB),
    placeOnTop(mediumCarton({ sticker: true }), 16.8, 8.8, -SLAB),
    placeOnTop(smallCarton(), 14.7, 8.6, 1.3),
    castShadow(14.5, 8.4, 1.9, 1.6, 2, { ground: -SLAB }),
    castShadow(16.8, 8.8, 1.6, 1.5, 1.4, { ground: -SLAB }),
  );

export const storageReturn = (scale: number) =>
  new Scene({ scale }).add(
    row([{ width: 5, load: first.slice(0, 2) }, { width: 5 }]),
    placeOnTop(sackTruck([largeCarton(), mediumCarton({ sticker: true })]), 2, 8.6, -SLAB, 0),
    castShadow(2, 8.9, 1.8, 2.6, 1.6, { ground: -SLAB }),
    person([2.9, 7.9, -SLAB], { role: 'driver', pose: 'push', facing: 'left' }),
    person([8.4, 9.4, -SLAB], { role: 'teacher', pose: 'write', prop: 'clipboard', facing: 'left' }),
  );
