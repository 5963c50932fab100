import { parse, toOutcode, validOutcode, fix } from 'postcode';

/** A postcode as people write it, normalised: outcode "SE15", postcode "SE15 4QL" or null when only a district was given. */
export type ParsedPostcode = { readonly outcode: string; readonly postcode: string | null };

/**
 * Reads a full postcode or only its district, in any case and spacing (FORM-3).
 * Returns null for anything else; whether the district is one we serve is the distance table's business.
 */
export function parsePostcode(text: string): ParsedPostcode | null {
  const compact = text.replace(/[^a-z0-9]/gi, '').toUpperCase();
  if (compact.length > 8) return null;
  const full = parse(fix(compact));
  if (full.valid) return { outcode: toOutcode(full.postcode) ?? full.outcode, postcode: full.postcode };
  return compact.length <= 4 && validOutcode(compact) ? { outcode: compact, postcode: null } : null;
}

/** "SE15 4QL", or null when the text is not a full postcode. */
export function fullPostcode(text: string): string | null {
  return parsePostcode(text)?.postcode ?? null;
}
