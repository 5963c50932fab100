import type { Glyph } from './glyphs';
import font from './headline-font.json';

/** The letters of headlines (Bricolage Grotesque, see public/fonts/README.md), for pictures made without a font. */
const GLYPHS: Readonly<Record<string, Glyph>> = font.glyphs;
/**
 * Kerning in thousandths of the letter size, by first and second letter, from the kerning table of the same font. Values
 * below 36 are left out, because they are invisible.
 */
const KERNING: Readonly<Record<string, Readonly<Record<string, number>>>> = font.kerning;

/** Options of a headline on a flat sheet, in pixels. The base line of the first letter begins at (x, y). */
export type HeadlineOptions = {
  readonly x: number;
  readonly y: number;
  /** The size of the letters, in pixels. */
  readonly size: number;
  readonly fill: string;
};

const PER_EM = 1000;
/** The letter spacing, in thousandths of the letter size. Large letters are set a little closer. */
const TRACKING = -12;

type PlacedGlyph = { readonly d: string; readonly at: number };

/** Returns every letter with its distance from the start, in thousandths of the letter size. */
function placed(words: string): { readonly glyphs: readonly PlacedGlyph[]; readonly width: number } {
  const letters = Array.from(words);
  let width = 0;
  const glyphs = letters.map((letter, index) => {
    const glyph = GLYPHS[letter] ?? GLYPHS[withoutAccent(letter)];
    if (!glyph) throw new RangeError(`No outline for “${letter}” in “${words}”`);
    const at = width;
    width += glyph.advance + TRACKING + (KERNING[letter]?.[letters[index + 1] ?? ''] ?? 0);
    return { d: glyph.d, at };
  });
  return { glyphs, width };
}

const withoutAccent = (letter: string): string => letter.normalize('NFD').charAt(0);

/**
 * Returns the width of words in pixels.
 * @throws {RangeError} for a letter without an outline
 */
export const headlineWidth = (words: string, size: number): number => (placed(words).width * size) / PER_EM;

/** Returns the words as SVG paths, which need no font. */
export function headlineMarkup(words: string, { x, y, size, fill }: HeadlineOptions): string {
  const scale = size / PER_EM;
  const paths = placed(words)
    .glyphs.filter(({ d }) => d !== '')
    .map(({ d, at }) => `<path transform="translate(${at})" d="${d}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale})">${paths.join('')}</g>`;
}

/** Breaks the words into lines no wider than `width` pixels. A single longer word gets a line of its own. */
export function headlineLines(words: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && headlineWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
