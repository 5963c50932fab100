import { areaInSentence, type AreaName } from '@/lib/domain/places/areas';
import { capitalised, countWithNoun, inWords } from '@/lib/domain/wording';
import type { Borough, ExampleHome } from './borough';
import { BOROUGHS } from './boroughs';

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

type SharedDistrict = { readonly district: string; readonly with: readonly AreaName[] };

/** Returns the districts of a borough that other boroughs share, with those boroughs, the most shared first. */
export function sharedDistricts({ districts, name }: Borough): readonly SharedDistrict[] {
  return districts
    .map((district) => ({
      district,
      with: BOROUGHS.filter((other) => other.name !== name && other.districts.includes(district)).map(
        (other) => other.name,
      ),
    }))
    .filter((shared) => shared.with.length > 0)
    .toSorted((a, b) => b.with.length - a.with.length);
}

/** Returns a sentence about the borough's postcode districts and those that it shares with others. */
export function districtsText(borough: Borough): string {
  const { districts, name } = borough;
  const shared = sharedDistricts(borough);
  const [most] = shared;
  const own = districts.length - shared.length;
  if (!most) {
    return `${capitalised(areaInSentence(name))} shares none of its ${inWords(districts.length)} districts with a neighbour, so your postcode alone shows that you live here.`;
  }
  if (own === 0) {
    return `Postcodes here do not follow the borough boundary: all ${inWords(districts.length)} districts reach into other boroughs, ${most.district} into ${spokenList(most.with)}.`;
  }
  if (shared.length === 1) {
    return `Only ${most.district} is shared, with ${spokenList(most.with)}. The other ${inWords(own)} are entirely in ${areaInSentence(name)}.`;
  }
  if (most.with.length > 1 && own > shared.length) {
    return `${capitalised(inWords(own))} districts are entirely in ${areaInSentence(name)}. The one to check is ${most.district}, which is partly in ${spokenList(most.with)}.`;
  }
  if (most.with.length > 1) {
    return `${most.district} is spread over ${spokenList([name, ...most.with])}, so the first half of your postcode does not tell you your borough. Your price depends on the district, not the borough.`;
  }
  if (own > shared.length) {
    return `Most districts, ${inWords(own)} of them, are entirely in ${areaInSentence(name)}. ${andList(shared.map(({ district }) => district))} cross the boundary, ${most.district} for instance into ${spokenList(most.with)}.`;
  }
  return `${andList(shared.map(({ district }) => district))} cross the borough boundary (${most.district} into ${spokenList(most.with)}). For a parking bay, the council you need is the one named on your street sign.`;
}
