import type { CleaningSpace } from '../vocabulary';
import { counted } from '../wording';

/** A home with a fixed price for its clean. */
export type CleanedHome = Exclude<CleaningSpace, 'custom'>;

/**
 * What is cleaned for the price of each home (assumption: what homes of that size have). Crew and hours can be the same
 * for two of them; the rooms never are, and they are what the price is for.
 */
type CleanedRooms = {
  readonly bedrooms: number;
  readonly bathrooms: number;
  /** Toilets in a room of their own. */
  readonly toilets: number;
  readonly hasStairs: boolean;
};

export const CLEANED_ROOMS: Readonly<Record<CleanedHome, CleanedRooms>> = {
  one_bedroom: { bedrooms: 1, bathrooms: 1, toilets: 0, hasStairs: false },
  two_bedroom: { bedrooms: 2, bathrooms: 1, toilets: 1, hasStairs: false },
  three_bedroom: { bedrooms: 3, bathrooms: 2, toilets: 1, hasStairs: true },
};

/** The next smaller home, by which the price of a larger one is explained. */
const SMALLER: Readonly<Record<CleanedHome, CleanedHome | null>> = {
  one_bedroom: null,
  two_bedroom: 'one_bedroom',
  three_bedroom: 'two_bedroom',
};

/** "Kitchen, living room, hall, 2 bedrooms, 1 bathroom, 1 separate toilet". */
export function roomsText(home: CleanedHome): string {
  const { bedrooms, bathrooms, toilets, hasStairs } = CLEANED_ROOMS[home];
  return [
    hasStairs ? 'Kitchen, living room, hall and stairs' : 'Kitchen, living room, hall',
    counted(bedrooms, 'bedroom'),
    counted(bathrooms, 'bathroom'),
    ...(toilets > 0 ? [counted(toilets, 'separate toilet')] : []),
  ].join(', ');
}

const ORDINALS = ['first', 'second', 'third'] as const;

/** What is cleaned that the next smaller home does not have, a thing a line; nothing for the smallest. */
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
