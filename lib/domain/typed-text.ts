/** A line that a customer typed, before any rule reads it. Every reader of one kind of value begins here. */

/**
 * Matches what nobody sees: controls, bidirectional marks, overrides and isolates, byte order marks, signs without a width,
 * halves of a surrogate pair, and the empty letters of the Korean script, with which a name could look empty.
 */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u3164\uFFA0]/gu;

/** Matches every code point that breaks a line, and the tabulator: they separate words. */
export const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Returns the text in one line without invisible signs, full-width letters and digits as plain ones. */
export const plainLine = (text: string): string =>
  text.replace(BREAKS, ' ').replace(INVISIBLE, '').normalize('NFKC').trim();

/** Returns a name or a line of an address without the comma that stood behind it where it was copied from. */
export const withoutTrailingComma = (text: string): string => text.replace(/(?<![\s,;])[\s,;]+$/, '');

/** Returns an email address without what stands around it where it is copied from: "mailto:", "Ada <…>", a comma behind it. */
export function readEmail(text: string): string {
  const line = plainLine(text);
  const [, inside = line] = /^[^<>]*<([^<>]+)>[\s.,;]*$/.exec(line) ?? [];
  return inside.replace(/^\s*mailto:\s*/i, '').replace(/^[\s"'“”]+|(?<![\s"'“”.,;:])[\s"'“”.,;:]+$/g, '');
}
