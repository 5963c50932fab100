import { isInLondon } from '../places/london';
import { parsePostcode } from '../places/postcode';

/**
 * Why a job is priced by request for where it is (spec/decisions.md): `sentence` when every one of its stops, which are at
 * least `ends`, is outside Greater London. One end in London is enough. Null too while a postcode is missing or half typed.
 */
export const outsideLondon =
  (sentence: string, { ends }: { readonly ends: number }) =>
  (postcodes: readonly string[]): string | null => {
    const read = postcodes.map((text) => parsePostcode(text));
    const isOutside = read.length >= ends && read.every((place) => place !== null && !isInLondon(place.outcode));
    return isOutside ? sentence : null;
  };
