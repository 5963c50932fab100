import { parse, validOutcode } from 'postcode';
import { plainLine } from '../typed-text';

/** A postcode as people write it, normalised: outcode "SE15", postcode "SE15 4QL" or null when only a district was given. */
export type ParsedPostcode = { readonly outcode: string; readonly postcode: string | null };

/**
 * Reads a full postcode or only its district, in any case, spacing and punctuation (FORM-3).
 * A letter O or I where only a digit can stand is read as the digit, in either half; nothing else is guessed. Returns null
 * for anything else; whether the district is one we serve is the distance table's business.
 */
export function parsePostcode(text: string): ParsedPostcode | null {
  const written = plainLine(text).toUpperCase().replace(AROUND, '');
  const compact = written.replace(BETWEEN, '');
  const full = readFull(compact);
  if (full) return full;
  return districtOnly(written);
}

/** "SE15 4QL", or null when the text is not a full postcode. */
export function fullPostcode(text: string): string | null {
  return parsePostcode(text)?.postcode ?? null;
}

/** Spaces of every kind, hyphens, dots and commas: what people put between the two halves, or at the end. */
const BETWEEN = /[\s.,;:·•_\-\u2010-\u2015]/g;
/** Brackets and quotation marks around a postcode that was copied, and punctuation behind it. */
const AROUND = /^[\s"'“”‘’«»()[\]<.,;:]+|(?<![\s"'“”‘’«»()[\]>.,;:!?])[\s"'“”‘’«»()[\]>.,;:!?]+$/g;
/** The second half: a digit and two letters, of which Royal Mail never uses C, I, K, M, O and V. */
const SECOND_HALF = /^\d[ABD-HJLNP-UW-Z]{2}$/;

function readFull(compact: string): ParsedPostcode | null {
  if (!/^[A-Z0-9]{5,7}$/.test(compact)) return null;
  const second = withDigit(compact.charAt(compact.length - 3)) + compact.slice(-2);
  const parsed = parse(`${withDigits(compact.slice(0, -3))} ${second}`);
  return parsed.valid && SECOND_HALF.test(second) ? { outcode: parsed.outcode, postcode: parsed.postcode } : null;
}

/** "SE15" and "SE 15", but not "N1 2": that is a postcode still being typed, and N12 is another place. */
function districtOnly(written: string): ParsedPostcode | null {
  const outcode = written.replace(/^([A-Z]{1,2})\s+(?=\d)/, '$1');
  // Two or three letters are a word ("TWO"): a district is read from letters only where a digit stands beside them.
  const read = /\d/.test(outcode) ? withDigits(outcode) : outcode;
  return validOutcode(read) ? { outcode: read, postcode: null } : null;
}

const withDigit = (sign: string): string => (sign === 'O' ? '0' : sign === 'I' ? '1' : sign);

/**
 * Returns the first half with digits where no letter can stand: I is never the second letter of an area, and neither I nor O
 * is a letter behind its number. O is the second letter of areas such as SO.
 */
function withDigits(outcode: string): string {
  const [first = '', second = '', ...others] = outcode;
  return first + (second === 'I' ? '1' : second) + others.map(withDigit).join('');
}
