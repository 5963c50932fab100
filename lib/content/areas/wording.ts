import { areaInSentence, type AreaName } from '@/lib/domain/places/areas';
import { countWithNoun } from '@/lib/domain/wording';
import type { Borough, ExampleHome } from './borough';

/** Joins words with commas and "and": "Bexley, Sutton and Merton". */
export function andList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Prepends "a" or "an" to a title that may begin with a number: "an 8 × 6 ft unit". */
export const withArticle = (text: string): string => `${/^(8|11|18)\b/.test(text) ? 'an' : 'a'} ${text}`;

/** Returns miles in words: "1 mile", "9 miles". */
export const milesText = (miles: number): string => countWithNoun(miles, 'mile');

export const spokenList = (names: readonly AreaName[]): string => andList(names.map(areaInSentence));

/** Returns a borough's main roads in words: "the A2 and A20". */
export const roadsOf = ({ roads }: Borough): string => `the ${andList(roads)}`;

const FLOORS = ['ground floor', 'first floor', 'second floor', 'third floor', 'fourth floor', 'fifth floor'] as const;

/**
 * Returns the access of a home in words: "third floor, no lift, no parking at the door". "at street level" for a house.
 */
export function accessText({ floor, hasLift, canPark }: ExampleHome): string {
  const height = floor === 0 ? 'street level' : (FLOORS[floor] ?? `${floor}th floor`);
  const lift = floor === 0 ? '' : hasLift ? ', lift' : ', no lift';
  return `${height}${lift}${canPark ? '' : ', no parking at the door'}`;
}
