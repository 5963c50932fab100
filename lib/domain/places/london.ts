import { parsePostcode } from './postcode';

/**
 * Postcode areas all of whose districts are in Greater London, with their sub-districts ("EC1A", "W1T"). Their post town
 * is London; the other areas have post towns of their own (Royal Mail's postcode areas).
 */
const WHOLE_AREAS = ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'];

/** The districts of other areas with homes in Greater London. One on the boundary counts as London (assumption). */
const RUNS: Readonly<Record<string, readonly (readonly [first: number, last: number])[]>> = {
  BR: [[1, 7]],
  CR: [
    [0, 2],
    [4, 9],
  ],
  DA: [
    [1, 1],
    [5, 8],
    [14, 18],
  ],
  EN: [[1, 5]],
  HA: [[0, 9]],
  IG: [[1, 11]],
  KT: [
    [1, 6],
    [9, 9],
  ],
  RM: [[1, 14]],
  SM: [[1, 6]],
  TN: [
    [14, 14],
    [16, 16],
  ],
  TW: [[1, 14]],
  UB: [[1, 11]],
};

const AREA_AND_NUMBER = /^([A-Z]{1,2})(\d{1,2})[A-Z]?$/;

/** Returns the post town of a postcode if it can only be London, else ''. */
export function postTownOf(postcode: string): string {
  const [, area = ''] = AREA_AND_NUMBER.exec(parsePostcode(postcode)?.outcode ?? '') ?? [];
  return WHOLE_AREAS.includes(area) ? 'London' : '';
}

/** Returns whether a postcode district lies at least partly in Greater London. It need not exist. */
export function isInLondon(outcode: string): boolean {
  const [, area = '', number = ''] = AREA_AND_NUMBER.exec(outcode) ?? [];
  if (WHOLE_AREAS.includes(area)) return true;
  const runs = Object.hasOwn(RUNS, area) ? RUNS[area] : undefined;
  return runs?.some(([first, last]) => Number(number) >= first && Number(number) <= last) ?? false;
}

/**
 * Creates a function that returns `sentence`, why a job is priced by request (spec/decisions.md), if all of its stops
 * (at least `ends`) are outside Greater London. Null while a postcode is missing or incomplete.
 */
export const outsideLondon =
  (sentence: string, { ends }: { readonly ends: number }) =>
  (postcodes: readonly string[]): string | null => {
    const read = postcodes.map((text) => parsePostcode(text));
    const isOutside = read.length >= ends && read.every((place) => place !== null && !isInLondon(place.outcode));
    return isOutside ? sentence : null;
  };
