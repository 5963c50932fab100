import { add, scaled, type Vec3 } from '../geometry/vector';
import { GLYPHS } from '../lettering/glyphs';
import { plane, pointOn, type Mark, type OutlineMark, type Plane } from '../marks';
import { INK } from '../palette';
import { markings, type Solid } from '../solids/solid';
import { UNIT_HEIGHT, WALL } from './room';

type DimensionOptions = {
  /** Clear inside measures, in feet. */
  readonly width: number;
  readonly depth: number;
  readonly height?: number | undefined;
  /** The distance from the edge of the floor to the line, in feet. */
  readonly offset?: number | undefined;
  /** The size of the figures, in feet. */
  readonly size?: number | undefined;
  readonly label?: ((feet: number) => string) | undefined;
};

const LINE = { stroke: '#C45108', width: 1.4 };
/** Half the length of the tick at the end of a line, in feet. */
const TICK = 0.28;
/** The distance from the line to the figures, in feet. */
const CLEARANCE = 0.35;
/** The height of a figure as a share of its size. */
const FIGURE = 0.72;
const ABOVE_ALL = 5;

const feet = (value: number): string => `${value} ft`;

/** Draws dimension lines with figures on the ground along the two open edges, and up the right-hand wall. */
export function dimensionLines({
  width,
  depth,
  height = UNIT_HEIGHT,
  offset = 0.95,
  size = 0.82,
  label = feet,
}: DimensionOptions): Solid {
  const [x, y] = [width + offset, depth + offset];
  const line = (...points: readonly Vec3[]): Mark => ({ kind: 'line', points, ...LINE });
  const lying = { up: [0, -1, 0], normal: [0, 0, 1] } as const;
  const below = plane([width / 2, y + CLEARANCE + size * FIGURE, 0], [1, 0, 0], lying.up, lying.normal);
  const beside = plane([x + CLEARANCE + size * FIGURE, depth / 2, 0], [0, -1, 0], [-1, 0, 0], lying.normal);
  const upright = plane([x + 0.3, -WALL, height * 0.66], [1, 0, 0], [0, 0, 1], [0, 1, 0]);
  return markings(
    [
      line([0, y, 0], [width, y, 0]),
      line([0, y - TICK, 0], [0, y + TICK, 0]),
      line([width, y - TICK, 0], [width, y + TICK, 0]),
      line([x, 0, 0], [x, depth, 0]),
      line([x - TICK, 0, 0], [x + TICK, 0, 0]),
      line([x - TICK, depth, 0], [x + TICK, depth, 0]),
      line([x, -WALL, 0], [x, -WALL, height]),
      line([x - TICK, -WALL, height], [x + TICK, -WALL, height]),
      text(below, 0, 0, label(width), size, INK, { anchor: 'middle' }),
      text(beside, 0, 0, label(depth), size, INK, { anchor: 'middle' }),
      text(upright, 0, 0, label(height), size, INK),
    ],
    { layer: ABOVE_ALL },
  );
}

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
