import { fridge, washer } from '../kit/appliances';
import { mattressUpright } from '../kit/beds';
import { drawers, wardrobe } from '../kit/cabinets';
import { armchair, sofa } from '../kit/seating';
import { piano } from '../kit/pianos';
import { bicycle, lamp, suitcase } from '../kit/things';
import { mustard, oak, orange, petrol, sage, walnut } from '../palette';
import type { Piece } from '../piece';
import type { Load } from '../room/pack';
import type { QuarterTurns } from '../solids/placement';

/** The illustrated load of one van: furniture (assumption), and exactly as many boxes as the plan has (spec §9). */
export type VanLoad = {
  readonly boxes: number;
  readonly furniture: readonly Load[];
  /** Feet by which stacks get lower for each foot from the far walls, because a full van hides what stands behind. */
  readonly slope: number;
  /** The height limit of stacks, in feet. */
  readonly tallest: number;
};

const item = (name: string, piece: Piece, turns: QuarterTurns = 0): Load => ({ name, piece, turns: [turns] });
const mattress = (length = 6.2, height = 4.5) => item('mattress', mattressUpright(length, height), 1);

/** The loads of each fixed plan by van, the nearest van first. */
export const MOVE_LOADS = {
  mini: [
    {
      boxes: 10,
      furniture: [mattress(4.6, 3.2), item('suitcase', suitcase(petrol)), item('lamp', lamp())],
      slope: 0.55,
      tallest: 7,
    },
  ],
  one_bedroom: [
    {
      boxes: 30,
      furniture: [
        mattress(),
        item('wardrobe', wardrobe(3.2, oak)),
        item('sofa', sofa(5, petrol, { seats: 2, cushion: mustard }), 1),
        item('chest of drawers', drawers(2.6, 3)),
      ],
      slope: 0.55,
      tallest: 7,
    },
  ],
  two_bedroom: [
    {
      boxes: 55,
      furniture: [
        mattress(),
        item('wardrobe', wardrobe(3.4, oak)),
        item('fridge', fridge()),
        item('sofa', sofa(5.2, sage, { seats: 2, cushion: mustard })),
      ],
      slope: 0.06,
      tallest: 7.75,
    },
  ],
  three_bedroom: [
    {
      boxes: 38,
      furniture: [
        mattress(),
        item('wardrobe', wardrobe(3.4, oak)),
        item('piano', piano()),
        item('washing machine', washer()),
      ],
      slope: 0.3,
      tallest: 7,
    },
    {
      boxes: 37,
      furniture: [
        mattress(),
        item('fridge', fridge()),
        item('wardrobe', wardrobe(3, walnut)),
        item('bicycle', bicycle(orange), 1),
        item('armchair', armchair(mustard)),
      ],
      slope: 0.42,
      tallest: 7,
    },
  ],
} as const satisfies Readonly<Record<string, readonly VanLoad[]>>;

export type FixedMove = keyof typeof MOVE_LOADS;
