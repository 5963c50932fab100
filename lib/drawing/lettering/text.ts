import { add, scaled } from '../geometry/vector';
import type { OutlineMark } from '../marks/mark';
import { pointOn, type Plane } from '../marks/plane';
import { GLYPHS } from './glyphs';

type TextOptions = { readonly anchor?: 'start' | 'middle' | 'end' };

const PER_EM = 1000;
const SHARE_BEFORE_ANCHOR = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * Draws words as outlines on a plane, with the base line from the point (a, b), so that no font is needed.
 * @param size of the letters, in feet
 * @throws {RangeError} for a letter that GLYPHS does not have
 */
export function text(
  on: Plane,
  a: number,
  b: number,
  words: string,
  size: number,
  fill: string,
  { anchor = 'start' }: TextOptions = {},
): OutlineMark {
  let width = 0;
  const set = Array.from(words).map((letter) => {
    const glyph = GLYPHS[letter];
    if (!glyph) throw new RangeError(`No outline for “${letter}”`);
    const offset = width;
    width += glyph.advance;
    return { offset, d: glyph.d };
  });
  const start = -width * SHARE_BEFORE_ANCHOR[anchor];
  const glyphs = set.filter(({ d }) => d !== '').map(({ offset, d }) => ({ offset: offset + start, d }));
  const origin = pointOn(on, a, b);
  const ends = [start, start + width].map((offset) => add(origin, scaled(on.along, (offset * size) / PER_EM)));
  return { kind: 'outline', origin, along: on.along, up: on.up, normal: on.normal, size, fill, glyphs, points: ends };
}
