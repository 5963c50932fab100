import { signedArea, type Vec2 } from '../geometry/vector';
import { linesThrough, type Segment } from './path-data';

/** The style of a shape, widths in pixels. Without a fill it is a line, without a stroke an area. */
export type Style = {
  readonly fill?: string | undefined;
  readonly stroke?: string | undefined;
  /** The width of the pen's line, the same at any displayed size. */
  readonly width?: number | undefined;
  /**
   * The thickness of an object drawn as a stroke, such as a pole. It scales with the drawing, and the line is added to
   * it.
   */
  readonly body?: number | undefined;
  readonly opacity?: number | undefined;
  readonly dash?: string | undefined;
  /** Whether the line lies under the area, so that only its outer half shows. Parts of a figure then merge. */
  readonly strokeFirst?: boolean | undefined;
};

/** One path of the sheet. All measures are in pixels. */
export type Shape = {
  readonly path: readonly Segment[];
  readonly style: Style;
  /** Points that enclose the shape, without the width of its line. */
  readonly points: readonly Vec2[];
  /** The flat opaque areas of the shape. Shapes that one of them covers completely need not be painted. */
  readonly areas: readonly (readonly Vec2[])[];
  /** The name of the moving part that the shape belongs to. */
  readonly tag?: string | undefined;
};

/** Returns the width of the stroke at the sheet's original size, in pixels. 0 for an area. */
export const strokeOf = ({ stroke, width = 1, body = 0 }: Style): number => (stroke === undefined ? 0 : width + body);

/** Returns flat areas in one colour as one path. */
export function areaShape(polygons: readonly (readonly Vec2[])[], style: Style): Shape {
  const areas = polygons.map(counterClockwise);
  return { path: areas.flatMap((corners) => linesThrough(corners, true)), style, points: areas.flat(), areas };
}

export const lineShape = (paths: readonly (readonly Vec2[])[], style: Style, closed = false): Shape => ({
  path: paths.flatMap((path) => linesThrough(path, closed)),
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

/** Returns a shape that paints nothing but enlarges the sheet to include the points. */
export const reserved = (points: readonly Vec2[]): Shape => ({ path: [], style: {}, points, areas: [] });

/**
 * Returns the corners counter-clockwise. Overlapping areas in one path must run the same way, or they cut a hole
 * (non-zero rule).
 */
const counterClockwise = (corners: readonly Vec2[]): readonly Vec2[] =>
  signedArea(corners) < 0 ? [...corners].reverse() : corners;
