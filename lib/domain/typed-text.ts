/** Matches invisible characters, among them the Hangul fillers, with which a name could look empty. */
export const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\u115F\u1160\u3164\uFFA0]/gu;

/** Matches every line break and the tab: they separate words. */
export const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Returns the text in one line without invisible characters, with full-width letters and digits as plain ones. */
export const plainLine = (text: string): string =>
  text.replace(BREAKS, ' ').replace(INVISIBLE, '').normalize('NFKC').trim();

/** Returns a name or a line of an address without the trailing comma of a copied text. */
export const withoutTrailingComma = (text: string): string => text.replace(/(?<![\s,;])[\s,;]+$/, '');

/** Returns an email address without the text around a copied one: "mailto:", "Ada <…>", a trailing comma. */
export function readEmail(text: string): string {
  const line = plainLine(text);
  const [, inside = line] = /^[^<>]*<([^<>]+)>[\s.,;]*$/.exec(line) ?? [];
  return inside.replace(/^\s*mailto:\s*/i, '').replace(/^[\s"'“”]+|(?<![\s"'“”.,;:])[\s"'“”.,;:]+$/g, '');
}
