import { parse, validOutcode } from 'postcode';
import { plainLine } from '../typed-text';

/** A normalised postcode: outcode "SE15", postcode "SE15 4QL". `postcode` is null when only a district was given. */
export type ParsedPostcode = { readonly outcode: string; readonly postcode: string | null };

/** Parses a full postcode or its district, however written (FORM-3), or returns null. O and I may be digits. */
export function parsePostcode(text: string): ParsedPostcode | null {
  const written = plainLine(text).toUpperCase().replace(AROUND, '');
  const compact = written.replace(BETWEEN, '');
  const full = readFull(compact);
  if (full) return full;
  return districtOnly(written);
}

export const fullPostcode = (text: string): string | null => parsePostcode(text)?.postcode ?? null;

/** Matches spaces of every kind, hyphens, dots and commas between the two halves or at the end. */
const BETWEEN = /[\s.,;:·•_\-\u2010-\u2015]/g;
/** Matches brackets and quotation marks around a copied postcode, and punctuation after it. */
const AROUND = /^[\s"'“”‘’«»()[\]<.,;:]+|(?<![\s"'“”‘’«»()[\]>.,;:!?])[\s"'“”‘’«»()[\]>.,;:!?]+$/g;
/** Matches the second half: a digit and two letters, of which Royal Mail never uses C, I, K, M, O and V. */
const SECOND_HALF = /^\d[ABD-HJLNP-UW-Z]{2}$/;

function readFull(compact: string): ParsedPostcode | null {
  if (!/^[A-Z0-9]{5,7}$/.test(compact)) return null;
  const second = withDigit(compact.charAt(compact.length - 3)) + compact.slice(-2);
  const parsed = parse(`${withDigits(compact.slice(0, -3))} ${second}`);
  return parsed.valid && SECOND_HALF.test(second) ? { outcode: parsed.outcode, postcode: parsed.postcode } : null;
}

/** Parses a district alone: "SE15" and "SE 15", but not "N1 2", a postcode still being typed (N12 is elsewhere). */
function districtOnly(written: string): ParsedPostcode | null {
  const outcode = written.replace(/^([A-Z]{1,2})\s+(?=\d)/, '$1');
  // Two or three letters are a word ("TWO"): letters are read as digits only beside a real digit.
  const read = /\d/.test(outcode) ? withDigits(outcode) : outcode;
  return validOutcode(read) ? { outcode: read, postcode: null } : null;
}

const withDigit = (sign: string): string => (sign === 'O' ? '0' : sign === 'I' ? '1' : sign);

/**
 * Returns the first half with digits where no letter can stand: I is never the second letter of an area, and neither I
 * nor O follows its number. O is the second letter of areas such as SO.
 */
function withDigits(outcode: string): string {
  const [first = '', second = '', ...others] = outcode;
  return first + (second === 'I' ? '1' : second) + others.map(withDigit).join('');
}
