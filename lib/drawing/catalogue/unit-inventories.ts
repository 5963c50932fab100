import type { Vec2 } from '../geometry/vector';
import { fridge, washer } from '../kit/appliances';
import { mattressUpright } from '../kit/beds';
import { bedside, wardrobe } from '../kit/cabinets';
import { armchair, sofa } from '../kit/seating';
import { metalShelves } from '../kit/shelving';
import { table } from '../kit/tables';
import { piano } from '../kit/pianos';
import { bicycle, lamp, rugUpright, suitcase } from '../kit/things';
import { clay, mustard, oak, petrol, sage, walnut } from '../palette';
import type { Piece } from '../piece';
import type { Load } from '../room/pack';
import type { QuarterTurns } from '../solids/placement';
import { columns } from './cartons';

/**
 * Inside dimensions of the units in feet: width along the right-hand wall, depth along the left-hand one (spec §3, §9).
 */
export const UNIT_PLANS = {
  '3x3': [3, 3],
  '3x5': [3, 5],
  '6x4': [6, 4],
  '6x6': [6, 6],
  '8x6': [8, 6],
  '9x8': [9, 8],
  '12x8': [12, 8],
  '15x10': [15, 10],
  '20x10': [20, 10],
} as const satisfies Readonly<Record<string, Vec2>>;

export type UnitSize = keyof typeof UNIT_PLANS;

/** Returns furniture at a fixed place, where a mover would put it. */
const stands = (name: string, piece: Piece, at: Vec2, turns: QuarterTurns = 0): Load => ({
  name,
  piece,
  at,
  turns: [turns],
});
/** Returns a mattress on its long side along the left-hand wall. */
const mattress = (length: number, height: number, at: Vec2 = [0, 0]) =>
  stands('mattress', mattressUpright(length, height), at, 1);
const sofaAt = (at: Vec2, width: number, material = petrol) =>
  stands('sofa', sofa(width, material, { cushion: mustard }), at);

/**
 * The illustrated contents of each unit (assumption). Tall items stand along the two far walls and the near corner of
 * the floor stays free, so that even a small unit looks like a space.
 */
export const UNIT_INVENTORIES: Readonly<Record<UnitSize, readonly Load[]>> = {
  '3x3': [stands('suitcase', suitcase(petrol, 2.4), [0, 1.75]), ...columns([0, 0, 3], [1.5, 0, 2])],
  '3x5': [mattress(4.7, 3.1), stands('lamp', lamp(), [1.25, 3.25]), ...columns([1, 0, 3], [1, 1.5, 2])],
  '6x4': [
    stands('wardrobe', wardrobe(3, oak), [0, 0]),
    stands('rolled rug', rugUpright(5.4), [3.25, 0]),
    { ...stands('bedside table', bedside(walnut), [0, 2.25], 1), carries: true },
    ...columns([4.25, 0, 4], [4.25, 1.5, 2], [0, 2.25, 1]),
  ],
  '6x6': [
    mattress(5.7, 4.5),
    stands('wardrobe', wardrobe(3, oak), [1, 0]),
    stands('armchair', armchair(mustard), [1, 2.75]),
    ...columns([4.25, 0, 4], [4.25, 1.5, 3], [4.25, 3, 2]),
  ],
  '8x6': [
    mattress(5.8, 4.5),
    stands('wardrobe', wardrobe(3.2, oak), [1, 0]),
    stands('fridge', fridge(), [4.25, 0]),
    sofaAt([1.25, 2.75], 4.6),
    ...columns([6.5, 0, 4], [6.5, 1.5, 3], [6.5, 3, 2], [6.5, 4.5, 1]),
  ],
  '9x8': [
    mattress(6.3, 4.5),
    stands('wardrobe', wardrobe(3.5, oak), [1, 0]),
    stands('fridge', fridge(), [4.75, 0]),
    stands('rolled rug', rugUpright(5.6), [0, 6.75]),
    sofaAt([1.25, 2.75], 5.4),
    ...columns([7.25, 0, 4], [7.25, 1.5, 4], [7.25, 3, 3], [7.25, 4.5, 2], [5.75, 6, 1], [7.25, 6, 1]),
  ],
  '12x8': [
    mattress(6.3, 4.5),
    stands('wardrobe', wardrobe(3.5, oak), [1, 0]),
    stands('fridge', fridge(), [4.75, 0]),
    stands('wardrobe', wardrobe(3, walnut), [7, 0]),
    stands('rolled rug', rugUpright(5.6), [11, 0]),
    stands('piano', piano(), [1.5, 2.25]),
    sofaAt([1, 4.75], 6.2, sage),
    stands('armchair', armchair(mustard), [7.25, 2.5]),
    ...columns([10.5, 1.25, 4], [10.5, 2.75, 4], [10.5, 4.25, 3], [10.5, 5.75, 2], [9, 5.75, 1]),
  ],
  '15x10': [
    mattress(6.3, 5),
    stands('wardrobe', wardrobe(3.5, oak), [1, 0]),
    stands('wardrobe', wardrobe(3.5, walnut), [4.75, 0]),
    stands('fridge', fridge(), [8.5, 0]),
    stands('washing machine', washer(), [10.75, 0]),
    stands('rolled rug', rugUpright(5.6), [14, 0]),
    stands('piano', piano(), [1.5, 2.5]),
    stands('table', table(5, 2.8), [7.25, 2.75]),
    sofaAt([1, 5.75], 6.4, sage),
    stands('armchair', armchair(mustard), [8.25, 6.25]),
    ...columns([13.5, 1.25, 3], [13.5, 2.75, 3], [13.5, 4.25, 3], [13.5, 5.75, 2], [13.5, 7.25, 2], [12, 7.25, 1]),
  ],
  '20x10': [
    mattress(6.3, 5),
    mattress(6.3, 4.5, [1, 0]),
    stands('wardrobe', wardrobe(3.5, oak), [2, 0]),
    stands('wardrobe', wardrobe(3.5, walnut), [5.75, 0]),
    stands('fridge', fridge(), [9.5, 0]),
    stands('washing machine', washer(), [11.75, 0]),
    stands('set of loaded shelves', metalShelves(4, 6), [14, 0]),
    stands('rolled rug', rugUpright(5.6, clay), [18.5, 0]),
    stands('piano', piano(), [2.5, 2.5]),
    stands('table', table(5, 2.8), [8.25, 2.75]),
    stands('bicycle', bicycle(), [13.75, 4], 1),
    sofaAt([2, 6], 6.4, sage),
    stands('armchair', armchair(mustard), [9.25, 6.25]),
    ...columns([18.5, 3, 4], [18.5, 4.5, 4], [17, 4.5, 3], [18.5, 6, 4], [17, 6, 3], [18.5, 7.5, 2], [17, 7.5, 1]),
  ],
};
