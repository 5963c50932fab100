import type { CleaningSpace } from '../order-types';
import { countWithNoun } from '../wording';

export type CleanedHome = Exclude<CleaningSpace, 'custom'>;

/** The rooms that the price of each clean covers (assumption). They determine the price, unlike crew and hours. */
type CleanedRooms = {
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly toilets: number;
  readonly hasStairs: boolean;
};

export const CLEANED_ROOMS: Readonly<Record<CleanedHome, CleanedRooms>> = {
  one_bedroom: { bedrooms: 1, bathrooms: 1, toilets: 0, hasStairs: false },
  two_bedroom: { bedrooms: 2, bathrooms: 1, toilets: 1, hasStairs: false },
  three_bedroom: { bedrooms: 3, bathrooms: 2, toilets: 1, hasStairs: true },
};

const SMALLER: Readonly<Record<CleanedHome, CleanedHome | null>> = {
  one_bedroom: null,
  two_bedroom: 'one_bedroom',
  three_bedroom: 'two_bedroom',
};

/** Returns the rooms in words: "Kitchen, living room, hall, 2 bedrooms, 1 bathroom, 1 separate toilet". */
export function roomsText(home: CleanedHome): string {
  const { bedrooms, bathrooms, toilets, hasStairs } = CLEANED_ROOMS[home];
  return [
    hasStairs ? 'Kitchen, living room, hall and stairs' : 'Kitchen, living room, hall',
    countWithNoun(bedrooms, 'bedroom'),
    countWithNoun(bathrooms, 'bathroom'),
    ...(toilets > 0 ? [countWithNoun(toilets, 'separate toilet')] : []),
  ].join(', ');
}

const ORDINALS = ['first', 'second', 'third'] as const;

/** Returns the rooms that the next smaller home does not have, one a line. Empty for the smallest home. */
export function moreThanSmaller(home: CleanedHome): readonly string[] {
  const smaller = SMALLER[home];
  if (!smaller) return [];
  const [rooms, less] = [CLEANED_ROOMS[home], CLEANED_ROOMS[smaller]];
  const bedroom = ORDINALS[rooms.bedrooms - 1] ?? 'next';
  return [
    `A ${bedroom} bedroom: floor, skirting, windows inside, wardrobes inside`,
    ...(rooms.bathrooms > less.bathrooms ? ['A second bathroom, limescale and all'] : []),
    ...(rooms.toilets > less.toilets ? ['A separate toilet, with its basin and tiles'] : []),
    ...(rooms.hasStairs && !less.hasStairs ? ['Stairs: treads and banisters'] : []),
  ];
}
