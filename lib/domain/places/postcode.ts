import { parse, validOutcode } from 'postcode';

/** A postcode as people write it, normalised: outcode "SE15", postcode "SE15 4QL" or null when only a district was given. */
export type ParsedPostcode = { readonly outcode: string; readonly postcode: string | null };

/**
 * Reads a full postcode or only its district, in any case and spacing (FORM-3).
 * A letter O or I where only a digit can stand is read as the digit; nothing else is guessed. Returns null for
 * anything else; whether the district is one we serve is the distance table's business.
 */
export function parsePostcode(text: string): ParsedPostcode | null {
  const written = text.normalize('NFKC').trim().toUpperCase();
  const compact = written.replace(BETWEEN, '');
  const full = readFull(compact);
  if (full) return full;
  return isDistrict(written) ? { outcode: compact, postcode: null } : null;
}

/** "SE15 4QL", or null when the text is not a full postcode. */
export function fullPostcode(text: string): string | null {
  return parsePostcode(text)?.postcode ?? null;
}

/** Spaces of every kind, hyphens and dots: what people put between the two halves, or at the end. */
const BETWEEN = /[\s.\-\u2010-\u2015]/g;
/** The second half: a digit and two letters, of which Royal Mail never uses C, I, K, M, O and V. */
const SECOND_HALF = /^\d[ABD-HJLNP-UW-Z]{2}$/;

function readFull(compact: string): ParsedPostcode | null {
  if (!/^[A-Z0-9]{5,7}$/.test(compact)) return null;
  const second = compact.slice(-3).replace(/^O/, '0').replace(/^I/, '1');
  const parsed = parse(`${compact.slice(0, -3)} ${second}`);
  return parsed.valid && SECOND_HALF.test(second) ? { outcode: parsed.outcode, postcode: parsed.postcode } : null;
}

/** "SE15" and "SE 15", but not "N1 2": that is a postcode still being typed, and N12 is another place. */
function isDistrict(written: string): boolean {
  return validOutcode(written.replace(/^([A-Z]{1,2})\s+(?=\d)/, '$1'));
}
