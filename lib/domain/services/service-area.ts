import { isInLondon } from '../places/london';
import { parsePostcode } from '../places/postcode';

/**
 * Creates a function that returns `sentence`, the reason why a job is priced by request (spec/decisions.md), if all of
 * its stops (at least `ends`) are outside Greater London. One stop in London is enough for an online price. Null also
 * while a postcode is missing or incomplete.
 */
export const outsideLondon =
  (sentence: string, { ends }: { readonly ends: number }) =>
  (postcodes: readonly string[]): string | null => {
    const read = postcodes.map((text) => parsePostcode(text));
    const isOutside = read.length >= ends && read.every((place) => place !== null && !isInLondon(place.outcode));
    return isOutside ? sentence : null;
  };
