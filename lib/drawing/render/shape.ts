import type { Vec2 } from '../geometry/vector';
import { pathThrough } from './path-data';

/** What a shape looks like; widths in pixels. Without a fill it is a line, without a stroke an area. */
export type Style = {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
  readonly opacity?: number | undefined;
  readonly dash?: string | undefined;
  /** The line lies under the fill: overlapping curves of one path read as one silhouette. */
  readonly strokeFirst?: boolean | undefined;
};

/** One path of the sheet, in the order of painting. */
export type Shape = {
  readonly d: string;
  readonly style: Style;
  /** Points of the sheet that enclose it, without the width of its line. */
  readonly points: readonly Vec2[];
  /** Its flat opaque areas: what they cover whole need not be painted. */
  readonly areas: readonly (readonly Vec2[])[];
  /** Name of the moving part it belongs to. */
  readonly tag?: string | undefined;
};

/** Flat areas in one colour, as one path. */
export function areaShape(polygons: readonly (readonly Vec2[])[], style: Style): Shape {
  const round = polygons.map(counterClockwise);
  return {
    d: round.map((corners) => pathThrough(corners, true)).join(''),
    style,
    points: polygons.flat(),
    areas: round,
  };
}

export const lineShape = (paths: readonly (readonly Vec2[])[], style: Style, closed = false): Shape => ({
  d: paths.map((path) => pathThrough(path, closed)).join(''),
  style,
  points: paths.flat(),
  areas: [],
});

/** All areas run the same way round: two that overlap in one path must not cut a hole (the non-zero rule). */
function counterClockwise(corners: readonly Vec2[]): readonly Vec2[] {
  const area = corners.reduce((sum, [x, y], index) => {
    const [a, b] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * b - a * y;
  }, 0);
  return area < 0 ? [...corners].reverse() : corners;
}
