import { add, circlePoints, points, scaled, type Vec2, type Vec3 } from './geometry/vector';

/**
 * The points of a mark, and the `normal` of its face. A mark is drawn when its face is visible, and without a normal
 * always.
 */
type OnFace = { readonly points: readonly Vec3[]; readonly normal?: Vec3 | undefined };

/** A filled mark. Widths of strokes are in pixels. */
export type FillMark = OnFace & {
  readonly kind: 'fill';
  readonly fill: string;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
};
export type LineMark = OnFace & {
  readonly kind: 'line';
  readonly stroke: string;
  readonly width: number;
  readonly dash?: string | undefined;
};
/** Lettering: curves in thousandths of `size` (feet), y downwards, on the plane of `along` and `up`. */
export type OutlineMark = OnFace & {
  readonly kind: 'outline';
  readonly origin: Vec3;
  readonly along: Vec3;
  readonly up: Vec3;
  readonly size: number;
  readonly fill: string;
  readonly glyphs: readonly { readonly offset: number; readonly d: string }[];
};
/** A mark that draws nothing but enlarges the sheet to include its points. */
export type ReserveMark = OnFace & { readonly kind: 'reserve' };

export type Mark = FillMark | LineMark | OutlineMark | ReserveMark;

/** A plane to draw on: an origin, and the unit vectors along and up. */
export type Plane = { readonly origin: Vec3; readonly along: Vec3; readonly up: Vec3; readonly normal: Vec3 };

export const plane = (origin: Vec3, along: Vec3, up: Vec3, normal: Vec3): Plane => ({ origin, along, up, normal });

/** Returns the point `a` feet along and `b` feet up. */
export const pointOn = ({ origin, along, up }: Plane, a: number, b: number): Vec3 =>
  add(origin, add(scaled(along, a), scaled(up, b)));

/** Returns a plane facing +x. `along` runs to the right on the sheet, that is towards −y. */
export const rightFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [0, -1, 0], [0, 0, 1], [1, 0, 0]);
/** Returns a plane facing +y. `along` runs to the right on the sheet. */
export const leftFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [1, 0, 0], [0, 0, 1], [0, 1, 0]);
/** Returns a plane facing −x, such as a wall seen from inside. `along` runs towards +y. */
export const backFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [0, 1, 0], [0, 0, 1], [-1, 0, 0]);
export const topFace = (x: number, y: number, z: number): Plane => plane([x, y, z], [1, 0, 0], [0, 1, 0], [0, 0, 1]);

/** The line around a filled mark. `width` in pixels. */
type Edge = { readonly stroke?: string | undefined; readonly width?: number | undefined };

/**
 * Returns a filled polygon.
 * @param points on the plane, in feet along and up
 */
export const polygon = (on: Plane, points: readonly Vec2[], fill: string, edge: Edge = {}): FillMark => ({
  kind: 'fill',
  points: points.map(([a, b]) => pointOn(on, a, b)),
  normal: on.normal,
  fill,
  ...edge,
});

export const rectangle = (on: Plane, a: number, b: number, width: number, height: number, fill: string, edge?: Edge) =>
  polygon(on, points([a, b], [a + width, b], [a + width, b + height], [a, b + height]), fill, edge);

export const circle = (on: Plane, a: number, b: number, radius: number, fill: string, edge?: Edge): FillMark =>
  polygon(on, circlePoints(a, b, radius), fill, edge);

/**
 * Returns a line through points.
 * @param width of the stroke, in pixels
 */
export const polyline = (on: Plane, points: readonly Vec2[], stroke: string, width = 1, dash?: string): LineMark => ({
  kind: 'line',
  points: points.map(([a, b]) => pointOn(on, a, b)),
  normal: on.normal,
  stroke,
  width,
  dash,
});

/**
 * Returns an outline on a plane.
 * @param d path data in thousandths of `size` (feet), y downwards, from the point (a, b) of the plane
 */
export const outline = (on: Plane, a: number, b: number, d: string, size: number, fill: string): OutlineMark => ({
  kind: 'outline',
  origin: pointOn(on, a, b),
  along: on.along,
  up: on.up,
  normal: on.normal,
  size,
  fill,
  glyphs: [{ offset: 0, d }],
  points: [pointOn(on, a, b)],
});
