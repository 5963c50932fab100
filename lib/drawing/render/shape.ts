import { signedArea } from '../geometry/polygon';
import type { Vec2 } from '../geometry/vector';
import { through, type Segment } from './path-data';

/** What a shape looks like; widths in pixels. Without a fill it is a line, without a stroke an area. */
export type Style = {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** Of the pen's line: the same however large the drawing is shown. */
  readonly width?: number | undefined;
  /** Of a thing that is drawn as a stroke, a pole: it grows with the drawing, and the line is added to it. */
  readonly body?: number | undefined;
  readonly opacity?: number | undefined;
  readonly dash?: string | undefined;
  /** The line lies under the area, so that only its outer half shows: parts of a figure then run into each other. */
  readonly strokeFirst?: boolean | undefined;
};

/** One path of the sheet, in the order of painting; pixels throughout. */
export type Shape = {
  readonly path: readonly Segment[];
  readonly style: Style;
  /** Points that enclose it, without the width of its line. */
  readonly points: readonly Vec2[];
  /** Its flat opaque areas: what they cover whole need not be painted. */
  readonly areas: readonly (readonly Vec2[])[];
  /** Name of the moving part it belongs to. */
  readonly tag?: string | undefined;
};

/** Width of the stroke on a sheet of the size it is drawn for, in pixels; 0 for an area. */
export const strokeOf = ({ stroke, width = 1, body = 0 }: Style): number => (stroke === undefined ? 0 : width + body);

/** Flat areas in one colour, as one path. */
export function areaShape(polygons: readonly (readonly Vec2[])[], style: Style): Shape {
  const areas = polygons.map(counterClockwise);
  return { path: areas.flatMap((corners) => through(corners, true)), style, points: areas.flat(), areas };
}

export const lineShape = (paths: readonly (readonly Vec2[])[], style: Style, closed = false): Shape => ({
  path: paths.flatMap((path) => through(path, closed)),
  style,
  points: paths.flat(),
  areas: [],
});

export const curveShape = (path: readonly Segment[], style: Style): Shape => ({
  path,
  style,
  points: path.flatMap((segment) => segment.points),
  areas: [],
});

/** Paints nothing and makes the sheet large enough for these points. */
export const reserved = (points: readonly Vec2[]): Shape => ({ path: [], style: {}, points, areas: [] });

/** All areas run the same way round: two that overlap in one path must not cut a hole (the non-zero rule). */
const counterClockwise = (corners: readonly Vec2[]): readonly Vec2[] =>
  signedArea(corners) < 0 ? [...corners].reverse() : corners;
